"""Controls on pages as they are: with other content, scrolled, zoomed, in dialogs, in other languages."""
