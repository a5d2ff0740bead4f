/** Connects the theme and accent, which remembered.js restores, and the menus of the top bar. */
export function connectAppearance() {
  for (const choice of ["theme", "accent"]) connect(choice);
  const folds = [...document.querySelectorAll(".top .fold")];
  const close = (fold) => { fold.open = false; };
  addEventListener("pointerdown", ({ target }) => {
    for (const fold of folds) if (!fold.contains(target)) close(fold);
  });
  for (const fold of folds) {
    fold.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !fold.open) return;
      close(fold);
      fold.querySelector("summary").focus();
    });
    fold.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !fold.contains(relatedTarget)) close(fold);
    });
  }
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
      // Without storage, the choice lasts as long as the page.
    }
  });
}
