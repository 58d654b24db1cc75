"""The rules of the games. Pure: no network, no database, no clock, no pictures."""
