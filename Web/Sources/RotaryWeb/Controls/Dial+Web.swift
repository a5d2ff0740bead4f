import Rotary

extension DialControl: WebControl {
  /// A finger turns it anywhere; the page scrolls with what the dial declines.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    let radius = ring.outerRadius
    let corner = Point2D(ring.center.x - radius, ring.center.y - radius)
    let frame = Rect2D(origin: corner, size: Size2D(2 * radius, 2 * radius))
    read(TouchArea(use: .turn, frame: frame, cornerRadius: radius))
  }
}

/// Makes a dial and answers with its handle.
@_expose(wasm, "createDial")
@_cdecl("createDial")
func createDial() -> Int32 { hold(ControlSession<Dial>()) }

/// Makes a range dial and answers with its handle.
@_expose(wasm, "createRangeDial")
@_cdecl("createRangeDial")
func createRangeDial() -> Int32 { hold(ControlSession<RangeDial>()) }
