//! Cargo fetches these crates for run.js; nothing is compiled here.
