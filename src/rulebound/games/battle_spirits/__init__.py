"""Battle Spirits Standard 1.0, in the order of its manual."""
