### web-table
