// Runs before the page is drawn: puts back the theme and accent chosen on an earlier visit.
for (const choice of ["theme", "accent"]) {
  try {
    const value = localStorage.getItem("rotary-" + choice);
    if (value) document.documentElement.dataset[choice] = value;
  } catch {
    // Storage is forbidden here: the page follows the system.
  }
}
