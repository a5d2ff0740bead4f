/** Search: shows the demos that have every word of the query; Escape shows all of them again. */
export function connectSearch(demos, contents) {
  const query = document.getElementById("query");
  const found = document.getElementById("found");

  function filter() {
    const words = query.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { description, section } of demos) {
      const text = searchable(description);
      const isShown = words.every((word) => text.includes(word));
      section.hidden = !isShown;
      contents.show(description.id, isShown);
      if (isShown) count += 1;
    }
    if (words.length === 0) found.textContent = "";
    else if (count === 0) {
      const asked = query.value.trim();
      found.textContent = `Nothing is called “${asked}”. Try “wheel”, or press Escape to see everything.`;
    } else found.textContent = `${count} of ${demos.length} controls`;
  }

  query.addEventListener("input", filter);
  query.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    query.value = "";
    filter();
  });
}

function searchable({ title, summary, element, settings = [] }) {
  return [title, summary, element, ...settings].join(" ").toLocaleLowerCase();
}
