"""How Edgewise is packed: the build backend, and the browser client that goes into every package."""
