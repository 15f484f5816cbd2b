"""Messages and rules text, in English, German and Polish."""
