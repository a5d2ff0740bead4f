"""Finds accessibility problems of a page with axe."""

from axe_playwright_python.sync_playwright import Axe


def violations(page, context=None, drawn_text=True):
    """Returns the rule and the place of each problem, in the whole page or in a part of it.

    Without `drawn_text`, ignores the contrast of text in a scene: its background is drawn shapes, which axe does not
    see.
    """
    return [
        (rule["id"], node["target"], node["html"])
        for rule in Axe().run(page, context=context).response["violations"]
        for node in rule["nodes"]
        if drawn_text or not (rule["id"] == "color-contrast" and "[part=" in str(node["target"]))
    ]
