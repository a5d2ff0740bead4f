"""Questions of tests about a page, in any browser."""

from conftest import LISTS, TAGS

# Every element in the catalogue, with its content or value.
OPTIONS = "<option>Anna</option><option detail='Online'>Ben</option><option>Cleo</option>"
# The columns of a row depend on its kind.
BOUNDED = 'max="4" value="1"'
ATTRIBUTES = {
    "rotary-spinner-row": 'kind="time" value="07:30"', "rotary-clock": 'value="07:30"',
    "rotary-color-wheel": 'value="#4f46e5"',
    "rotary-activity-rings": 'values="1 2" goals="4"',
}
ELEMENTS = {
    tag: f'<{tag} id="{tag}" aria-label="It">{OPTIONS}</{tag}>' if tag in LISTS
    else f'<{tag} id="{tag}" aria-label="It" {ATTRIBUTES.get(tag, BOUNDED)}></{tag}>'
    for tag in TAGS
}


def events(page, *types):
    """The events of the elements since the last call, as (type, value)."""
    told = page.evaluate("listened.events.splice(0)")
    return [(each["type"], each["value"]) for each in told if not types or each["type"] in types]
