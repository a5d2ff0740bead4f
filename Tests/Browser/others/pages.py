"""Questions of tests about a page, in any browser."""

from test_determinism import CATALOGUE

# Every element in the catalogue, with content for those that have any.
OPTIONS = "<option>Anna</option><option detail='Online'>Ben</option><option>Cleo</option>"
# The columns of a row depend on its kind.
BOUNDED = 'max="4" value="1"'
ATTRIBUTES = {"rotary-spinner-row": 'kind="time" value="07:30"'}
ELEMENTS = {
    line[0]: f'<{line[0]} id="{line[0]}" aria-label="It" {ATTRIBUTES.get(line[0], BOUNDED)}>'
    f"{OPTIONS}</{line[0]}>"
    for line in CATALOGUE
    if line and line[0].startswith("rotary-")
}


def events(page, *types):
    """The events of the elements since the last call, as (type, value)."""
    told = page.evaluate("listened.events.splice(0)")
    return [(each["type"], each["value"]) for each in told if not types or each["type"] in types]
