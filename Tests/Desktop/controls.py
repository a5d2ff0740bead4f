"""Every control with its settings for the tests and its accessible roles: the content of the files in Shown/."""

import json
import pathlib
from typing import NamedTuple


class Shown(NamedTuple):
    settings: dict
    # The widget's role, and the roles of its children.
    role: str
    inside: list
    # The accessible number of the control: the value, the minimum and the maximum.
    number: list = []


CONTROLS = {
    file.stem: Shown(**json.loads(file.read_text()))
    for file in sorted((pathlib.Path(__file__).parent / "Shown").glob("*.json"))
}
