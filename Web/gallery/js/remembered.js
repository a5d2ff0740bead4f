// Restores the theme and accent of an earlier visit, before the page is painted.
for (const choice of ["theme", "accent"]) {
  try {
    const value = localStorage.getItem("rotary-" + choice);
    if (value) document.documentElement.dataset[choice] = value;
  } catch {
    // Without storage, the page follows the system.
  }
}
