// Touch areas, size, and actions of screen readers, for hosts.
extension DialMechanism {
  /// See ``DialControl/preferredSize``.
  var preferredSize: PreferredSize {
    let side = 2 * PreferredSize.leastSide
    return PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(side, side))
  }

  /// Moves a thumb by a step or to a value; on a range, keys move this thumb from then on.
  mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    // On a range, the root element 0 is the group of both thumbs.
    switch (isRange, element) {
    case (false, 0): break
    case (true, 1): active = .low
    case (true, 2): active = .high
    default: return .declined
    }
    switch action {
    case .activate: return isRange ? .handled : .declined
    case .increment: return receive(.up, isShifted: false)
    case .decrement: return receive(.down, isShifted: false)
    case .setValue(let number):
      guard isResting else { return .declined }
      let value = number.clamped(to: scale.minimum...scale.maximum)
      if isRange {
        goBesideOther(scale.stepped(value))
      } else {
        go(.high, to: track.positions(with: .high, atValue: value))
      }
      return .handled
    }
  }
}
