import Rotary

extension Dial: WebControl {
  /// A finger turns it anywhere; the page scrolls with what the dial declines.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    let radius = ring.outerRadius
    let corner = Point(ring.center.x - radius, ring.center.y - radius)
    let frame = Rect(origin: corner, size: Size(2 * radius, 2 * radius))
    read(TouchArea(use: .turn, frame: frame, cornerRadius: radius))
  }
}

/// Makes a dial and answers with its handle.
@_expose(wasm, "createDial")
@_cdecl("createDial")
func createDial() -> Int32 { hold(ControlSession<Dial>()) }

/// The names of a dial's settings: a text, with a space between them.
@_expose(wasm, "dialSettings")
@_cdecl("dialSettings")
func dialSettings() -> UnsafeMutablePointer<Double>? { names(Dial.settingNames) }
