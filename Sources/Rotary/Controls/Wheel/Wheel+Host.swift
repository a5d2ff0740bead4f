// What a host asks of it besides its picture: where it is touched, how large it is, what screen readers do.
extension Wheel {
  /// The ring to drag, and the button inside it.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, center: ring.center, radius: ring.outerRadius))
    read(TouchArea(.press, center: ring.center, radius: ring.innerRadius))
  }

  /// 200 points square; with less than 120, a finger covers more than a sector.
  public var preferredSize: PreferredSize {
    PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(120, 120))
  }

  /// Turns to a sector that is chosen, or dials it; a step on or back is that of the arrow keys.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (WheelEvent, Double) -> Void
  ) -> Response {
    if element == 0 {
      guard let step = action.step else { return .declined }
      return receive(step > 0 ? .down : .up, isShifted: false, at: time, emit: emit)
    }
    let described = described
    guard action == .activate, element > 0, element <= described.count else { return .declined }
    let index = described.lowerBound + element - 1
    guard sectors[index].isEnabled else { return .declined }
    select(index, at: time, emit: emit)
    return .handled
  }
}
