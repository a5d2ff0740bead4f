"""Makes one gesture on one control of Qt Quick, and prints its cost as JSON: qt.py SUBJECT GESTURE <VALUES.

Without a window: QQuickRenderControl draws into an image with the software renderer, which paints only the changes.
Needs PySide6; script/bench-peers runs it.
"""

import json
import os
import sys
import time

os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
# After the environment, which Qt reads as it loads.
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QUrl, qVersion  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent, QPointingDevice  # noqa: E402
from PySide6.QtQml import QQmlComponent, QQmlEngine  # noqa: E402
from PySide6.QtQuick import QQuickRenderControl, QQuickRenderTarget, QQuickWindow  # noqa: E402
from PySide6.QtQuickControls2 import QQuickStyle  # noqa: E402

import gesture  # noqa: E402

WARM_UP_MOVES = 40
# Each control shows its value as a whole number, like the peers.
NUMBER = "Text { anchors.centerIn: parent; text: Math.round(control.value); font.pixelSize: 32 }"
CONTROLS = {
    "dial": "Dial { id: control; anchors.fill: parent; to: 100; inputMode: Dial.Circular }" + NUMBER,
    "slider": "Slider { id: control; width: parent.width; anchors.verticalCenter: parent.verticalCenter; to: 100 }"
    + NUMBER.replace("anchors.centerIn: parent", "anchors.horizontalCenter: parent.horizontalCenter"),
    "spin-box": "SpinBox { id: control; anchors.centerIn: parent; to: 100 }",
    # The cost of the loop and of Python.
    "empty": "",
}
PAGE = """import QtQuick
import QtQuick.Controls.Basic
Rectangle {{ width: {side}; height: {side}; property alias value: control.value
{control} }}"""


class Stage:
    """A window that exists only as an image."""

    def __init__(self, subject):
        QQuickStyle.setStyle("Basic")
        self.app = QGuiApplication(sys.argv[:1])
        self.render_control, self.engine = QQuickRenderControl(), QQmlEngine()
        self.window = QQuickWindow(self.render_control)
        self.window.setGeometry(0, 0, gesture.SIDE, gesture.SIDE)
        control = CONTROLS[subject] or "Item { id: control; property real value }"
        self.component = QQmlComponent(self.engine)
        self.component.setData(PAGE.format(side=gesture.SIDE, control=control).encode(), QUrl("file:///page.qml"))
        self.root = self.component.create()
        assert self.root, self.component.errorString()
        self.root.setParentItem(self.window.contentItem())
        self.image = QImage(gesture.SIDE, gesture.SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        self.window.setRenderTarget(QQuickRenderTarget.fromPaintDevice(self.image))
        self.is_changed, self.frames, self.clock = True, 0, 0
        self.render_control.sceneChanged.connect(self.ask)
        self.render_control.renderRequested.connect(self.ask)

    def ask(self):
        self.is_changed = True

    def frame(self):
        """Draws the next frame if the scene has changed."""
        self.clock += 1000 / gesture.FRAMES_PER_SECOND
        self.app.processEvents()
        if not self.is_changed:
            return
        self.is_changed = False
        self.render_control.polishItems()
        self.render_control.sync()
        self.render_control.render()
        self.frames += 1

    def point(self, kind, place, button=Qt.MouseButton.NoButton, buttons=Qt.MouseButton.LeftButton):
        place = QPointF(*place)
        event = QMouseEvent(
            kind, place, place, place, button, buttons, Qt.KeyboardModifier.NoModifier,
            QPointingDevice.primaryPointingDevice())
        event.setTimestamp(int(self.clock))
        QCoreApplication.sendEvent(self.window, event)

    def place(self, subject, value):
        if subject == "slider":
            # The width of the handle in the style Basic, and its padding.
            x, y = gesture.along(value, 28 + 12)
            return x, y
        # 0 is 140 degrees to the left of the top, and 100 as far to the right.
        return gesture.around(value, 130, 280)

    def play(self, subject, kind, values):
        """Makes the gesture's moves, and returns the number of moves after which the value differs."""
        changes, value = 0, self.root.property("value")
        for each in values:
            if kind == "drag":
                self.point(QEvent.Type.MouseMove, self.place(subject, each))
            else:
                self.root.setProperty("value", each)
            self.frame()
            before, value = value, self.root.property("value")
            changes += value != before
        return changes


def measure(subject, kind, values):
    stage = Stage(subject)
    stage.root.setProperty("value", values[0])
    for _ in range(10):
        stage.frame()
    if kind == "drag":
        stage.point(QEvent.Type.MouseButtonPress, stage.place(subject, values[0]), Qt.MouseButton.LeftButton)
        stage.frame()
    stage.play(subject, kind, values[1:WARM_UP_MOVES] + values[:1])
    frames, start = stage.frames, (time.process_time(), time.thread_time())
    changes = stage.play(subject, kind, values[1:])
    cost = {"all": time.process_time() - start[0], "main": time.thread_time() - start[1],
            "moves": len(values) - 1, "changes": changes, "frames": stage.frames - frames}
    if kind == "drag":
        stage.point(QEvent.Type.MouseButtonRelease, stage.place(subject, values[-1]), Qt.MouseButton.LeftButton,
                    Qt.MouseButton.NoButton)
    for seconds in (1, 1):
        frames, end = stage.frames, time.monotonic() + seconds
        while time.monotonic() < end:
            stage.frame()
            time.sleep(1 / gesture.FRAMES_PER_SECOND)
    if "PICTURE" in os.environ:
        stage.image.save(os.environ["PICTURE"])
    return cost | {"rest_frames": stage.frames - frames}


if __name__ == "__main__":
    if sys.argv[1:] == ["version"]:
        print(json.dumps(qVersion()))
    else:
        print(json.dumps(measure(*sys.argv[1:], [float(line) for line in sys.stdin])), flush=True)
    # Python and Qt free objects in different orders at the end of a process.
    os._exit(0)
