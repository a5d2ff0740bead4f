// The input of a clock; see ``InteractiveControl``.
extension ClockFace: HeldControl, BoundControl {
  /// The distances of a Page key: hours, and minutes.
  private static let pageHours = 3
  private static let pageMinutes = 15
  /// The maximum number of steps of one scroll movement.
  private static let farthestScroll = 720.0
  /// The distance from a hand's line at which a touch takes the hand, in points: half of a 44-point target.
  private static let handReach = 22.0

  /// Whether the clock takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Whether a pointer holds the clock.
  var isHeld: Bool { hold != nil }

  /// Handles a pointer: a hand follows it around the centre, and the written time can be pressed.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// Up makes the active part later; Left and Right are for the parts.
  public var stepDirections: StepDirections { StepDirections(right: 0) }

  /// Moves the active part of the time.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    guard !isHeld else { return .declined }
    typed.clear()
    switch (step, activeField) {
    case (.by(let count), .hour): choose(afterHours: count)
    case (.page(let count), .hour): choose(afterHours: count * Self.pageHours)
    case (.by(let count), .minute): choose(afterMinutes: count * options.interval)
    case (.page(let count), .minute):
      let page = Swift.max(1, Self.pageMinutes / options.interval) * options.interval
      choose(afterMinutes: count * page)
    case (.by(let count), .period), (.page(let count), .period):
      if count != 0 { choose(isLater: count > 0) }
    case (.first, .hour): choose(hasPeriods ? hour / 12 * 720 + minute : minute)
    case (.last, .hour): choose((hasPeriods ? hour / 12 * 720 + 660 : 1_380) + minute)
    case (.first, .minute): choose(hour * 60)
    case (.last, .minute): choose(hour * 60 + 60 - options.interval)
    case (.first, .period): choose(isLater: false)
    case (.last, .period): choose(isLater: true)
    }
    return .handled
  }

  /// Handles a key: Left and Right activate another part, figures type its number, A and P are AM and PM.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    guard !isHeld else { return .declined }
    switch key {
    case .left, .right:
      // The time itself has one order in every language.
      return activateNeighbor(key == .right ? 1 : -1) ? .handled : .declined
    case .space where activeField == .period: choose(isLater: hour < 12)
    case .character("a") where hasPeriods, .character("A") where hasPeriods:
      choose(isLater: false)
    case .character("p") where hasPeriods, .character("P") where hasPeriods:
      choose(isLater: true)
    default: return type(key)
    }
    return .handled
  }

  /// Moves by a step for each notch of a mouse wheel, and for each ``ClockFaceOptions/scrollPointsPerStep``.
  ///
  /// Over the written time, it moves the part under the mouse. A horizontal scroll is declined.
  public mutating func receive(scroll: Scroll) -> Response {
    guard !scroll.isSideways, !isHeld else { return .declined }
    let steps = scrolled.take(
      -scroll.delta.y,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Self.farthestScroll,
      isAtEnd: reach.count == 1,
      at: now
    )
    guard let steps else { return .declined }
    if steps != 0 {
      if let field = hovered?.field { activate(field) }
      return receive(.by(Int(bounded: steps)), isFine: false)
    }
    return .handled
  }

  /// Shows whether the clock has the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    typed.clear()
  }

  /// Activates the part of an element, so that steps change it.
  public mutating func directSteps(toElement element: Int) -> Bool {
    // The root element 0 is the clock.
    guard element > 0, element <= fieldCount else { return false }
    activate(field(at: element - 1))
    return true
  }

  /// Activates a part of the time, and sets its number.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard !isHeld, directSteps(toElement: element) else { return .declined }
    guard case .setValue(let number) = action else { return .handled }
    let index = Int(bounded: number.rounded())
    typed.clear()
    switch activeField {
    case .hour: choose(hourNumber: index)
    case .minute: choose(minuteNumber: index)
    case .period: choose(isLater: index > 0)
    }
    return .handled
  }
}

// Choices from rest.
extension ClockFace {
  /// Moves to a time; at a limit, sends an event.
  private mutating func choose(_ wanted: Int) {
    let before = minutes
    show(wanted)
    if minutes != before {
      sendValue(.changed(value), at: now)
    } else if isBeyond(wanted) {
      send(.metEnd(strength: 0))
    }
  }

  private mutating func choose(afterHours count: Int) {
    choose((minutes + count % 24 * 60).remainder(by: Self.minutesPerDay))
  }

  /// Moves by minutes: with two hands also to another hour.
  private mutating func choose(afterMinutes count: Int) {
    let count = count % Self.minutesPerDay
    choose(
      options.hands == .two
        ? (minutes + count).remainder(by: Self.minutesPerDay)
        : hour * 60 + (minute + count).remainder(by: 60)
    )
  }

  /// Moves to an hour, as it is written.
  private mutating func choose(hourNumber number: Int) {
    let hour =
      hasPeriods
      ? self.hour / 12 * 12 + number.clamped(to: 1...12) % 12 : number.clamped(to: 0...23)
    choose(hour * 60 + minute)
  }

  /// Moves to a minute of the present hour.
  private mutating func choose(minuteNumber number: Int) {
    choose(hour * 60 + number.clamped(to: 0...60 - options.interval))
  }

  /// Moves to the same time before noon, or after it.
  private mutating func choose(isLater: Bool) { choose(minutes % 720 + (isLater ? 720 : 0)) }

  /// Changes the typed number, and activates the next part when the number is complete.
  private mutating func type(_ key: Key) -> Response {
    guard activeField != .period else { return .declined }
    let isHour = activeField == .hour
    let (first, last) = isHour ? hasPeriods ? (1, 12) : (0, 23) : (0, 59)
    guard let range = try? SpinnerRange(from: Double(first), through: Double(last)) else {
      return .declined
    }
    let present = Int64(isHour ? writtenHour : minute)
    let numerals = environment.numerals
    let goal = typed.receive(key, at: now, from: present - Int64(first), in: range, numerals)
    guard let goal else { return .declined }
    let number = Int(goal) + first
    if isHour { choose(hourNumber: number) } else { choose(minuteNumber: number) }
    if case .character = key, typed.hasAllFigures(of: range), isHour { activate(.minute) }
    return .handled
  }
}

// Pointers.
extension ClockFace {
  mutating func beginHold(_ change: PointerChange) -> Bool {
    let pointer = change.pointer
    guard let part = artwork.part(at: pointer.position) else { return false }
    hovered = nil
    typed.clear()
    hold = ClockFaceHold(part: part, origin: minutes, isDragging: pointer.kind != .touch)
    if part == .face {
      if let hand = hand(at: pointer.position) { activate(hand) }
      if pointer.kind != .touch { point(at: pointer.position) }
    }
    return true
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    let pointer = change.pointer
    guard let hold else { return true }
    if hold.isDragging {
      if change.phase == .move, hold.part == .face { point(at: pointer.position) }
    } else if pointer.travel > GestureLimits.panPoints {
      // A finger that moves around the centre turns a hand; any other scrolls the page.
      guard hold.part == .face,
        pointer.displacement.isAlongCircle(at: pointer.start, around: artwork.center)
      else { return false }
      self.hold?.isDragging = true
      point(at: pointer.position)
    } else if change.phase == .up, hold.part == .face {
      point(at: pointer.position)
    }
    if change.phase == .up { letGo(at: pointer.position) }
    return true
  }

  /// Ends a hold whose pointer was lifted.
  private mutating func letGo(at place: Point2D) {
    guard let part = hold?.part else { return }
    let isInside = artwork.part(at: place) == part
    endHold(undoes: false)
    switch part {
    case .face:
      if options.hands == .one, options.advances, numbers == .hour { activate(.minute) }
    case .hour, .minute:
      if isInside, let field = part.field { activate(field) }
    case .am, .pm:
      guard isInside else { return }
      activate(.period)
      choose(isLater: part == .pm)
    }
  }

  mutating func endHold(undoes: Bool) {
    guard let hold else { return }
    self.hold = nil
    pointers.removeAll()
    if undoes { show(hold.origin) }
    if minutes != hold.origin { sendValue(.changed(value), at: now) }
  }

  /// A finger may scroll the page until it drags.
  mutating func mayYield(_ pointer: Pointer) -> Bool {
    pointer.kind == .touch && hold?.isDragging == false
  }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    let part = point.flatMap { artwork.part(at: $0) }
    hovered = part == .face ? nil : part
  }

  /// Returns the hand at a point of a clock with two hands.
  private func hand(at place: Point2D) -> ClockFaceField? {
    guard options.hands == .two else { return nil }
    let (hour, minute) = (distance(from: place, to: .hour), distance(from: place, to: .minute))
    guard Swift.min(hour, minute) <= Self.handReach else { return nil }
    return hour < minute ? .hour : .minute
  }

  /// Returns a point's distance from the line of a hand.
  private func distance(from place: Point2D, to hand: ClockFaceField) -> Double {
    let offset = place - artwork.center
    let angle = artwork.angle(of: rotation(of: hand))
    let (x, y) = (Circular.cosine(angle), Circular.sine(angle))
    let end = artwork.radius * ClockFaceArtwork.length(of: hand)
    let along = (offset.x * x + offset.y * y).clamped(to: 0...end)
    return place.distance(to: artwork.center.moved(by: along, towards: angle))
  }

  /// Moves the active hand to the direction of a point; in the middle there is no direction.
  private mutating func point(at place: Point2D) {
    let (center, radius) = (artwork.center, artwork.radius)
    let distance = center.distance(to: place)
    guard distance > radius * ClockFaceArtwork.hub else { return }
    // The share of a turn from the top.
    let share = Circular.positive(center.directionAngle(to: place) + .pi / 2) / Circular.turn
    guard options.hands == .one else { return turn(to: share) }
    if numbers == .minute {
      let steps = (share * 60 / Double(options.interval)).rounded()
      return show(hour * 60 + Int(bounded: steps) * options.interval % 60)
    }
    let number = Int(bounded: (share * 12).rounded()) % 12
    let isLater = hasPeriods ? hour >= 12 : distance < radius * ClockFaceArtwork.ringBorder
    show((isLater ? number + 12 : number) * 60 + minute)
  }

  /// Moves a hand of two the shorter way to a share of a turn; the other hand follows.
  private mutating func turn(to share: Double) {
    let perTurn = numbers == .minute ? 60 : 720
    let step = numbers == .minute ? options.interval : 60
    let present = Double(minutes % perTurn)
    var way = share * Double(perTurn) - present
    way -= (way / Double(perTurn)).rounded() * Double(perTurn)
    let steps = Int(bounded: (way / Double(step)).rounded()) * step
    let next = minutes + steps
    // A limit is not passed at midnight.
    show(isLimited ? next : next.remainder(by: Self.minutesPerDay))
  }
}

extension ClockFacePart {
  /// The part of the written time, if it is one.
  var field: ClockFaceField? {
    switch self {
    case .face: return nil
    case .hour: return .hour
    case .minute: return .minute
    case .am, .pm: return .period
    }
  }
}
