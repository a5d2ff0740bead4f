/** Theme and accent: chosen by radio buttons, remembered, put back by remembered.js. */
export function connectAppearance() {
  for (const choice of ["theme", "accent"]) connect(choice);
  const preferences = document.getElementById("preferences");
  // On a wide page there is room for all of it.
  const isWide = matchMedia("(min-width: 1040px)");
  const fold = () => { preferences.open = isWide.matches; };
  isWide.addEventListener("change", fold);
  fold();
}

function connect(choice) {
  const root = document.documentElement;
  const group = document.getElementById(choice);
  const chosen = group.querySelector(`[value="${CSS.escape(root.dataset[choice])}"]`);
  if (chosen) chosen.checked = true;
  group.addEventListener("change", (event) => {
    root.dataset[choice] = event.target.value;
    try {
      localStorage.setItem("rotary-" + choice, event.target.value);
    } catch {
      // Storage is forbidden here: the choice lasts as long as the page.
    }
  });
}
