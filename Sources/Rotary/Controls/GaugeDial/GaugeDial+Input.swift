/// A pointer that holds a gauge.
struct GaugeDialHold: Equatable, Sendable {
  /// The value before.
  var origin: Double
  /// Whether the value follows the pointer; a finger may still scroll the page.
  var isDragging: Bool
}

// The input of an editable gauge; see ``InteractiveControl``.
extension GaugeDial: HeldControl {
  /// The minimum radius at which a gauge can be held, in points.
  private static let leastRadius = 1.0
  /// The number of steps of a scale without steps, for keys and the mouse wheel.
  private static let stepsOfNone = 100.0
  /// The distance of a Page key, in steps.
  private static let pageSteps = 10

  /// Whether the gauge only displays its value.
  public var isOutput: Bool { !isEditable }

  /// Whether the gauge takes input.
  public var takesInput: Bool { isEditable && isEnabled && environment.isEnabled }

  /// Whether a pointer holds the gauge.
  var isHeld: Bool { hold != nil }

  /// The keys of a slider.
  public var stepDirections: StepDirections { StepDirections() }

  /// Handles a pointer: the value follows it around the centre.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Shows whether the gauge has the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) { self.hasFocus = hasFocus && takesInput }

  /// Moves the value by a step, which is a hundredth of a scale without steps, or to an end.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    guard !isHeld else { return .declined }
    switch step {
    case .by(let count): self.step(by: count)
    case .page(let count): self.step(by: count * Self.pageSteps)
    case .first: choose(scale.minimum)
    case .last: choose(scale.lastStop)
    }
    return .handled
  }

  /// Moves the value to the number of a screen reader.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard element == 0, !isHeld, case .setValue(let number) = action else { return .declined }
    choose(number)
    return .handled
  }

  private mutating func step(by count: Int) {
    let goal: Double
    if scale.count > 0 {
      let steps = Double(count).clamped(to: -Double(scale.count)...Double(scale.count))
      goal = scale.position(of: scale.index(nearest: value) + Int64(bounded: steps))
    } else {
      let share = Double(count) / Self.stepsOfNone
      goal = scale.moved(value, by: share.clamped(to: -1...1) * scale.span)
    }
    let isBeyond = !scale.wraps && (goal < scale.minimum || goal > scale.maximum)
    if isBeyond || isAtEnd && goal == value { send(.metEnd(strength: 0)) }
    choose(goal)
  }

  /// Moves to a value from rest.
  private mutating func choose(_ value: Double) {
    let before = self.value
    show(value, animated: true)
    if self.value != before { sendValue(.changed(self.value), at: now) }
  }

  mutating func beginHold(_ change: PointerChange) -> Bool {
    let pointer = change.pointer
    let reach = size.shorterSide / 2
    guard reach >= Self.leastRadius, size.center.distance(to: pointer.position) <= reach else {
      return false
    }
    hold = GaugeDialHold(origin: value, isDragging: pointer.kind != .touch)
    if pointer.kind != .touch { point(at: pointer.position, animated: true) }
    return true
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    let finger = change.pointer
    guard let hold else { return true }
    if hold.isDragging {
      if change.phase == .move { point(at: finger.position, animated: false) }
    } else if finger.travel > GestureLimits.panPoints {
      // A finger that moves along the scale turns the pointer, and one that moves across it scrolls the page.
      guard finger.displacement.isAlongCircle(at: finger.start, around: size.center) else {
        return false
      }
      self.hold?.isDragging = true
      point(at: finger.position, animated: true)
    } else if change.phase == .up {
      point(at: finger.position, animated: true)
    }
    if change.phase == .up { endHold(undoes: false) }
    return true
  }

  mutating func endHold(undoes: Bool) {
    guard let hold else { return }
    self.hold = nil
    pointers.removeAll()
    if undoes { show(hold.origin, animated: true) }
    if value != hold.origin { sendValue(.changed(value), at: now) }
  }

  /// A finger may scroll the page until it drags.
  mutating func mayYield(_ pointer: Pointer) -> Bool {
    pointer.kind == .touch && hold?.isDragging == false
  }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {}

  /// Shows the value in the direction of a point; in the middle there is no direction.
  private mutating func point(at place: Point2D, animated: Bool) {
    let (center, hub) = (size.center, size.shorterSide / 2 * GaugeDialArtwork.hub)
    guard center.distance(to: place) > hub else { return }
    let angle = center.directionAngle(to: place)
    show(scale.value(atAngle: angle, near: value), animated: animated)
  }
}
