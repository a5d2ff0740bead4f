import { button, make } from "./dom.js";

/** Displays which file did not load, and a remedy. */
export function showFailure(error, place) {
  const isFile = location.protocol === "file:";
  const advice = isFile
    ? "A browser does not load WebAssembly from a file. Run “rotary serve” and open the address that it prints."
    : "Run Web/build if the page is not built, check that the server runs, and try again.";
  place.replaceChildren(make("div", { className: "notice", role: "alert" },
    make("h2", {}, "The controls could not be loaded"),
    make("p", {}, error.message),
    make("p", {}, advice),
    button("Try again", { className: "button is-main", onclick: () => location.reload() })));
  console.error(error);
}
