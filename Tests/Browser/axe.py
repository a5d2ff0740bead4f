"""What axe finds wrong with a page."""

from axe_playwright_python.sync_playwright import Axe


def violations(page, context=None, drawn_text=True):
    """The rule and the place of each fault, in the whole page or in a part of it.

    Without `drawn_text` the contrast of text in a scene is left out: it stands on drawn shapes, which axe takes
    for nothing at all.
    """
    return [
        (rule["id"], node["target"], node["html"])
        for rule in Axe().run(page, context=context).response["violations"]
        for node in rule["nodes"]
        if drawn_text or not (rule["id"] == "color-contrast" and "[part=" in str(node["target"]))
    ]
