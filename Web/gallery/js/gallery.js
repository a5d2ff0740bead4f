import { connectAppearance } from "./appearance.js";
import { figuresOf, galleryOf } from "./data.js";
import { showDocuments } from "./documents.js";
import { showFailure } from "./failure.js";
import { showFront } from "./front.js";
import { ControlPage } from "./page.js";
import { connectSearch } from "./search.js";
import { connectSound } from "./sound.js";

/** The id of this page; see `Gallery.pages` in Swift. */
const id = document.documentElement.dataset.page;

connectAppearance();
connectSound();
connectSearch();
start();

async function start() {
  const place = document.getElementById("content");
  if (id === "docs") showDocuments(place);
  try {
    const [gallery, figures] = await Promise.all([galleryOf(), figuresOf()]);
    document.getElementById("version").textContent = gallery.version;
    const page = gallery.pages.find((each) => each.id === id);
    if (id === "index") showFront(gallery, figures, place);
    else if (page) await new ControlPage(page, gallery, figures, place).start();
  } catch (error) {
    showFailure(error, place);
  }
}
