"""The server: web API, sockets, lobby and storage. It owns rules, dice and clocks; clients get views."""
