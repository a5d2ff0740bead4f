// The touch areas, the preferred size and the accessibility actions for the host.
extension RingMenu {
  /// Reports the whole control if the menu is open or opens around the finger; otherwise the square in the middle.
  ///
  /// In the square, a press must become long, unless the menu opens at once or takes strokes.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    let frame = isOpen ? Rect2D(origin: .zero, size: size) : pressFrame
    read(TouchArea(awaitsLongPress ? .longPress : .hold, frame: frame))
  }

  /// 480 points square; below 240 points, icons are smaller than a fingertip.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(480, 480), minimum: Size2D(240, 240))
  }

  /// Opens the menu, or activates an element; see ``activate(_:at:emit:)``.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    let elements = isOpen ? 1...Swift.max(1, elementCount) : 0...0
    guard action == .activate, elements.contains(element) else { return .declined }
    activate(element - 1)
    return .handled
  }
}
