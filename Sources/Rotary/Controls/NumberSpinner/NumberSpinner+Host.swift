// Touch areas, size, and actions of screen readers, for hosts.
extension NumberSpinner {
  /// The whole control, for drags in the direction in which the ring turns.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    let use = options.axis == .vertical ? TouchArea.Use.slide : .lift
    read(TouchArea(use, frame: Rect2D(origin: .zero, size: size)))
  }

  /// The preferred size: 320 by 120 points, or 120 by 180 if the ring turns up and down.
  ///
  /// The minimum has room for three tiles that a finger can touch.
  public var preferredSize: PreferredSize {
    let (length, width) = (3 * PreferredSize.leastSide, PreferredSize.leastSide)
    switch options.axis {
    case .vertical:
      return PreferredSize(environment.roomy(Size2D(320, 120)), minimum: Size2D(length, width))
    case .horizontal:
      return PreferredSize(environment.roomy(Size2D(120, 180)), minimum: Size2D(width, length))
    }
  }

  /// Whether a moving finger is still for the ring.
  ///
  /// When the finger leaves the area of a tap, it must move more along the ring than across; a movement across is for
  /// the views around the spinner.
  mutating func keeps(_ finger: Pointer) -> Bool {
    guard !isClaimed, finger.travel > GestureLimits.panPoints else { return true }
    let way = finger.displacement
    let (along, across) = options.axis == .vertical ? (way.x, way.y) : (way.y, way.x)
    isClaimed = along.magnitude >= across.magnitude
    return isClaimed
  }

  /// Moves to the number nearest to another.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard element == 0, case .setValue(let number) = action, !isHeld,
      let index = range.index(nearest: number)
    else { return .declined }
    typed.clear()
    turn(to: index)
    return .handled
  }
}
