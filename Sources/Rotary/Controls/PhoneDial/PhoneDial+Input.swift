/// The part of a phone that a finger or the mouse holds.
enum PhoneGrip: Equatable, Sendable {
  /// One hole of the dial, and whether it has been at the stop.
  case hole(Int, reachedStop: Bool)
  /// The hub, and whether the finger is still inside it.
  case hub(isInside: Bool)
}

// The input of the control; see ``InteractiveControl``.
extension PhoneDial: HeldControl {
  /// The number of holes by which a Page key moves.
  static let pageHoles = 10
  /// The maximum number of digits that wait to be dialled: more than a telephone number has with its prefixes.
  ///
  /// Source: ITU-T E.164 (2010), section 6: a number has at most 15 digits.
  static let greatestWaiting = 20

  /// Whether the phone takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer that turns a hole or presses the hub.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Shows whether the phone has the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }

  /// Moves to another hole.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    switch step {
    case .by(let count): move(by: count)
    case .page(let count): move(by: count * Self.pageHoles)
    case .first: activeHole = holes.firstIndex { $0.isEnabled } ?? activeHole
    case .last: activeHole = holes.lastIndex { $0.isEnabled } ?? activeHole
    }
    return .handled
  }

  /// Handles a key: Enter dials the active hole, and a typed digit is dialled.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    switch key {
    case .enter, .space: return dialActive()
    case .character(let character):
      guard let found = hole(typed: character) else { return .declined }
      activeHole = found
      return dialActive()
    case .escape:
      // Typed digits that wait are not dialled.
      guard !waiting.isEmpty else { return .declined }
      waiting.removeAll()
    default: return .declined
    }
    return .handled
  }

  /// Dials the hole of an element.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard action == .activate, let hole = choices.index(ofElement: element),
      holes[hole].isEnabled
    else { return .declined }
    if isResting { begin(dialling: hole, at: now) }
    return .handled
  }

  private mutating func move(by steps: Int) {
    activeHole = (activeHole + steps).clamped(to: 0...holes.count - 1)
  }

  /// Returns the first enabled hole whose title begins with a character.
  private func hole(typed character: Unicode.Scalar) -> Int? {
    // Each character is dialled separately, even if it follows the last one immediately.
    var search = TypeAhead()
    return search.find(
      isNumbered ? environment.numerals.own(character) : character,
      at: now,
      from: holes.count - 1,
      count: holes.count,
      title: { holes[$0].isEnabled ? holes[$0].title : "" }
    )
  }

  /// Dials the active hole, or lets it wait until the dial rests.
  private mutating func dialActive() -> Response {
    if isGliding {
      guard waiting.count < Self.greatestWaiting else { return .declined }
      waiting.append(activeHole)
    } else {
      guard isResting, holes[activeHole].isEnabled else { return .declined }
      begin(dialling: activeHole, at: now)
    }
    return .handled
  }
}

// Pointers.
extension PhoneDial {
  /// The ring in which a touch can begin to turn a hole; the hub is inside it.
  public var ring: Annulus { Annulus(in: size, from: options.innerShare, to: options.outerShare) }

  /// The ring, which is dragged, and the button inside it.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, center: ring.center, radius: ring.outerRadius))
    read(TouchArea(.press, center: ring.center, radius: ring.innerRadius))
  }

  /// The preferred size: 200 points square.
  ///
  /// Minimum 120 points square: on a smaller phone, a finger covers more than a hole.
  public var preferredSize: PreferredSize {
    PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(120, 120))
  }

  /// Whether a pointer holds a hole or the hub.
  var isHeld: Bool { if case nil = grip { false } else { true } }

  mutating func beginHold(_ change: PointerChange) -> Bool {
    let point = change.pointer.position
    switch ring.zone(of: point) {
    case .outside: return false
    case .hole:
      guard style.hasHub else { return false }
      grip = .hub(isInside: true)
    case .ring:
      guard !isGliding, let hole = hole(under: point) else {
        // A touch on a turning dial drops the typed digits that wait; the dial continues to turn.
        waiting.removeAll()
        return false
      }
      grip = .hole(hole, reachedStop: false)
      grab(hole: hole)
      turning.handle(change, among: pointers)
      tap.handle(change, among: pointers)
    }
    return true
  }

  /// A finger that only presses the hub may still scroll a view around the phone.
  mutating func mayYield(_ pointer: Pointer) -> Bool {
    if case .hub = grip { pointer.kind == .touch } else { false }
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    let finger = change.pointer
    switch grip {
    case nil: break
    case .hub: grip = .hub(isInside: ring.zone(of: finger.position) == .hole)
    case .hole(let hole, let reachedStop):
      turning.handle(change, among: pointers)
      tap.handle(change, among: pointers)
      turn(hole: hole, reachedStop: reachedStop, by: turning.rotation)
      turning.rotation = 0
    }
    if change.phase == .up { letGo() }
    return true
  }

  private mutating func letGo() {
    guard let held = grip else { return }
    grip = nil
    switch held {
    case .hub(let isInside):
      if isInside { send(.pressed(value)) }
    case .hole(let hole, let reachedStop):
      if tap.state == .recognized, options.dialsOnTap {
        begin(dialling: hole, at: now)
      } else {
        runBack(dialled: reachedStop ? hole : nil, at: now)
      }
    }
  }

  /// Ends a hold: nothing is dialled or pressed, and the dial runs back.
  mutating func endHold(undoes: Bool) {
    guard let held = grip else { return }
    grip = nil
    if case .hole = held { runBack(dialled: nil, at: now) }
  }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    isHubHovered = point.map { ring.zone(of: $0) } == .hole
  }
}
