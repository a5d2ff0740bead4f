"""Every control, as the tests show it and as a screen reader finds it: what the files of Shown/ say."""

import json
import pathlib
from typing import NamedTuple


class Shown(NamedTuple):
    settings: dict
    # The widget's role and, of what is inside it, each role.
    role: str
    inside: list
    # What is read of its only number: that, the least and the greatest.
    number: list = []


CONTROLS = {
    file.stem: Shown(**json.loads(file.read_text()))
    for file in sorted((pathlib.Path(__file__).parent / "Shown").glob("*.json"))
}
