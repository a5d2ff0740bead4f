// The input of a colour wheel; see ``InteractiveControl``.
extension ColorWheel: HeldControl, BoundControl {
  /// The steps of a Page key, and of a notch of a mouse wheel.
  private static let pageSteps = 10
  private static let notchSteps = 5.0
  /// The maximum number of steps of one scroll movement.
  private static let farthestScroll = 360.0

  /// Whether the colour wheel takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// A colour wheel does not tick.
  public static var ticksWithValues: Bool { false }

  /// Whether a pointer holds the colour wheel.
  var isHeld: Bool { hold != nil }

  /// Handles a pointer: a thumb follows it.
  public mutating func receive(_ event: PointerEvent) -> Response { hold(with: event) }

  /// The directions of a slider; in the middle, arrow keys have two directions.
  public var stepDirections: StepDirections {
    isInMiddle ? StepDirections(up: 0, right: 0) : StepDirections()
  }

  /// The number of coordinates that the user can change.
  private var partCount: Int { options.hasOpacity ? 4 : 3 }

  private var isInMiddle: Bool { activePart == .saturation || activePart == .brightness }

  /// Moves the active coordinate: a step is a degree of the hue, or a hundredth.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    guard !isHeld else { return .declined }
    let isHue = activePart == .hue
    let steps: Int
    switch step {
    case .by(let count): steps = count
    case .page(let count): steps = count * Self.pageSteps
    case .first:
      choose(activePart, 0)
      return .handled
    case .last:
      choose(activePart, isHue ? 359 : 1)
      return .handled
    }
    // An arrow key in the middle; see ``stepDirections``.
    guard steps != 0 else { return .declined }
    let unit = isHue ? 1.0 : 0.01
    choose(activePart, ((coordinates[activePart] / unit).rounded() + Double(steps)) * unit)
    return .handled
  }

  /// Handles a key: arrow keys move in the middle, Enter and Space direct keys to the next coordinate, figures type a
  /// colour.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    guard !isHeld else { return .declined }
    let hasTyped = !typed.isEmpty
    switch key {
    case .left, .right:
      activate(.saturation)
      return receive(.by(key == .right ? 1 : -1), isFine: false)
    case .up, .down:
      activate(.brightness)
      return receive(.by(key == .up ? 1 : -1), isFine: false)
    case .pageUp, .pageDown:
      activate(.brightness)
      return receive(.by(key == .pageUp ? Self.pageSteps : -Self.pageSteps), isFine: false)
    case .character(let character): return typed.type(character) ? .handled : .declined
    case .backspace: return typed.removeLast() ? .handled : .declined
    case .escape:
      typed = TypedColor()
      return hasTyped ? .handled : .declined
    case .enter where hasTyped: setTyped()
    case .enter, .space:
      let next = (Int(activePart.rawValue) + 1) % partCount
      activate(ColorWheelPart(rawValue: UInt8(next)) ?? .hue)
    default: return .declined
    }
    return .handled
  }

  /// Moves the coordinate under the mouse: in the middle, saturation from left to right and brightness up and down.
  ///
  /// After a press, until the mouse moves, it is the active one.
  public mutating func receive(scroll: Scroll) -> Response {
    guard !isHeld, hovered != nil || pointers.hover == nil else { return .declined }
    let part: ColorWheelPart
    switch hovered {
    case .ring: part = .hue
    case .middle: part = scroll.isSideways ? .saturation : .brightness
    case .opacity: part = .opacity
    case nil: part = activePart
    }
    var amount = scroll.isSideways ? scroll.delta.x : -scroll.delta.y
    if scroll.unit == .notches { amount *= Self.notchSteps }
    let isAtEnd = part != .hue && coordinates[part] == (amount > 0 ? 1 : 0)
    let steps = scrolled.take(
      amount,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Self.farthestScroll,
      isAtEnd: isAtEnd,
      at: now
    )
    guard let steps else { return .declined }
    if steps != 0 {
      activate(part)
      _ = receive(.by(Int(bounded: steps)), isFine: false)
    }
    return .handled
  }

  /// Shows whether the colour wheel has the keyboard focus; one that loses it sets a typed colour.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { setTyped() }
  }

  /// Activates the coordinate of an element.
  public mutating func directSteps(toElement element: Int) -> Bool {
    // The root element 0 is the colour wheel.
    guard element > 0, element <= partCount else { return false }
    activate(ColorWheelPart(rawValue: UInt8(element - 1)) ?? .hue)
    return true
  }

  /// Activates a coordinate, and sets it: degrees of the hue, hundredths of the others.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard !isHeld, directSteps(toElement: element) else { return .declined }
    guard case .setValue(let number) = action else { return .handled }
    choose(activePart, activePart == .hue ? number.clamped(to: 0...359) : number / 100)
    return .handled
  }
}

// Choices from rest.
extension ColorWheel {
  /// Moves a coordinate; at an end, sends an event.
  private mutating func choose(_ part: ColorWheelPart, _ wanted: Double) {
    var next = coordinates
    next[part] = wanted
    choose(next)
    if part != .hue, wanted > 1 + Self.slack || wanted < -Self.slack { send(.metEnd(strength: 0)) }
  }

  /// The distance beyond an end that is a rounding error.
  private static let slack = 1e-9

  private mutating func choose(_ next: ColorCoordinates) {
    typed = TypedColor()
    let before = value
    show(next, follows: true)
    if value != before { sendValue(.changed(value), at: now) }
  }

  /// Sets the typed colour, if it is complete.
  private mutating func setTyped() {
    guard !typed.isEmpty else { return }
    let color = typed.color
    typed = TypedColor()
    guard !isHeld, let color else { return }
    choose(ColorCoordinates(of: color, in: options.space, keeping: coordinates))
  }
}

// Pointers.
extension ColorWheel {
  mutating func beginHold(_ change: PointerChange) -> Bool {
    let place = change.pointer.position
    guard let area = area(at: place) else { return false }
    hovered = nil
    typed = TypedColor()
    var hold = ColorWheelHold(area: area, origin: coordinates)
    let thumb = thumbPlace(in: area)
    if place.distance(to: thumb) <= artwork.thumbRadius {
      hold.offset = thumb - place
      let (center, from) = (artwork.center, artwork.center.directionAngle(to: place))
      hold.angle = Circular.sweep(from: from, to: center.directionAngle(to: thumb))
      settle()
    }
    self.hold = hold
    switch area {
    case .ring: activate(.hue)
    case .middle: if !isInMiddle { activate(.saturation) }
    case .opacity: activate(.opacity)
    }
    point(at: place, follows: true)
    return true
  }

  mutating func follow(_ change: PointerChange) -> Bool {
    if change.phase == .move { point(at: change.pointer.position, follows: false) }
    if change.phase == .up { endHold(undoes: false) }
    return true
  }

  mutating func endHold(undoes: Bool) {
    guard let hold else { return }
    self.hold = nil
    pointers.removeAll()
    if undoes { show(hold.origin, follows: true) }
    if color(of: hold.origin) != value { sendValue(.changed(value), at: now) }
  }

  mutating func mayYield(_ pointer: Pointer) -> Bool { false }

  mutating func hover(_ point: Point2D?, with kind: PointerEvent.Kind) {
    hovered = point.flatMap { area(at: $0) }
  }

  /// Returns the area of a point: that of the thumb there, which may cover another area.
  private func area(at place: Point2D) -> ColorWheelArea? {
    var area = artwork.area(at: place)
    guard area != nil else { return nil }
    var nearest = artwork.thumbRadius
    for other in [ColorWheelArea.ring, .middle, .opacity]
    where other != .opacity || options.hasOpacity {
      let distance = place.distance(to: thumbPlace(in: other))
      if distance <= nearest { (area, nearest) = (other, distance) }
    }
    return area
  }

  /// Returns the position of a thumb.
  private func thumbPlace(in area: ColorWheelArea) -> Point2D {
    switch area {
    case .ring: return artwork.place(hue: shown(.hue))
    case .middle:
      return artwork.place(saturation: shown(.saturation), brightness: shown(.brightness))
    case .opacity: return artwork.place(opacity: shown(.opacity))
    }
  }

  /// Moves the held thumb to a point, which the pointer came down at if the thumb follows it.
  private mutating func point(at place: Point2D, follows: Bool) {
    guard let hold else { return }
    var next = coordinates
    let angle = artwork.center.directionAngle(to: place) + hold.angle
    switch hold.area {
    case .ring: next[.hue] = Circular.degrees(radians: angle + .pi / 2)
    case .middle:
      let share = artwork.share(of: place + hold.offset)
      next[.saturation] = share.x
      next[.brightness] = 1 - share.y
    case .opacity:
      let arc = ColorWheelArtwork.opacityArc
      // A finger that passes an end does not jump to the other one; one that comes down there has the nearer end.
      let present = follows ? arc.sweep / 2 : coordinates.opacity * arc.sweep
      let way = Circular.sweep(from: arc.start + present, to: angle)
      next[.opacity] = (present + way) / arc.sweep
    }
    show(next, follows: follows)
  }
}
