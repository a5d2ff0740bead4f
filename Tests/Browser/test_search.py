"""Search over all pages: by synonyms, by keyboard, to the exact place."""

from playwright.sync_api import expect

from axe import violations
from test_gallery import gallery, site  # noqa: F401


def search(page, words):
    if not page.locator("#search[open]").count():
        page.keyboard.press("/")
    query = page.get_by_role("combobox", name="Search the site")
    expect(query).to_be_focused()
    query.fill(words)
    return page.locator("#results [role=option]")


def test_search_finds_by_other_words(gallery):
    page = gallery("")
    for words, title in [
        ("clock", "Time"), ("clock", "Timer"), ("clock", "Sleep time"), ("knob", "Dial"), ("picker", "Wheel"),
        ("carousel", "Turntable"), ("pointer-flex", "Wheel: pointer flex"), ("change", "Dial: change"),
    ]:
        found = search(page, words)
        expect(found.locator("strong").get_by_text(title, exact=True).first, f"{words}: {title}").to_be_visible()


def test_search_goes_to_the_place_by_keyboard(gallery):
    page = gallery("")
    expect(search(page, "lock").first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url("**/spinner-row.html#lock")
    expect(page.locator("#lock.bench")).to_be_visible()
    results = search(page, "wheel")
    page.keyboard.press("ArrowDown")
    expect(results.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(results.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#search")).to_be_hidden()


def test_search_says_when_there_is_nothing_and_proposes_only_what_it_finds(gallery):
    page = gallery("")
    expect(search(page, "zither")).to_have_count(0)
    expect(page.locator("#found")).to_have_text("Nothing found for “zither”.")
    proposed = search(page, "")
    titles = [text.strip() for text in proposed.locator("strong").all_text_contents()]
    assert len(titles) > 5
    for title in titles:
        expect(search(page, title).locator("strong").first).to_have_text(title)


def test_every_result_leads_to_a_place(gallery, site):
    page, other = gallery(""), gallery("dial.html")
    for words in ("dial", "spring", "happy"):
        found = search(page, words)
        expect(found.first).to_be_visible()
        for address in found.evaluate_all("links => links.map(({ href }) => href)"):
            other.goto(address)
            other.locator(f"#{address.split('#')[1]}" if "#" in address else ".bench, .hero").first.wait_for()


def test_axe_finds_nothing_in_the_search(gallery):
    page = gallery("", reduced_motion="reduce")
    search(page, "wheel")
    assert violations(page, context="#search") == []
