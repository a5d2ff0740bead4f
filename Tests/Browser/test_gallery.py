"""The gallery page, used as a visitor uses it: turned, set, searched, listened to, read aloud."""

import json
import math
import os
import re
import socket
import subprocess
import urllib.request
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

ROOT = Path(__file__).parents[2]
WIDTHS = [320, 768, 1440, 2560]
# Between the hub and the rim of a wheel or dial, in shares of its radius.
GRIP = 0.65


@pytest.fixture(scope="session")
def site():
    """Serves the built page with `rotary serve`, from ROTARY_TOOL or the debug build."""
    tool = os.environ.get("ROTARY_TOOL", ROOT / ".build/debug/rotary")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [tool, "serve", "--root", ROOT / "Web/dist", "--port", str(port)],
        stdout=subprocess.PIPE, text=True)
    # It says where it is once it listens.
    line = server.stdout.readline()
    assert str(port) in line, f"rotary serve said: {line!r}"
    yield f"http://127.0.0.1:{port}/"
    server.terminate()
    server.wait()


@pytest.fixture
def gallery(context_of, site):
    """Opens the gallery; after the test nothing may stand in the console, and no policy be broken."""
    pages = []

    def open_gallery(missing=None, script=None, java_script_enabled=True, address="", **context):
        page = context_of(java_script_enabled=java_script_enabled, **context).new_page()
        page.problems = []
        pages.append((page, java_script_enabled))
        page.on("console", lambda message: message.type in ("error", "warning")
                and page.problems.append(message.text))
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        if script:
            page.add_init_script(script)
        if missing:
            page.route(f"**/{missing}", lambda route: route.fulfill(status=404, body=""))
        page.goto(site + address)
        if java_script_enabled:
            page.locator(".demo, [role=alert]").first.wait_for()
        return page

    yield open_gallery
    for page, java_script_enabled in pages:
        # The next test's visitor has not been here.
        if java_script_enabled:
            page.evaluate("localStorage.clear()")
        page.close()
        assert page.problems == []


def section(page, demo):
    return page.locator(f"#{demo}")


def control(page, demo):
    return section(page, demo).locator(".control").first


def rows(page, demo, name=None):
    log = section(page, demo).locator(".log li")
    return log if name is None else log.filter(has=page.locator(f".event:text-is('{name}')"))


def point(box, degrees):
    """A place to take hold of a wheel; 0 is right, clockwise."""
    angle = math.radians(degrees)
    grip = GRIP * box["width"] / 2
    return (
        box["x"] + box["width"] / 2 + grip * math.cos(angle),
        box["y"] + box["height"] / 2 + grip * math.sin(angle),
    )


def drag(page, wheel, start, end, step=5):
    """Takes hold of a wheel at one angle, carries it to another, waits there, lets go."""
    wheel.scroll_into_view_if_needed()
    wheel.evaluate("wheel => wheel.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = wheel.bounding_box()
    page.mouse.move(*point(box, start))
    page.mouse.down()
    for count in range(1, int(abs(end - start) / step) + 1):
        page.mouse.move(*point(box, start + math.copysign(step * count, end - start)))
    # Held still for as long as it takes to be no flick.
    still = page.evaluate("performance.now()")
    page.wait_for_function("still => performance.now() - still > 150", arg=still)
    page.mouse.up()


def open_settings(page, demo):
    section(page, demo).locator(".fold").click()
    panel = section(page, demo).locator(".settings")
    expect(panel).to_be_visible()
    return panel


def described(site):
    with urllib.request.urlopen(site + "gallery.json") as answer:
        return json.load(answer)


def test_a_demo_is_made_of_every_description(gallery, site):
    page = gallery()
    demos = described(site)["demos"]
    assert [demo["id"] for demo in demos], "gallery.json describes nothing"
    for demo in demos:
        heading = section(page, demo["id"]).get_by_role("heading", level=2)
        expect(heading).to_have_text(demo["title"])
        expect(page.locator(f"#contents a[href='#{demo['id']}']")).to_have_text(demo["title"])


def test_the_contents_are_grouped_by_control(gallery, site):
    page = gallery()
    demos = described(site)["demos"]
    names = dict.fromkeys(demo["control"] for demo in demos)
    groups = page.locator("#contents .group")
    expect(groups).to_have_count(len(names))
    for name, group in zip(names, groups.all()):
        links = group.get_by_role("list").get_by_role("link")
        titles = [demo["title"] for demo in demos if demo["control"] == name]
        expect(links).to_have_text(titles)
    page.get_by_role("searchbox").fill("combination")
    expect(page.locator("#contents .group:visible")).to_have_count(1)


def test_every_demo_turns_under_a_drag_and_logs_it(gallery, site):
    page = gallery()
    for demo in described(site)["demos"]:
        wheel = control(page, demo["id"])
        if wheel.evaluate("wheel => !wheel.shadowRoot.querySelector('.area')"):
            continue  # It takes no touch.
        # Clockwise, which every wheel allows; a phone has a hole where this begins.
        drag(page, wheel, -45, 115, step=20)
        expect(rows(page, demo["id"]).first, demo["id"]).to_be_visible()


def test_the_log_keeps_the_last_eight_and_can_be_cleared(gallery):
    page = gallery()
    drag(page, control(page, "icon-wheel"), 0, 650, step=20)
    expect(rows(page, "icon-wheel")).to_have_count(8)
    expect(rows(page, "icon-wheel", "change")).to_have_count(1)
    section(page, "icon-wheel").get_by_role("button", name="Clear").click()
    expect(rows(page, "icon-wheel")).to_have_count(0)
    expect(section(page, "icon-wheel").locator(".log-empty")).to_be_visible()


def test_a_setting_changes_the_control_and_its_code(gallery):
    page = gallery()
    panel = open_settings(page, "icon-wheel")
    code = section(page, "icon-wheel").get_by_role("tabpanel", name="HTML", include_hidden=True)
    panel.get_by_role("radio", name="Top").check()
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "top")
    expect(code).to_contain_text('pointer="top"')
    panel.get_by_role("button", name="Reset").click()
    expect(panel.get_by_role("radio", name="Left")).to_be_checked()
    expect(code).not_to_contain_text("pointer=")


def test_a_switch_takes_the_control_out_of_use(gallery):
    page = gallery()
    panel = open_settings(page, "icon-wheel")
    panel.get_by_role("switch", name="Disabled").check()
    drag(page, control(page, "icon-wheel"), 40, 200)
    panel.get_by_role("switch", name="Disabled").uncheck()
    drag(page, control(page, "icon-wheel"), 40, 100)
    expect(rows(page, "icon-wheel", "change")).to_have_count(1)


def test_a_number_can_be_slid_and_typed(gallery):
    page = gallery()
    panel = open_settings(page, "icon-wheel")
    field = panel.locator("[data-setting=pointer]")
    field.get_by_role("radio", name="Angle").check()
    field.get_by_role("spinbutton").fill("45")
    field.get_by_role("spinbutton").press("Enter")
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "45")
    field.get_by_role("slider").press("ArrowRight")
    expect(control(page, "icon-wheel")).to_have_attribute("pointer", "46")


def test_search_finds_and_says_when_there_is_nothing(gallery, site):
    page = gallery()
    count = len(described(site)["demos"])
    query = page.get_by_role("searchbox")
    query.fill("phone")
    expect(page.locator(".demo:visible")).to_have_count(1)
    expect(page.get_by_role("status").first).to_have_text(f"1 of {count} controls")
    query.fill("zither")
    expect(page.locator(".demo:visible")).to_have_count(0)
    expect(page.locator("#found")).to_contain_text("Nothing is called “zither”")
    query.press("Escape")
    expect(query).to_have_value("")
    expect(page.locator(".demo:visible")).to_have_count(count)
    expect(page.locator("#found")).to_be_empty()


def test_the_theme_is_changed_and_remembered(gallery):
    page = gallery(color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(250, 249, 247)"
    page.get_by_role("radio", name="Dark").check()
    assert page.evaluate(ground) == "rgb(20, 22, 27)"
    page.reload()
    page.locator(".demo").first.wait_for()
    assert page.evaluate(ground) == "rgb(20, 22, 27)"
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()


def test_the_accent_reaches_the_controls(gallery):
    page = gallery(color_scheme="light")
    accent = "wheel => getComputedStyle(wheel).getPropertyValue('--rotary-accent')"
    before = control(page, "icon-wheel").evaluate(accent)
    page.get_by_role("radio", name="Clay").check()
    assert control(page, "icon-wheel").evaluate(accent) != before


def test_what_is_copied_is_what_is_shown(gallery):
    page = gallery(permissions=["clipboard-read", "clipboard-write"])
    code = section(page, "icon-wheel").locator(".code")
    code.get_by_role("tab", name="HTML").click()
    code.get_by_role("button", name="Copy").click()
    expect(code.locator(".copy")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == code.locator(".is-shown code").text_content()
    assert copied.startswith('<script type="module" src="rotary.js"></script>\n<rotary-wheel')


def test_the_phone_dials_what_is_pulled_to_the_stop(gallery):
    page = gallery()
    phone = section(page, "phone")
    wheel = control(page, "phone")
    dialled = phone.locator("output")
    # Ten holes and two free slots, 30 degrees each, counted back from the stop at 45 degrees.
    drag(page, wheel, -45, 50)
    expect(dialled).to_have_text("2")
    page.wait_for_function("phone => phone.resting", arg=wheel.element_handle())
    wheel.focus()
    wheel.press("7")
    expect(dialled).to_have_text("27")
    expect(rows(page, "phone", "dial").first).to_contain_text("7")
    phone.get_by_role("button", name="Delete the last digit").click()
    expect(dialled).to_have_text("2")
    phone.get_by_role("button", name="Call").click()
    expect(dialled).to_contain_text("Hello")
    expect(phone.get_by_role("button", name="Call")).to_be_disabled()


def test_the_winner_that_is_named_is_the_one_that_the_events_tell(gallery):
    page = gallery(reduced_motion="reduce", script="Math.random = () => 0.75")
    fortune = section(page, "fortune")
    fortune.get_by_role("button", name="Spin").click()
    expect(fortune.locator("output")).to_contain_text("wins")
    winner = fortune.locator("output").text_content().removesuffix(" wins")
    expect(rows(page, "fortune", "change").first).to_contain_text(winner)


def test_the_current_section_is_marked(gallery):
    page = gallery()
    for demo in ["months", "icon-wheel"]:
        link = page.locator(f"#contents a[href='#{demo}']")
        link.click()
        expect(link).to_have_attribute("aria-current", "location")
    expect(page.locator("#contents [aria-current]")).to_have_count(1)


def test_the_keyboard_reaches_everything_in_order(gallery):
    page = gallery()
    page.locator("body").press("Tab")
    expect(page.get_by_role("link", name="Skip to the controls")).to_be_focused()
    reached = []
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.append(page.evaluate(FOCUSED))
        if reached[-1].startswith("wheel:") and len(reached[-1]) and reached.count(reached[-1]) == 1:
            if sum(word.startswith("wheel:") for word in reached) == 2:
                break
    order = ["link:RotaryKit", "query", "theme", "accent", "sound", "wheel:icon-wheel", "fold",
             "tab", "copy", "wheel:"]
    places = [next((i for i, word in enumerate(reached) if word.startswith(each)
                    and (each != "wheel:" or not word.endswith("icon-wheel"))), None)
              for each in order]
    assert None not in places, (dict(zip(order, places)), reached)
    assert places == sorted(places), reached


FOCUSED = """() => {
  const it = document.activeElement;
  if (it.matches(".control")) return "wheel:" + it.closest(".demo").id;
  if (it.matches(".brand")) return "link:RotaryKit";
  if (it.role === "tab" || it.getAttribute("role") === "tab") return "tab";
  for (const name of ["fold", "copy"]) if (it.classList.contains(name)) return name;
  return it.id || it.name || it.localName;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(gallery, scheme):
    page = gallery(color_scheme=scheme, reduced_motion="reduce")
    open_settings(page, "icon-wheel")
    drag(page, control(page, "icon-wheel"), 40, 200)
    told = [
        (rule["id"], node["target"])
        for rule in Axe().run(page).response["violations"]
        for node in rule["nodes"]
        # Text in a scene stands on drawn shapes, which axe takes for nothing at all.
        if not (rule["id"] == "color-contrast" and "[part=" in str(node["target"]))
    ]
    assert told == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_page(gallery, width, direction):
    page = gallery(viewport={"width": width, "height": 900})
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    for demo in ["icon-wheel", "phone"]:
        open_settings(page, demo)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_control_fits_the_screen_with_its_name(gallery):
    page = gallery(viewport={"width": 1440, "height": 900})
    box = control(page, "icon-wheel").bounding_box()
    assert box["y"] + box["height"] <= 900
    assert box["width"] >= 480
    assert box["height"] == pytest.approx(box["width"], abs=1)


def test_targets_can_be_hit_by_a_finger(gallery):
    page = gallery(viewport={"width": 320, "height": 640})
    open_settings(page, "icon-wheel")
    small = page.evaluate("""() => [...document.querySelectorAll(
      "button, a, input, summary")].filter((it) => it.checkVisibility())
      .map((it) => [it.closest("label") ?? it, it])
      .filter(([area]) => { const { width, height } = area.getBoundingClientRect();
        return width < 44 || height < 44; })
      .map(([, it]) => it.outerHTML.slice(0, 120))""")
    assert small == []


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_moves_once_it_is_there(gallery, width):
    page = gallery(viewport={"width": width, "height": 720}, script="""
      window.shift = 0;
      window.addShifts = (entries) => { for (const { value } of entries) shift += value; };
      window.shifts = new PerformanceObserver((list) => addShifts(list.getEntries()));
      shifts.observe({ type: "layout-shift" });""")
    page.wait_for_function("[...document.querySelectorAll('.control')].every("
                           # What nobody knows the length of never rests.
                           "(it) => it.resting || it.position < 0)")
    # A shift is known with the picture after it.
    page.evaluate("() => new Promise((done) => "
                  "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    assert page.evaluate("() => { addShifts(shifts.takeRecords()); return shift; }") < 0.01


@pytest.mark.parametrize("missing", ["gallery.json", "rotary.wasm"])
def test_a_file_that_is_missing_is_named_with_what_to_do(gallery, missing):
    page = gallery(missing=missing)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("could not be loaded")
    expect(notice.get_by_role("button", name="Try again")).to_be_visible()
    expect(notice).to_contain_text("gallery.json" if missing == "gallery.json" else "rotary.js")
    page.problems.clear()


def test_without_javascript_there_is_a_sentence(gallery):
    page = gallery(java_script_enabled=False)
    expect(page.locator(".notice")).to_contain_text("switched off")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_sound_is_off_until_it_is_switched_on(gallery):
    page = gallery(script="""
      window.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...rest) {
        window.tones += 1;
        return AudioScheduledSourceNode.prototype.start.apply(this, rest);
      };""")
    drag(page, control(page, "icon-wheel"), 0, 180)
    expect(rows(page, "icon-wheel", "change")).to_have_count(1)
    assert page.evaluate("tones") == 0
    page.get_by_role("switch", name="Sound").check()
    drag(page, control(page, "icon-wheel"), 0, 180)
    page.wait_for_function("tones > 1")
