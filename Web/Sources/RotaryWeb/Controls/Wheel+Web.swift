import Rotary

extension Wheel: WebControl {
  /// The ring to drag, and the button inside it.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    func circle(_ use: TouchArea.Use, _ radius: Double) {
      let corner = Point2D(ring.center.x - radius, ring.center.y - radius)
      let frame = Rect2D(origin: corner, size: Size2D(2 * radius, 2 * radius))
      read(TouchArea(use: use, frame: frame, cornerRadius: radius))
    }
    circle(.hold, ring.outerRadius)
    circle(.press, ring.innerRadius)
  }

  func choice(forDraw draw: Double) -> Int? { sector(forDraw: draw) }
}

/// Makes a wheel and answers with its handle.
@_expose(wasm, "createWheel")
@_cdecl("createWheel")
func createWheel() -> Int32 { hold(ControlSession<Wheel>()) }
