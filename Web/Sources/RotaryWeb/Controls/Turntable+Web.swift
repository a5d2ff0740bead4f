import Rotary

extension Turntable: WebControl {
  /// All of it scrolls; along the other axis, and beyond its ends, the page does.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    let frame = Rect2D(origin: .zero, size: size)
    guard options.edge != .full, options.tracking == .edge else {
      read(TouchArea(use: .hold, frame: frame))
      return
    }
    var ends = Int(endsReached)
    // Where the first item is at the right, the ends are the other way round.
    if !ring.isVertical, ring.dragSign < 0 { ends = (ends & 1) << 1 | ends >> 1 }
    let first = ring.isVertical ? TouchArea.Use.column : .row
    read(TouchArea(use: TouchArea.Use(rawValue: first.rawValue + ends) ?? first, frame: frame))
  }
}

/// Makes a turntable and answers with its handle.
@_expose(wasm, "createTurntable")
@_cdecl("createTurntable")
func createTurntable() -> Int32 { hold(ControlSession<Turntable>()) }
