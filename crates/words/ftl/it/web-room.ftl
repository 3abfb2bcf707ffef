### web-room
