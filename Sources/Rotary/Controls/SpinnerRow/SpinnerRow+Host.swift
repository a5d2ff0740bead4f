// Touch areas, size, and actions of screen readers, for hosts.
extension SpinnerRow {
  /// The whole control, for vertical drags of the column under the finger.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.lift, frame: Rect2D(origin: .zero, size: size))
    area.usesSecondFinger = options.usesSecondFinger
    read(area)
  }

  /// The preferred size: 320 by 180 points.
  ///
  /// The minimum height is 112, so that a finger can touch the numbers beside the front one; the minimum width is 44
  /// for each column.
  public var preferredSize: PreferredSize {
    let width = PreferredSize.leastSide * Double(rings.count)
    return PreferredSize(environment.roomy(Size2D(320, 180)), minimum: Size2D(width, 112))
  }

  /// Moves a column by one number, or to the number nearest to another; keys then move this column.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    // The root element 0 is the row.
    guard element > 0, element <= rings.count else { return .declined }
    activate(element - 1)
    switch action {
    case .activate: return .handled
    case .increment: return receive(.up, isShifted: false)
    case .decrement: return receive(.down, isShifted: false)
    case .setValue(let number):
      guard let index = rings[activeColumn].range.index(nearest: number) else { return .declined }
      typed.clear()
      go(to: index)
      return .handled
    }
  }
}
