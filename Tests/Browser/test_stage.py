"""The page Stage: the face as a form control, a phone that rotates, a box that is dragged."""

import pytest
from playwright.sync_api import expect

from conftest import wait
from hands import Fingers
from test_gallery import WIDTHS, gallery, open_settings, ready, site  # noqa: F401

FACE, PHONE, BOX = "#happiness-control", "#turning-control", "#layout-control"
WIDE = {"width": 1440, "height": 900}


@pytest.fixture
def stage(gallery):  # noqa: F811
    def open_stage(demo="happiness", **context):
        file = "turntable" if demo == "relationship" else "stage"
        page = gallery(address=f"{file}.html#{demo}", **{"viewport": WIDE, **context})
        ready(page, demo)
        return page

    return open_stage


def state(page, selector):
    return page.evaluate("selector => document.querySelector(selector).state", selector)


def settled(page, selector, name, value):
    wait(page, f"$(argument[0]).state.{name} === argument[1]", [selector, value])


def middle(page, selector, x=0.5, y=0.5):
    page.locator(selector).scroll_into_view_if_needed()
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def listen(page):
    page.evaluate(
        """selector => {
          window.told = [];
          for (const type of ['input', 'change']) {
            document.querySelector(selector).addEventListener(
              type, ({ detail }) => window.told.push([type, detail.value]));
          }
        }""",
        FACE,
    )


def test_a_finger_makes_it_sadder_and_two_make_it_larger(stage):
    page = stage(has_touch=True)
    listen(page)
    fingers = Fingers(page)
    x, y = middle(page, FACE)
    fingers.down((x, y))
    for step in range(1, 11):
        fingers.move((x, y + 5 * step))
    fingers.up()
    # Fifty points down, less the ten before the threshold, by half a point each.
    settled(page, FACE, "happiness", 55)
    told = page.evaluate("window.told")
    assert told[-1] == ["change", 55] and told[-2] == ["input", 55]
    assert [kind for kind, _ in told].count("change") == 1
    fingers.down((x - 50, y), 0)
    fingers.down((x + 50, y), 1)
    for step in range(1, 21):
        fingers.move((x - 50 + step, y), 0)
        fingers.move((x + 50 - step, y), 1)
    wait(page, "$(argument).state.scale < 0.59", FACE)
    # A hundred points have become sixty, from the threshold of eight on.
    assert state(page, FACE)["scale"] == pytest.approx(0.9 * 60 / 92, rel=1e-3)
    fingers.up(0)
    fingers.up(1)
    settled(page, FACE, "fingers", 0)
    assert state(page, FACE)["happiness"] == 55


def test_it_is_a_slider_with_every_key(stage):
    page = stage()
    listen(page)
    slider = page.locator(FACE).get_by_role("slider")
    slider.focus()
    expect(slider).to_have_accessible_name("Happiness")
    value = 75
    for key, change in (("ArrowUp", 1), ("ArrowRight", 1), ("ArrowDown", -1), ("ArrowLeft", -1),
                        ("PageUp", 10), ("PageDown", -10), ("End", 100), ("Home", -100)):
        page.keyboard.press(key)
        value = min(100, max(0, value + change))
        expect(slider).to_have_attribute("aria-valuenow", str(value))
    expect(slider).to_have_attribute("aria-valuemin", "0")
    expect(slider).to_have_attribute("aria-valuemax", "100")
    assert len(page.evaluate("window.told")) == 16


def test_it_is_a_form_control(stage):
    page = stage()
    answer = page.evaluate(
        """() => {
          const form = document.createElement('form');
          form.innerHTML = '<fieldset><happiness-face name="mood" value="30"></happiness-face></fieldset>';
          document.body.append(form);
          const [face] = form.querySelectorAll('happiness-face');
          const sent = () => Object.fromEntries(new FormData(form)).mood;
          const told = [sent()];
          face.value = 130;
          told.push(sent());
          face.value = 'nonsense';
          told.push(sent());
          face.setAttribute('value', '40');
          told.push(sent());
          form.reset();
          told.push(sent());
          form.firstChild.disabled = true;
          told.push(sent() ?? null, face.shadowRoot.querySelector('[role=slider]').ariaDisabled);
          form.firstChild.disabled = false;
          face.setAttribute('scale', '2');
          told.push(face.state.scale);
          face.removeAttribute('scale');
          told.push(face.state.scale, face.value, face.form === form);
          form.remove();
          return told;
        }"""
    )
    assert answer == ["30", "100", "100", "100", "40", None, "true", 2, 0.9, 40, True]


def test_a_hostile_attribute_is_refused_with_a_warning(stage):
    page = stage()
    answer = page.evaluate(
        """() => {
          const face = document.createElement('happiness-face');
          document.body.append(face);
          for (const text of ['NaN', '1e999', '-3', '<b>', '101', '[1,2]']) {
            face.setAttribute('value', text);
          }
          const { happiness } = face.state;
          face.remove();
          return happiness;
        }"""
    )
    assert answer == 75
    # Warned once, however often.
    assert len([text for text in page.problems if "using the default" in text]) == 1
    page.problems.clear()


def test_a_phone_is_turned_by_button_key_and_list(stage):
    page = stage("turning")
    box = page.locator(PHONE).get_by_role("listbox")
    expect(box.get_by_role("option")).to_have_count(4)
    box.focus()
    page.keyboard.press("ArrowRight")
    settled(page, PHONE, "orientation", "landscapeLeft")
    wait(page, "Math.abs($(argument).state.angle + Math.PI / 2) < 1e-9", PHONE)
    now = state(page, PHONE)
    assert now["boundsWidth"] > now["boundsHeight"]
    expect(box.get_by_role("option", selected=True)).to_have_accessible_name("Landscape left")
    # Upside down is not supported here: nothing moves on the screen, and an event says so.
    page.keyboard.press("ArrowRight")
    settled(page, PHONE, "refused", True)
    now = state(page, PHONE)
    assert now["device"] == "portraitUpsideDown" and now["orientation"] == "landscapeLeft"
    expect(page.locator(PHONE).get_by_text("Upside down is not supported")).to_be_visible()
    open_settings(page, "turning").get_by_role("radio", name="All", exact=True).check()
    settled(page, PHONE, "orientation", "portraitUpsideDown")
    area = page.locator(f"{PHONE} .area.press").first.bounding_box()
    page.mouse.click(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
    settled(page, PHONE, "orientation", "landscapeLeft")


def test_a_turn_under_a_finger_keeps_its_pan(stage):
    page = stage("turning", has_touch=True)
    fingers = Fingers(page)
    x, y = middle(page, PHONE, 0.5, 0.35)
    page.evaluate("addEventListener('pointermove', ({ clientY }) => { window.seen = clientY; }, true)")
    fingers.down((x, y))
    for step in range(1, 9):
        fingers.move((x, y + 5 * step))
    # The last of them may come frames after the first.
    wait(page, "Math.abs(window.seen - argument) < 0.5", y + 40)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    wait(page, "$(argument).state.happiness < 75", PHONE)
    # The value of a point depends on the drawn size of the phone.
    sad = state(page, PHONE)["happiness"]
    fingers.move((x, y + 50))
    wait(page, "$(argument[0]).state.happiness < argument[1]", [PHONE, sad])
    sadder = state(page, PHONE)["happiness"]
    assert page.evaluate("s => document.querySelector(s).call('turn', { by: 1 })", PHONE)
    settled(page, PHONE, "orientation", "landscapeLeft")
    wait(page, "Math.abs($(argument).state.angle + Math.PI / 2) < 1e-9", PHONE)
    assert state(page, PHONE)["fingers"] == 1
    fingers.move((x, y + 40))
    wait(page, "Math.abs($(argument[0]).state.happiness - argument[1]) < 1e-6", [PHONE, sad])
    assert sad > sadder
    fingers.up()
    settled(page, PHONE, "fingers", 0)


def test_the_device_turns_the_phone(stage):
    page = stage("turning")
    # Chromium rotates its own screen, and reports it to the page as a device does.
    session = page.context.new_cdp_session(page)
    page.locator(PHONE).scroll_into_view_if_needed()
    session.send("Emulation.setDeviceMetricsOverride", {
        "width": 900, "height": 1440, "deviceScaleFactor": 1, "mobile": True,
        "screenOrientation": {"type": "portraitPrimary", "angle": 0}})
    wait(page, "screen.orientation.type === 'portrait-primary'")
    session.send("Emulation.setDeviceMetricsOverride", {
        "width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": True,
        "screenOrientation": {"type": "landscapePrimary", "angle": 90}})
    settled(page, PHONE, "orientation", "landscapeLeft")


def test_a_box_is_dragged_and_its_child_follows(stage):
    page = stage("layout")
    # Beside its settings the control is smaller.
    panel = open_settings(page, "layout")
    wait(page, "$(argument).state.height > 200", BOX)
    before = state(page, BOX)
    x, y = middle(page, BOX)
    x, y = x + before["width"] / 2, y + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=10)
    page.mouse.up()
    now = state(page, BOX)
    # Fifty points along 4 : 3, less the ten before the threshold, on both sides of the middle.
    assert before["width"] - now["width"] == pytest.approx(64, abs=0.5)
    assert before["childWidth"] - now["childWidth"] == pytest.approx(64, abs=0.5)
    assert now["x"] == before["x"]
    panel.get_by_role("switch", name="Flexible width").uncheck()
    assert state(page, BOX)["childWidth"] == before["childWidth"]
    # A default value is no attribute; the box keeps its dragged size.
    panel.get_by_role("switch", name="Flexible width").check()
    assert state(page, BOX) == now
    panel.get_by_role("radio", name="Bottom right").check()
    expect(page.locator(BOX)).to_have_attribute("content-mode", "bottom-right")


def test_a_strut_is_clicked_to_toggle_it(stage):
    page = stage("layout")
    panel = open_settings(page, "layout")
    wait(page, "$(argument).state.height > 200", BOX)
    left = panel.get_by_role("switch", name="Flexible left")
    expect(left).not_to_be_checked()
    before = state(page, BOX)
    x, y = middle(page, BOX)
    place = (x - before["width"] / 2 + before["x"] / 2, y - before["height"] / 2 + before["y"]
             + before["childHeight"] / 2)
    page.mouse.click(*place)
    settled(page, BOX, "flexible", before["flexible"] + 1)
    # A click changes a setting like any other.
    expect(left).to_be_checked()
    expect(page.locator(BOX)).to_have_attribute("flexible-left", "")
    page.mouse.click(*place)
    settled(page, BOX, "flexible", before["flexible"])
    expect(left).not_to_be_checked()
    # By keys, and like a screen reader.
    page.locator(BOX).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    settled(page, BOX, "flexible", before["flexible"] + 1)
    page.keyboard.press("l")
    settled(page, BOX, "flexible", before["flexible"])
    part = page.locator(BOX).get_by_role("button", name="Top margin")
    expect(part).to_have_attribute("aria-description", "strut")
    part.evaluate("(part) => part.click()")
    settled(page, BOX, "flexible", before["flexible"] + 8)
    expect(part).to_have_attribute("aria-description", "spring")
    expect(page.locator(BOX).get_by_role("slider", name="Size")).to_have_count(1)


def test_a_face_takes_the_accent_and_says_its_mood(stage):
    page = stage()
    slider = page.locator(FACE).get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "75, happy")
    page.evaluate("selector => { document.querySelector(selector).value = 10 }", FACE)
    expect(slider).to_have_attribute("aria-valuetext", "10, very sad")
    page.evaluate(
        "selector => document.querySelector(selector).style.setProperty('--rotary-accent', 'rgb(9, 8, 7)')",
        FACE,
    )
    stroke = "selector => getComputedStyle(document.querySelector(selector).shadowRoot"
    stroke += ".querySelector('path[part=disc]')).stroke"
    assert page.evaluate(stroke, FACE) == "rgb(9, 8, 7)"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("demo", ["happiness", "turning", "layout"])
def test_nothing_is_wider_than_the_page_and_each_control_is_large(stage, width, demo):
    page = stage(demo, viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator(f"#{demo}-control").bounding_box()
    assert box["width"] >= min(280, width - 40) and box["height"] >= 280


PLANET = "#relationship-control"


def test_planets_change_places_and_so_do_their_people(stage):
    page = stage("relationship")
    x, y = middle(page, PLANET)
    page.locator(PLANET).focus()
    page.mouse.move(x, y)
    page.mouse.wheel(0, 120)
    wait(page, "$(argument).state.position === 3", PLANET)
    box = page.locator(PLANET).bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.89, box["y"] + box["height"] * 0.49)
    assert state(page, PLANET)["main"] == 2
    settled(page, PLANET, "count", 200)
    settled(page, PLANET, "spread", 1)
    # Its people are options of a list, and so are the satellites.
    names = f"[...document.querySelector('{PLANET}').shadowRoot.querySelectorAll('[role=option]')].map((o) => o.ariaLabel)"
    assert page.evaluate(names)[-3:] == ["Friends", "Close", "Nobody"]
    page.evaluate(f"[...document.querySelector('{PLANET}').shadowRoot.querySelectorAll('[role=option]')].at(-3).click()")
    settled(page, PLANET, "count", 15)
    assert state(page, PLANET)["position"] == 3


def test_a_face_is_read_and_led_along_its_path(stage):
    page = stage()
    strip = page.get_by_role("group", name="From sad to happy")
    expect(page.locator("#happiness output")).to_have_text("75 % happy")
    expect(strip.get_by_role("button", pressed=True)).to_have_accessible_name("Happy: 80 %")
    strip.get_by_role("button", name="Very sad").click()
    settled(page, FACE, "happiness", 0)
    expect(page.locator("#happiness output")).to_have_text("0 % happy")
    page.locator(FACE).get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator("#happiness output")).to_have_text("100 % happy")
    expect(strip.get_by_role("button", pressed=True)).to_have_accessible_name("Very happy: 100 %")


def test_a_padlock_springs_open_on_its_code(gallery):
    page = gallery("spinner-row.html#padlock")
    lock = ready(page, "padlock")
    # The body says it; nothing else repeats it.
    expect(page.locator("#padlock .reading")).not_to_contain_text("Locked")
    expect(lock.locator("[part=title]", has_text="Locked")).to_be_visible()
    lock.focus()
    page.keyboard.type("427")
    wait(page, "$(argument).state.shackle > 0.9", "#padlock-control")
    expect(lock.locator("[part=title]", has_text="Open")).to_be_visible()
    page.locator("#padlock").get_by_role("button", name="Scramble").click()
    wait(page, "$(argument).state.shackle < 0.1", "#padlock-control")
    expect(lock.locator("[part=title]", has_text="Locked")).to_be_visible()
