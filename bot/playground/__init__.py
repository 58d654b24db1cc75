"""A Discord of one's own on loopback: for the tests, and for playing in a browser without an account."""
