import { button, make } from "./dom.js";

/** The signs in the core's order: name, meaning, dates of the Sun in it, brightest star, month of best visibility. */
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

/** The dates on which the Sun enters the signs, as month · 100 + day, in the core's order from Pisces. */
const beginnings = [219, 321, 420, 521, 621, 723, 823, 923, 1023, 1122, 1222, 120];

/** The index of the sign in which the Sun is on a date. */
export function signOn(date) {
  const day = (date.getMonth() + 1) * 100 + date.getDate();
  // Capricorn spans the new year.
  if (day >= beginnings[10] || day < beginnings[11]) return 10;
  return day < beginnings[0] ? 11 : beginnings.findLastIndex((begin, index) => index < 10 && day >= begin);
}

/**
 * Offers the sounds of the sky after the first touch, unless sound is already on.
 *
 * The offer waits until the ring is closed, which it would cover. It keeps its place while it is hidden, so that the
 * sky does not move.
 */
function makeSoundOffer(control) {
  const sound = document.getElementById("sound");
  let [isAsked, isAnswered, isOpen] = [false, !sound, false];
  const show = () => offer.classList.toggle("is-away", !isAsked || isAnswered || isOpen || sound.checked);
  const answer = (isWanted) => () => {
    isAnswered = true;
    if (isWanted && !sound.checked) sound.click();
    show();
    control.focus();
  };
  const offer = make("div", { className: "sound-offer is-away", role: "group", "aria-label": "Sound" },
    make("span", {}, "This sky has sounds."),
    button("Turn them on", { className: "button is-main", onclick: answer(true) }),
    button("Not now", { className: "button is-quiet", onclick: answer(false) }));
  // The demonstration of the gesture is no touch of a user.
  control.addEventListener("pointerup", ({ isTrusted }) => {
    isAsked ||= isTrusted;
    show();
  });
  control.addEventListener("tell", ({ detail: { name } }) => {
    if (name === "opened" || name === "closed") isOpen = name === "opened";
    show();
  });
  const follow = () => {
    isAnswered = true;
    show();
    // The switch exists longer than the demo.
    if (!offer.isConnected) sound.removeEventListener("change", follow);
  };
  sound?.addEventListener("change", follow);
  return offer;
}

/** The page of the displayed sign, which the info button of the night sky opens, and the offer of sounds. */
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
