"""What tests ask of a page in any browser."""

from test_determinism import CATALOGUE

# Every element, as the catalogue has them, with content for those that take any.
OPTIONS = "<option>Anna</option><option detail='Online'>Ben</option><option>Cleo</option>"
# What numbers a row has depends on what it shows.
BOUNDED = 'max="4" value="1"'
ATTRIBUTES = {"rotary-spinner-row": 'kind="time" value="07:30"'}
ELEMENTS = {
    line[0]: f'<{line[0]} id="{line[0]}" aria-label="It" {ATTRIBUTES.get(line[0], BOUNDED)}>'
    f"{OPTIONS}</{line[0]}>"
    for line in CATALOGUE
    if line and line[0].startswith("rotary-")
}


def events(page, *types):
    """What the elements have told since this was asked before, as (type, value)."""
    told = page.evaluate("listened.events.splice(0)")
    return [(each["type"], each["value"]) for each in told if not types or each["type"] in types]
