// What a host asks of it besides its picture: where it is touched, how large it is, what screen readers do.
extension SpinnerRow {
  /// A finger turns a column up and down anywhere.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.lift, frame: Rect2D(origin: .zero, size: size))
    area.usesSecondFinger = options.usesSecondFinger
    read(area)
  }

  /// 320 by 180 points; at least 112 high, so that a finger hits the numbers beside the front one, and 44 wide
  /// for each column.
  public var preferredSize: PreferredSize {
    let width = PreferredSize.leastSide * Double(rings.count)
    return PreferredSize(environment.roomy(Size2D(320, 180)), minimum: Size2D(width, 112))
  }

  /// Moves a column by a number, or to the one that is nearest to another; keys act on that column then.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    // The root, at 0, is the row.
    guard element > 0, element <= rings.count else { return .declined }
    activate(element - 1)
    switch action {
    case .activate: return .handled
    case .increment: return receive(.up, isShifted: false, at: time, emit: emit)
    case .decrement: return receive(.down, isShifted: false, at: time, emit: emit)
    case .setValue(let number):
      guard let index = rings[activeColumn].range.index(nearest: number) else { return .declined }
      typed.clear()
      go(to: index, at: time, emit: emit)
      return .handled
    }
  }
}
