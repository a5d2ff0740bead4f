"""The elements look the same in Firefox and WebKit as in Chromium."""

import base64
import time

import pytest
from conftest import publish, wait
from others.conftest import HEIGHT, LISTEN, READY, WIDTH
from others.pages import ELEMENTS

PAGE = {
    **ELEMENTS,
    "icons": '<rotary-wheel aria-label="It" value="Moon"><option icon="M12 3v18M3 12h18">Sun</option>'
    '<option>Moon</option><option tint="#d04a3c">Star</option><option>Earth</option></rotary-wheel>',
    "curved": '<rotary-wheel aria-label="It" labels="curved" pointer="bottom"><option tint="#d62828"'
    ' inner-tint="#ffd6d6">Cherry</option><option icon="M12 3v18M3 12h18">Παραμύθι</option>'
    "<option>A title that is much too long</option><option inner-tint='palette2'>Grape</option></rotary-wheel>",
    "time": '<rotary-spinner-row aria-label="It" kind="time" look="flap" value="09:41">'
    "</rotary-spinner-row>",
    "range": '<rotary-dial aria-label="It" range wrap turns="1" start="-90" max="1440" step="5"'
    ' format="clock" low="1380" high="420"></rotary-dial>',
}
SCHEMES = {"light": "#faf9f7", "dark": "#14161b"}
# Fonts are smoothed in different ways, so squares of this many pixels are compared, by their mean colours.
SQUARE = 16
# The allowed difference between two squares, of 255: on average, and in the worst place.
MEAN, WORST = 0.25, 24
# In each browser, a picture may come later than its frame.
SECONDS = 30
DIFFERENCE = """async ([pictures, square]) => {
  const means = async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const [width, height] = [picture.width, picture.height].map((size) => Math.floor(size / square));
    const canvas = new OffscreenCanvas(width * square, height * square);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const sums = new Float64Array(width * height * 3);
    for (let y = 0; y < canvas.height; y++) for (let x = 0; x < canvas.width; x++) {
      const to = 3 * (Math.floor(y / square) * width + Math.floor(x / square));
      for (let part = 0; part < 3; part++) sums[to + part] += data[4 * (y * canvas.width + x) + part];
    }
    return sums.map((sum) => sum / square ** 2);
  };
  const [one, other] = await Promise.all(pictures.map(means));
  if (one.length !== other.length) throw new Error('the pictures are not of one size');
  const differences = one.map((mean, at) => Math.abs(mean - other[at]));
  return [differences.reduce((sum, each) => sum + each) / one.length, Math.max(...differences)];
}"""


@pytest.fixture(scope="session")
def compare(browser):
    """The mean and the largest difference of two pictures."""
    page = browser.new_page()

    def compare(one, other):
        pictures = [base64.b64encode(each).decode() for each in (one, other)]
        return page.evaluate(DIFFERENCE, [pictures, SQUARE])

    yield compare
    page.close()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("element", PAGE)
def test_an_element_looks_as_in_chromium(
    host, server, lend, compare, element, scheme, tmp_path
):
    css = f"""body {{ background: {SCHEMES[scheme]}; color-scheme: {scheme};
      --rotary-font: 'DejaVu Sans' }}"""
    address = server + publish(PAGE[element], css=css, head=LISTEN)
    chromium = lend(viewport={"width": WIDTH, "height": HEIGHT})
    chromium.goto(address)
    wait(chromium, f"{READY}.then(() => true)")
    # Items grow when they appear.
    wait(chromium, "!document.querySelector(':state(moving)')")
    host.open(address)
    host.evaluate(READY)
    end = time.monotonic() + SECONDS
    while True:
        expected, found = chromium.screenshot(), host.screenshot()
        mean, worst = compare(expected, found)
        print(host.name, element, scheme, mean, worst)
        if mean <= MEAN and worst <= WORST:
            assert host.mistakes() == []
            return
        (tmp_path / "chromium.png").write_bytes(expected)
        (tmp_path / f"{host.name}.png").write_bytes(found)
        assert time.monotonic() < end, f"mean {mean}, worst {worst}: see {tmp_path}"
        # Chromium draws one of two pictures of a row, slightly different; a reloaded page may have the other.
        chromium.reload()
        wait(chromium, f"{READY}.then(() => true)")
        wait(chromium, "!document.querySelector(':state(moving)')")
