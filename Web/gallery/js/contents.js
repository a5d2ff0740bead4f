import { make } from "./dom.js";

/** The contents list: a link for each demo, by their controls, the one in sight marked. */
export function makeContents(demos) {
  const list = document.getElementById("contents");
  const strip = list.parentElement;
  const links = new Map();
  const groups = Map.groupBy(demos, ({ control }) => control);
  for (const [control, members] of groups) {
    // A page on which most controls are there once needs no headings.
    const group = groups.size * 2 > demos.length ? list : appendGroup(list, control);
    for (const { id, title } of members) {
      const link = make("a", { href: `#${id}` }, make("span", { "data-text": title }, title));
      links.set(id, link);
      group.append(make("li", {}, link));
    }
  }

  function mark(id) {
    for (const [other, link] of links) {
      if (other === id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    const link = links.get(id);
    if (!link) return;
    // A strip on a narrow page, a list on a wide one.
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.scrollTo({
      left: link.offsetLeft + link.offsetWidth / 2 - strip.clientWidth / 2,
      top: link.offsetTop + link.offsetHeight / 2 - strip.clientHeight / 2,
      behavior: isCalm ? "auto" : "smooth",
    });
  }

  /** Marks the first of the sections that cross the middle of the screen; between two, the one before stays. */
  function watch(sections) {
    const crossing = new Set();
    let current = null;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      const first = [...sections].find((section) => crossing.has(section));
      if (!first || first === current) return;
      current = first;
      mark(first.id);
    }, { rootMargin: "-45% 0px -54% 0px" });
    for (const section of sections) observer.observe(section);
  }

  function show(id, isShown) {
    links.get(id).parentElement.hidden = !isShown;
  }

  return { watch, show };
}

function appendGroup(list, control) {
  const id = `contents-${control}`;
  const group = make("ol", { "aria-labelledby": id });
  list.append(make("li", { className: "group" }, make("span", { id, className: "group-name" }, control.replaceAll("-", " ")), group));
  return group;
}
