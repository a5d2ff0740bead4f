"""Scenes that the core sends whole are displayed by changing only what differs."""

import pytest

from conftest import Handler, wait


@pytest.fixture(scope="module")
def scenes(server, browser):
    Handler.pages["/scenes.html"] = ("text/html", '<!doctype html><script type="module" src="/js/scenes.js"></script>')
    page = browser.new_page()
    page.goto(f"{server}/scenes.html")
    wait(page, "!!window.isReady")
    yield page
    page.close()


@pytest.mark.parametrize("seed", range(20))
def test_random_scenes_are_displayed_as_if_each_were_the_first(scenes, seed):
    assert scenes.evaluate("seed => window.showScenes(seed, 100)", seed) == 100


def test_the_elements_of_rows_stay_when_others_come_and_go(scenes):
    assert scenes.evaluate("window.keepsElements()")


def test_a_picture_stays_when_its_node_begins_or_stops_to_move(scenes):
    assert scenes.evaluate("window.keepsPictures()")
