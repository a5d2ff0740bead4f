// What a host asks of it besides its picture: where it is touched, how large it is, what screen readers do.
extension NumberSpinner {
  /// A finger turns it anywhere, the way its ring turns.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    let use = options.axis == .vertical ? TouchArea.Use.slide : .lift
    read(TouchArea(use, frame: Rect2D(origin: .zero, size: size)))
  }

  /// 320 by 120 points, and 120 by 180 where it turns up and down: at least three tiles that a finger hits.
  public var preferredSize: PreferredSize {
    let (length, width) = (3 * PreferredSize.leastSide, PreferredSize.leastSide)
    switch options.axis {
    case .vertical:
      return PreferredSize(
        environment.roomy(Size2D(320, 120)),
        minimum: Size2D(length, width)
      )
    case .horizontal:
      return PreferredSize(
        environment.roomy(Size2D(120, 180)),
        minimum: Size2D(width, length)
      )
    }
  }

  /// Whether a finger that moves is still the ring's.
  ///
  /// When it leaves the place in which it may become a tap, it has to go rather along the ring than across:
  /// across is for what lies around.
  mutating func keeps(_ finger: Pointer) -> Bool {
    guard !isClaimed, finger.travel > GestureLimits.panPoints else { return true }
    let way = finger.displacement
    let (along, across) = options.axis == .vertical ? (way.x, way.y) : (way.y, way.x)
    isClaimed = along.magnitude >= across.magnitude
    return isClaimed
  }

  /// Moves by a number, or to the one that is nearest to another.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (SpinnerEvent, Double) -> Void
  ) -> Response {
    guard element == 0 else { return .declined }
    if case .setValue(let number) = action {
      guard !motion.isHeld, let index = range.index(nearest: number) else { return .declined }
      typed.clear()
      turn(to: index, at: time, emit: emit)
      return .handled
    }
    guard let step = action.step else { return .declined }
    return receive(step > 0 ? .up : .down, isShifted: false, at: time, emit: emit)
  }
}
