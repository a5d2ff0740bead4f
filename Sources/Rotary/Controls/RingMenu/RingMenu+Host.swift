// What a host asks of it besides its picture: where it is touched, how large it is, what screen readers do.
extension RingMenu {
  /// All of it while it is open or opens around the finger; else the square in the middle, where a press
  /// has to become long unless the menu opens at once or takes strokes.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    let frame = isOpen ? Rect2D(origin: .zero, size: size) : pressFrame
    read(TouchArea(awaitsLongPress ? .longPress : .hold, frame: frame))
  }

  /// 480 points square; with less than 240, icons are smaller than a fingertip.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(480, 480), minimum: Size2D(240, 240))
  }

  /// Opens, or presses an element; see ``activate(_:at:emit:)``.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    let elements = isOpen ? 1...Swift.max(1, elementCount) : 0...0
    guard action == .activate, elements.contains(element) else { return .declined }
    activate(element - 1, at: time, emit: emit)
    return .handled
  }
}
