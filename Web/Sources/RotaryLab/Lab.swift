import Rotary

// The controls of the gallery's pages "Feel", "Stage" and "Menus": compiled with them, and with all of
// RotaryWeb but the wheel, into a module of its own, so that pages which only turn a wheel do not
// carry them.

extension GesturePad: WebControl {
  /// The field is for gestures alone; over the list the page scrolls.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .press, frame: Rect2D(origin: .zero, size: size)))
    read(TouchArea(use: .hold, frame: field, cornerRadius: 24))
  }
}

extension MotionPlot: WebControl {
  /// A finger goes along it sideways.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .slide, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24))
  }
}

extension Happiness: WebControl {
  /// All of it is for gestures.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .hold, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24))
  }
}

extension LayoutBox: WebControl {
  /// The box and what is needed to take hold of its corner; its struts are pressed.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .hold, frame: graspFrame, cornerRadius: 24))
    for frame in partFrames { read(TouchArea(use: .press, frame: frame, cornerRadius: 8)) }
  }
}

extension PhoneFrame: WebControl {
  /// The phone is for gestures, however it is held; the buttons are pressed.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .hold, frame: shownBody, cornerRadius: 24))
    for quarters in [-1, 1] {
      read(TouchArea(use: .press, frame: button(quarters: quarters), cornerRadius: 22))
    }
  }
}

extension StarField: WebControl {
  /// The menu's.
  func readTouchAreas(_ read: (TouchArea) -> Void) { menu.readTouchAreas(read) }
}

extension MarkSheet: WebControl {
  /// The menu's: all of it.
  func readTouchAreas(_ read: (TouchArea) -> Void) { menu.readTouchAreas(read) }
}

extension RelationshipPlanet: WebControl {
  /// The people scroll; the satellites are pressed.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .hold, frame: Rect2D(origin: .zero, size: size)))
    readSatellites { center, radius in
      let corner = Point2D(center.x - radius, center.y - radius)
      let frame = Rect2D(origin: corner, size: Size2D(2 * radius, 2 * radius))
      read(TouchArea(use: .press, frame: frame, cornerRadius: radius))
    }
  }
}

/// The device was turned; the number is that of ``DeviceOrientation``.
///
/// The elements have no need of it: what declines it is given its size by the page.
@_expose(wasm, "orientation")
@_cdecl("orientation")
func orientation(
  _ handle: Int32,
  _ number: Int32,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let held = DeviceOrientation(rawValue: UInt8(truncatingIfNeeded: number)) ?? .portrait
  return report(handle) { $0.handle(.orientation(held), at: time, presents: true) }
}

@_expose(wasm, "createRelationshipPlanet")
@_cdecl("createRelationshipPlanet")
func createRelationshipPlanet() -> Int32 { hold(ControlSession<RelationshipPlanet>()) }

@_expose(wasm, "createHappiness")
@_cdecl("createHappiness")
func createHappiness() -> Int32 { hold(ControlSession<Happiness>()) }

@_expose(wasm, "createLayoutBox")
@_cdecl("createLayoutBox")
func createLayoutBox() -> Int32 { hold(ControlSession<LayoutBox>()) }

@_expose(wasm, "createPhoneFrame")
@_cdecl("createPhoneFrame")
func createPhoneFrame() -> Int32 { hold(ControlSession<PhoneFrame>()) }

@_expose(wasm, "createGesturePad")
@_cdecl("createGesturePad")
func createGesturePad() -> Int32 { hold(ControlSession<GesturePad>()) }

@_expose(wasm, "createMotionPlot")
@_cdecl("createMotionPlot")
func createMotionPlot() -> Int32 { hold(ControlSession<MotionPlot>()) }

@_expose(wasm, "createStarField")
@_cdecl("createStarField")
func createStarField() -> Int32 { hold(ControlSession<StarField>()) }

@_expose(wasm, "createMarkSheet")
@_cdecl("createMarkSheet")
func createMarkSheet() -> Int32 { hold(ControlSession<MarkSheet>()) }
