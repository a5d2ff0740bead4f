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
