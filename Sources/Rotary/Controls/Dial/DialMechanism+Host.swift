// Touch areas, size, and actions of screen readers, for hosts.
extension DialMechanism {
  /// See ``DialControl/preferredSize``.
  var preferredSize: PreferredSize {
    let side = 2 * PreferredSize.leastSide
    return PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(side, side))
  }

  /// Directs steps and keys to a thumb of a range.
  mutating func directSteps(toElement element: Int) -> Bool {
    // On a range, the root element 0 is the group of both thumbs.
    switch (isRange, element) {
    case (false, 0): break
    case (true, 1): active = .low
    case (true, 2): active = .high
    default: return false
    }
    return true
  }

  /// Directs keys to a thumb of a range, and moves a thumb to a value.
  mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard directSteps(toElement: element) else { return .declined }
    guard case .setValue(let number) = action else { return isRange ? .handled : .declined }
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
