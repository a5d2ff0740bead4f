import Rotary

// The controls of the gallery's page "Feel": compiled with them, and with all of RotaryWeb but the
// wheel, into a module of its own, so that pages which only turn a wheel do not carry them.

extension GesturePad: WebControl {
  /// The field is for gestures alone; over the list the page scrolls.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .press, frame: Rect(origin: .zero, size: size)))
    read(TouchArea(use: .hold, frame: field, cornerRadius: 24))
  }
}

extension MotionPlot: WebControl {
  /// A finger goes along it sideways.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .slide, frame: Rect(origin: .zero, size: size), cornerRadius: 24))
  }
}

@_expose(wasm, "createGesturePad")
@_cdecl("createGesturePad")
func createGesturePad() -> Int32 { hold(ControlSession<GesturePad>()) }

@_expose(wasm, "gesturePadSettings")
@_cdecl("gesturePadSettings")
func gesturePadSettings() -> UnsafeMutablePointer<Double>? { names(GesturePad.settingNames) }

@_expose(wasm, "createMotionPlot")
@_cdecl("createMotionPlot")
func createMotionPlot() -> Int32 { hold(ControlSession<MotionPlot>()) }

@_expose(wasm, "motionPlotSettings")
@_cdecl("motionPlotSettings")
func motionPlotSettings() -> UnsafeMutablePointer<Double>? { names(MotionPlot.settingNames) }
