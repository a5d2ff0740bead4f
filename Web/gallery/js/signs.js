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

/** When the Sun enters the signs: the month and the day, in the core's order from Pisces. */
const beginnings = [219, 321, 420, 521, 621, 723, 823, 923, 1023, 1122, 1222, 120];

/** Which sign the Sun is in on a date, by its place in the core's order. */
export function signOn(date) {
  const day = (date.getMonth() + 1) * 100 + date.getDate();
  // Capricorn is the one that goes on over New Year.
  if (day >= beginnings[10] || day < beginnings[11]) return 10;
  return day < beginnings[0] ? 11 : beginnings.findLastIndex((begin, index) => index < 10 && day >= begin);
}

/** Asks once, when somebody first touches the sky, whether it may be heard; where sound is on already, nobody asks. */
function makeSoundOffer(control) {
  const sound = document.getElementById("sound");
  // Unseen it keeps its place: the sky must not move under the finger that is asked.
  const put = (isSeen) => offer.classList.toggle("is-away", !isSeen);
  const answer = (isWanted) => () => {
    if (isWanted && !sound.checked) sound.click();
    put(false);
    control.focus();
  };
  const offer = make("div", { className: "sound-offer is-away", role: "group", "aria-label": "Sound" },
    make("span", {}, "This sky has sounds."),
    button("Turn them on", { className: "button is-main", onclick: answer(true) }),
    button("Not now", { className: "button is-quiet", onclick: answer(false) }));
  if (sound) {
    // A hand that shows the gesture is nobody who could hear.
    const ask = ({ isTrusted }) => {
      if (!isTrusted) return;
      control.removeEventListener("pointerdown", ask);
      put(!sound.checked);
    };
    control.addEventListener("pointerdown", ask);
    const quiet = () => {
      put(false);
      // The switch outlives the demo.
      if (!offer.isConnected) sound.removeEventListener("change", quiet);
    };
    sound.addEventListener("change", quiet);
  }
  return offer;
}

/** The page that the info button of the night sky leads to: of the sign that is shown. */
export function makeSignPage(demo, control) {
  const title = make("h3", { id: `${demo.id}-page`, tabIndex: -1 });
  const text = make("p");
  const facts = make("dl");
  if (!control.hasAttribute("sign")) control.setAttribute("sign", signs[signOn(new Date())][0].toLowerCase());
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
      : "Open the ring, slide to a sign and let go. The info button then shows its page.";
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
  return make("div", { className: "sky-foot" }, makeSoundOffer(control), page);
}
