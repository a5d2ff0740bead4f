"""A gauge that only displays its value; test_access has an editable one."""

from test_access import Reader, role


def test_a_gauge_that_is_not_editable_is_a_meter(show):
    reader = Reader(show("gauge-dial", settings={"value": 40}), "gauge-dial")
    assert role(reader.root) == "level bar"
    [element] = reader.elements
    assert role(element) == "level bar" and element.get_value_iface().get_current_value() == 40
