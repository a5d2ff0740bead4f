"""Controls on realistic pages: with other content, scrolled, zoomed, in dialogs, in other languages."""
