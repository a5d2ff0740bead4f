"""The site, as a visitor uses it: turning, settings, search, sounds, screen reader."""

import contextlib
import json
import math
import os
import socket
import subprocess
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import wait
from hands import let_go

ROOT = Path(__file__).parents[2]
WIDTHS = [320, 768, 1440, 2560]
# Between the hub and the rim of a wheel or dial, as shares of its radius.
GRIP = 0.65


@contextlib.contextmanager
def served():
    """Serves the built page with `rotary serve`, from ROTARY_TOOL or the debug build; returns its address."""
    tool = os.environ.get("ROTARY_TOOL", ROOT / ".build-all/debug/rotary")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [tool, "serve", "--root", ROOT / "Web/dist", "--port", str(port)],
        # From a folder without documentation, whether script/docs has run or not.
        cwd="/", stdout=subprocess.PIPE, text=True)
    # It prints its address when it listens.
    line = server.stdout.readline()
    assert str(port) in line, f"rotary serve said: {line!r}"
    yield f"http://127.0.0.1:{port}/"
    server.terminate()
    server.wait()


@pytest.fixture(scope="session")
def site():
    with served() as address:
        yield address


def described(site):
    with urllib.request.urlopen(site + "gallery.json") as answer:
        return json.load(answer)


# The pages after the front page, in their order.
with served() as address:
    PAGES = [page["id"] for page in described(address)["pages"][1:]]
# The pages of the package's controls; the demos of the others are controls of the gallery.
CONTROLS = [page for page in PAGES if page not in ("feel", "stage")]
# A visitor after every gesture was shown; the pages show them only once.
SEEN = f"""localStorage.setItem("rotary-seen", "{' '.join(PAGES)}");"""


def held(milliseconds):
    """A script after which timers of exactly this delay do nothing until a test runs those in `due`."""
    return f"""(() => {{
      const [later, forget] = [setTimeout, clearTimeout];
      let count = 0;
      window.due = new Map();
      window.setTimeout = (run, after, ...rest) => {{
        if (after !== {milliseconds}) return later(run, after, ...rest);
        due.set(`held ${{++count}}`, run);
        return `held ${{count}}`;
      }};
      window.clearTimeout = (id) => due.delete(id) || forget(id);
    }})();"""


@pytest.fixture
def gallery(lend, site):
    """Opens a page, or navigates `page` to it; after the test, the console must be empty."""
    pages = []

    def new_page(script, **context):
        page = lend(**context)
        page.problems = []
        pages.append(page)
        page.on("console", lambda each: each.type in ("error", "warning") and page.problems.append(each.text))
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.add_init_script(script)
        return page

    def open_gallery(address="wheel.html", missing=None, waiting=None, script="", java_script_enabled=True,
                     is_new=False, page=None, **context):
        if not java_script_enabled:
            context["java_script_enabled"] = False
        page = page or new_page(script + ("" if is_new else SEEN), **context)
        if missing:
            page.route(f"**/{missing}", lambda route: route.fulfill(status=404, body=""))
        if waiting:
            name, hold = waiting
            page.route(site + name, hold)
        page.goto(site + address, wait_until="commit" if waiting else "load")
        if java_script_enabled:
            page.locator(".bench, .hero, [role=alert], [data-page=docs] .lead").first.wait_for()
        return page

    yield open_gallery
    for page in pages:
        assert page.problems == []


def section(page, demo):
    """The stage and the dock of a demo, which is shown first."""
    if page.locator(f"#{demo}.bench").count() == 0:
        page.evaluate("id => { location.hash = id }", demo)
    page.locator(f"#{demo}.bench").wait_for()
    return page.locator(f"#{demo}")


def control(page, demo):
    return section(page, demo).locator(".control").first


def rows(page, demo, name=None):
    log = section(page, demo).locator(".log li")
    return log if name is None else log.filter(has=page.locator(f".event:text-is('{name}')"))


def point(box, degrees):
    """A position to grab a wheel at; 0 is right, clockwise."""
    angle = math.radians(degrees)
    grip = GRIP * min(box["width"], box["height"]) / 2
    return (
        box["x"] + box["width"] / 2 + grip * math.cos(angle),
        box["y"] + box["height"] / 2 + grip * math.sin(angle),
    )


def drag(page, wheel, start, end, step=5):
    """Grabs a wheel at one angle, drags it to another, waits there, and releases it."""
    wheel.evaluate("wheel => wheel.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = wheel.bounding_box()
    page.mouse.move(*point(box, start))
    page.mouse.down()
    for count in range(1, int(abs(end - start) / step) + 1):
        page.mouse.move(*point(box, start + math.copysign(step * count, end - start)))
    let_go(page)


def drawn(shown):
    """Waits until a control is drawn. Before that, its element may not even be defined."""
    shown.evaluate("""async (control) => {
      await customElements.whenDefined(control.localName);
      await control.constructor.ready;
      while (control.closest(".is-coming")) await new Promise(requestAnimationFrame);
    }""")
    return shown


def ready(page, demo):
    """Waits until a demo is drawn."""
    return drawn(control(page, demo))


def open_settings(page, demo):
    panel = section(page, demo).locator(".panel.is-settings")
    panel.evaluate("panel => { panel.open = true }")
    return panel


def code(page, demo, language="HTML"):
    shown = section(page, demo).locator(".code")
    shown.get_by_role("tab", name=language, exact=True).click()
    return shown.locator("#code-text")


def demos_of(page):
    return [id for tab in page["tabs"] for id in [tab["demo"], *tab["presets"]]]


def addresses(site):
    return ["" if page["id"] == "index" else f"{page['id']}.html" for page in described(site)["pages"]]


def test_every_demo_is_on_one_page_at_least(site):
    told = described(site)
    shown = {id for page in told["pages"] for id in demos_of(page)}
    assert shown == {demo["id"] for demo in told["demos"]}


def test_every_page_has_its_own_title_description_and_tabs(gallery, site):
    told = described(site)
    titles = {demo["id"]: demo["title"] for demo in told["demos"]}
    heads, page = set(), None
    for each in told["pages"][1:]:
        page = gallery(f"{each['id']}.html", page=page)
        expect(page.get_by_role("heading", level=1)).to_have_text(each["title"])
        description = page.locator("meta[name=description]").get_attribute("content")
        assert description == each["summary"]
        heads.add((page.title(), description))
        assert 2 <= len(each["tabs"]) <= 4, each["id"]
        tabs = page.get_by_role("tablist", name="Demos").get_by_role("tab")
        expect(tabs).to_have_text([titles[tab["demo"]] for tab in each["tabs"]])
        current = page.get_by_role("navigation", name="Pages").locator("[aria-current=page]")
        expect(current).to_have_text(each["title"])
    assert len(heads) == len(told["pages"]) - 1


def test_every_demo_turns_under_a_drag_and_logs_it(gallery, site):
    page = None
    for each in described(site)["pages"][1:]:
        if each["id"] in ("feel", "stage", "ring-menu"):
            continue  # They have separate tests.
        page = gallery(f"{each['id']}.html", page=page)
        for demo in demos_of(each):
            shown = ready(page, demo)
            if shown.evaluate("it => !(it.matches('.control-row') ? it.querySelector('.control') : it).shadowRoot?.querySelector('.area')"):
                continue  # It takes no touch.
            wheel = shown.locator(".control").first if shown.evaluate("it => it.matches('.control-row')") else shown
            box = wheel.bounding_box()
            if shown.evaluate("it => it.localName === 'rotary-row-body'"):
                # The position of the row in every body.
                x, y = box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.62
                page.mouse.move(x, y)
                page.mouse.down()
                page.mouse.move(x, y - 0.3 * box["height"], steps=12)
                page.mouse.up()
            elif box["width"] > 1.4 * box["height"]:
                # Rings side by side, or one: diagonally, by more than a tile.
                x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.7
                page.mouse.move(x, y)
                page.mouse.down()
                page.mouse.move(x - 0.45 * box["width"], y - 0.5 * box["height"], steps=12)
                page.mouse.up()
            else:
                # Clockwise, which every wheel allows; a phone has a hole where this begins.
                drag(page, wheel, -45, 115, step=20)
            expect(rows(page, demo).first, demo).to_be_visible()


def test_tabs_and_variants_are_in_the_address_and_lead_back(gallery):
    page = gallery()
    page.get_by_role("tab", name="Fortune wheel").click()
    expect(page.locator("#fortune.bench")).to_be_visible()
    assert page.evaluate("location.hash") == "#fortune"
    page.keyboard.press("Home")
    expect(page.get_by_role("tab", name="Icon wheel")).to_be_focused()
    page.get_by_role("button", name="Twelve months").click()
    assert page.evaluate("location.hash") == "#months"
    page.reload()
    expect(page.locator("#months.bench .control")).to_be_visible()
    expect(page.get_by_role("button", name="Twelve months")).to_have_attribute("aria-pressed", "true")


def test_the_address_leads_to_a_row_and_follows_the_reader(gallery):
    page = gallery("wheel.html#setting-pointer")
    expect(page.locator("#setting-pointer")).to_be_in_viewport()
    page.locator(".on-page").get_by_role("link", name="Size").click()
    expect(page.locator("#size")).to_be_in_viewport()
    page.evaluate("document.getElementById('reader').scrollIntoView({ behavior: 'instant' })")
    wait(page, "location.hash === '#reader'")
    expect(page.locator(".on-page [aria-current]")).to_have_text("Accessibility")


def test_the_theme_is_changed_and_remembered(gallery):
    page = gallery(color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(250, 249, 247)"
    page.locator("#look summary").click()
    page.get_by_role("radio", name="Dark").check()
    assert page.evaluate(ground) == "rgb(20, 22, 27)"
    page.reload()
    page.locator(".bench").wait_for()
    assert page.evaluate(ground) == "rgb(20, 22, 27)"
    page.locator("#look summary").click()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="Dark")).to_be_hidden()


def test_the_accent_reaches_the_controls(gallery):
    page = gallery(color_scheme="light")
    accent = "wheel => getComputedStyle(wheel).getPropertyValue('--rotary-accent')"
    before = control(page, "icon-wheel").evaluate(accent)
    page.locator("#look summary").click()
    page.get_by_role("radio", name="Clay").check()
    assert control(page, "icon-wheel").evaluate(accent) != before


def test_the_winner_that_is_named_is_the_one_that_the_events_tell(gallery):
    page = gallery("wheel.html#fortune", reduced_motion="reduce", script="Math.random = () => 0.75;")
    ready(page, "fortune")
    fortune = section(page, "fortune")
    fortune.get_by_role("button", name="Spin").click()
    change = rows(page, "fortune", "change").first
    expect(change).to_be_visible()
    winner = change.locator(".detail").text_content().split(" · ")[0]
    said = {"No prize": "No prize this time", "Spin again": "Spin again, it’s free", "Jackpot": "Jackpot!"}
    expect(fortune.locator("output")).to_have_text(said.get(winner, f"You win: {winner.lower()}"))


@pytest.mark.parametrize("missing", ["gallery.json", "figures.json", "rotary-wheel.js"])
def test_a_file_that_is_missing_is_named_with_what_to_do(gallery, missing):
    page = gallery(missing=missing)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("could not be loaded")
    expect(notice.get_by_role("button", name="Try again")).to_be_visible()
    expect(notice).to_contain_text(missing)
    page.problems.clear()


def test_without_javascript_there_are_words_and_links(gallery):
    page = gallery(java_script_enabled=False)
    expect(page.locator(".notice")).to_contain_text("switched off")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wheel")
    expect(page.get_by_role("navigation", name="Pages").get_by_role("link", name="Dial")).to_be_visible()


def test_the_documentation_has_an_address_before_it_is_built(gallery):
    page = gallery("docs/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Documentation")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Wheel").click()
    expect(page.locator("#icon-wheel.bench")).to_be_visible()


def test_the_sound_is_off_until_it_is_switched_on(gallery):
    page = gallery(script="""
      window.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...rest) {
        window.tones += 1;
        return AudioScheduledSourceNode.prototype.start.apply(this, rest);
      };""")
    drag(page, ready(page, "icon-wheel"), 0, 180)
    expect(rows(page, "icon-wheel", "change")).to_have_count(1)
    assert page.evaluate("tones") == 0
    page.locator("#look summary").click()
    expect(page.get_by_label("Volume")).to_be_disabled()
    page.get_by_role("switch", name="Sound").check()
    expect(page.get_by_label("Volume")).to_be_enabled()
    page.keyboard.press("Escape")
    drag(page, control(page, "icon-wheel"), 0, 180)
    wait(page, "tones > 1")
