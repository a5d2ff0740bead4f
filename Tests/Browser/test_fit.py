"""How the pages fit: screens, large text, keyboard, typeface, axe."""

import pytest
from playwright.sync_api import expect

from axe import violations
from test_gallery import PAGES, ROOT, WIDTHS, code, control, drawn, gallery, open_settings, ready, site  # noqa: F401


def test_the_keyboard_reaches_everything_in_order(gallery):
    page = gallery()
    ready(page, "icon-wheel")
    page.locator("body").press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    reached = []
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.append(page.evaluate(FOCUSED))
        if reached[-1] == "on-page":
            break
    order = ["link:RotaryKit", "page", "search-open", "summary", "tab", "watch", "wheel", "chip", "tab", "copy", "setting",
             "on-page"]
    place = 0
    for each in order:
        assert each in reached[place:], (each, reached)
        place = reached.index(each, place) + 1


FOCUSED = """() => {
  const it = document.activeElement;
  if (it.matches(".control")) return "wheel";
  if (it.matches(".brand")) return "link:RotaryKit";
  if (it.closest(".pages")) return "page";
  if (it.closest(".on-page")) return "on-page";
  if (it.closest("[data-setting]")) return "setting";
  if (it.getAttribute("role") === "tab") return "tab";
  for (const name of ["watch", "chip", "copy"]) if (it.classList.contains(name)) return name;
  return it.id || it.localName;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", ["", *map("{}.html".format, PAGES), "dial.html#strip", "docs/"])
def test_axe_finds_nothing(gallery, scheme, address):
    page = gallery(address, color_scheme=scheme, reduced_motion="reduce")
    if page.locator(".bench .control").count():
        drawn(page.locator(".bench .control").first)
    assert violations(page, drawn_text=False) == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("address", ["", "wheel.html", "dial.html#strip"])
def test_nothing_is_wider_than_the_page(gallery, width, direction, address):
    page = gallery(address, viewport={"width": width, "height": 900})
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_text_of_twice_the_size_cuts_nothing(gallery):
    for width in (390, 1440):
        page = gallery(viewport={"width": width, "height": 900})
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        cut = page.evaluate("""() => [...document.querySelectorAll(".top a, .top button, .tabs button, .chip, .on-page a")]
          .filter((it) => it.checkVisibility())
          .filter((it) => { const { left, right } = it.getBoundingClientRect();
            return left < -0.5 || right > innerWidth + 0.5 || it.scrollWidth > it.clientWidth + 1; })
          .map((it) => it.textContent)""")
        assert cut == [], width


def test_the_stage_the_code_and_the_events_begin_above_the_fold(gallery):
    page = gallery(viewport={"width": 1440, "height": 900})
    box = control(page, "icon-wheel").bounding_box()
    assert box["y"] + box["height"] <= 900
    assert box["width"] >= 380
    assert box["height"] == pytest.approx(box["width"], abs=1)
    for panel in (".is-settings", ".is-code", ".is-events"):
        place = page.locator(f".panel{panel}").bounding_box()
        assert place["y"] + place["height"] <= 900, panel
        assert place["height"] > 120, panel
    page.evaluate("document.getElementById('size').scrollIntoView({ behavior: 'instant' })")


def test_a_wide_screen_is_used(gallery):
    page = gallery(viewport={"width": 2560, "height": 1440})
    assert control(page, "icon-wheel").bounding_box()["width"] >= 800
    dock = page.locator(".dock").bounding_box()
    assert dock["x"] + dock["width"] > 2440 and dock["width"] >= 600


def test_targets_can_be_hit_by_a_finger(gallery):
    for address in ("", "wheel.html"):
        page = gallery(address, viewport={"width": 320, "height": 640})
        if address:
            open_settings(page, "icon-wheel")
        small = page.evaluate("""() => [...document.querySelectorAll(
          "button, a, input, summary")].filter((it) => it.checkVisibility())
          .map((it) => [it.closest("label") ?? it, it])
          .filter(([area]) => { const { width, height } = area.getBoundingClientRect();
            return width < 44 || height < 44; })
          .map(([, it]) => it.outerHTML.slice(0, 120))""")
        assert small == []


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("address", ["", "wheel.html", "spinner-row.html", "turntable.html"])
def test_nothing_moves_once_it_is_there(gallery, width, address):
    page = gallery(address, viewport={"width": width, "height": 900}, script="""
      window.shift = 0;
      window.addShifts = (entries) => { for (const { value } of entries) shift += value; };
      window.shifts = new PerformanceObserver((list) => addShifts(list.getEntries()));
      shifts.observe({ type: "layout-shift", buffered: true });""")
    page.evaluate("document.fonts.ready")
    drawn(page.locator(".control").first)
    # A shift is reported with the picture after it.
    page.evaluate("() => new Promise((done) => "
                  "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    assert page.evaluate("() => { addShifts(shifts.takeRecords()); return shift; }") < 0.01


def test_the_typeface_is_our_own_and_is_the_controls_as_well(gallery):
    page = gallery()
    if not list((ROOT / "Web/dist/gallery/fonts").glob("*.woff2")):
        pytest.skip("built without Inter")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.fonts.check('16px Inter')")
    ready(page, "icon-wheel")
    title = "wheel => getComputedStyle(wheel.shadowRoot.querySelector('[part=title]')).fontFamily"
    assert control(page, "icon-wheel").evaluate(title).startswith("Inter")


def test_beside_a_turntable_stands_who_is_in_its_middle(gallery):
    page = gallery("turntable.html", viewport={"width": 2560, "height": 1440}, reduced_motion="reduce")
    table = ready(page, "people")
    card = page.locator(".card")
    expect(card).to_contain_text("Cleo Diaz")
    expect(card).to_contain_text("3 of 15")
    box, stage = card.bounding_box(), page.locator(".stage").bounding_box()
    assert box["x"] > table.bounding_box()["x"] + table.bounding_box()["width"] - 1
    assert box["x"] + box["width"] <= stage["x"] + stage["width"]
    around = table.bounding_box()
    page.mouse.move(around["x"] + around["width"] / 4, around["y"] + around["height"] / 2)
    table.focus()
    for number in range(4, 14):
        page.mouse.wheel(0, 120)
        expect(card).to_contain_text(f"{number} of 15")
    expect(card).to_contain_text("Max Nunn")
    page = gallery("turntable.html", viewport={"width": 390, "height": 844})
    expect(page.locator(".card")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 768, 1180, 1440])
def test_no_tab_is_alone_in_its_row(gallery, width):
    page = None
    for name in PAGES:
        page = gallery(f"{name}.html", page=page, viewport={"width": width, "height": 900})
        alone = page.locator(".bench, .tabs").evaluate_all("""all => all.flatMap((list) => {
          const tops = [...list.querySelectorAll(":scope > [role=tab]")].map((tab) => tab.offsetTop);
          const last = tops.filter((top) => top === tops.at(-1)).length;
          return tops.length > 2 && last === 1 && last < tops.length ? [list.textContent] : [];
        })""")
        assert alone == [], (name, width)


def test_the_pages_are_in_the_bar_from_1180_points(gallery):
    page = gallery("", viewport={"width": 1180, "height": 820})
    expect(page.locator(".menu")).to_be_hidden()
    links = page.locator(".pages a")
    assert links.count() == len(PAGES) + 1
    tops = links.evaluate_all("all => all.map((each) => each.offsetTop)")
    assert len(set(tops)) == 1
    last, tools = links.last.bounding_box(), page.locator(".tools").bounding_box()
    assert last["x"] + last["width"] <= tools["x"]


@pytest.mark.parametrize("height", [720, 820, 900])
@pytest.mark.parametrize("address", [
    "stage.html", "spinner-row.html", "spinner-row.html#padlock", "turntable.html", "wheel.html"])
def test_a_companion_is_below_its_control(gallery, address, height):
    page = gallery(address, viewport={"width": 1180, "height": height})
    page.locator(".bench .control:not(.is-coming)").first.wait_for()
    overlap = page.locator(".bench").evaluate("""(bench) => {
      const control = bench.querySelector(".control").getBoundingClientRect();
      const card = bench.querySelector(".stage-card").getBoundingClientRect();
      const [reading] = bench.querySelectorAll(".reading");
      const below = reading?.getBoundingClientRect();
      const isBeside = below && below.left >= control.right - 1;
      return [below && !isBeside ? below.top - control.bottom : 0, card.bottom - control.bottom];
    }""")
    assert min(overlap) >= -1


@pytest.mark.parametrize("name", ["feel", "stage"])
def test_a_page_that_is_no_control_says_what_it_is_for(gallery, name):
    page = gallery(f"{name}.html")
    note = page.locator(".origin")
    expect(note).to_contain_text("This page comes from the")
    for link in note.get_by_role("link").all():
        assert "/docs/documentation/rotary/" in link.get_attribute("href")
        article = link.get_attribute("href").rstrip("/").rpartition("/")[2]
        names = [path.stem.lower() for path in (ROOT / "Sources/Rotary/Rotary.docc").glob("*.md")]
        assert article in names
