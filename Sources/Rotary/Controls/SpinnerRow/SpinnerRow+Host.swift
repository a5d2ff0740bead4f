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

  /// Activates a column, so that steps and keys change it.
  public mutating func directSteps(toElement element: Int) -> Bool {
    // The root element 0 is the row.
    guard element > 0, element <= rings.count else { return false }
    activate(element - 1)
    return true
  }

  /// Activates a column, and moves it to the number nearest to another.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard directSteps(toElement: element) else { return .declined }
    guard case .setValue(let number) = action else { return .handled }
    guard let index = rings[activeColumn].range.index(nearest: number) else { return .declined }
    typed.clear()
    go(to: index)
    return .handled
  }
}
