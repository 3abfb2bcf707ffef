//! roma
