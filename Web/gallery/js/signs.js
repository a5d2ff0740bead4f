import { button, make } from "./dom.js";

/** Each sign in the core's order: what it shows, when the Sun is in it, its brightest star, its best month. */
const signs = [
  ["Pisces", "the fishes", "19 February – 20 March", "Alpherg", "November"],
  ["Aries", "the ram", "21 March – 19 April", "Hamal", "December"],
  ["Taurus", "the bull", "20 April – 20 May", "Aldebaran", "January"],
  ["Gemini", "the twins", "21 May – 20 June", "Pollux", "February"],
  ["Cancer", "the crab", "21 June – 22 July", "Tarf", "March"],
  ["Leo", "the lion", "23 July – 22 August", "Regulus", "April"],
  ["Virgo", "the maiden", "23 August – 22 September", "Spica", "May"],
  ["Libra", "the scales", "23 September – 22 October", "Zubeneschamali", "June"],
  ["Scorpio", "the scorpion", "23 October – 21 November", "Antares", "July"],
  ["Sagittarius", "the archer", "22 November – 21 December", "Kaus Australis", "August"],
  ["Capricorn", "the sea goat", "22 December – 19 January", "Deneb Algedi", "September"],
  ["Aquarius", "the water carrier", "20 January – 18 February", "Sadalsuud", "October"],
];

/** The page that the info button of the night sky leads to: of the sign that is shown. */
export function makeSignPage(demo, control) {
  const title = make("h3", { id: `${demo.id}-page`, tabIndex: -1 });
  const text = make("p");
  const facts = make("dl");
  const close = button("Close", { onclick: () => {
    page.hidden = true;
    control.focus();
  } });
  const page = make("section", { className: "page", hidden: true, "aria-labelledby": title.id }, title, text, facts, close);

  function show(index) {
    const [name = "No sign yet", meaning, dates, star, month] = signs[index] ?? [];
    title.textContent = name;
    text.textContent = meaning
      ? `The constellation of ${meaning}.`
      : "Open the ring, slide to a sign and let go; then the info button tells of it.";
    const rows = meaning ? { "The Sun is there": dates, "Brightest star": star, "Best in the evening": month } : {};
    facts.replaceChildren(...Object.entries(rows).flatMap(([term, fact]) => [make("dt", {}, term), make("dd", {}, fact)]));
  }
  control.addEventListener("tell", ({ detail: { name, index } }) => {
    if (name === "page") {
      show(index);
      page.hidden = false;
      page.scrollIntoView({ block: "nearest" });
      title.focus();
    } else if (name === "chosen") {
      show(index);
    }
  });
  page.addEventListener("keydown", ({ key }) => { if (key === "Escape") close.click(); });
  return page;
}
