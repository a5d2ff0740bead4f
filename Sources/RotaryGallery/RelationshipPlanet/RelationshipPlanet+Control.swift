import Rotary

extension RelationshipPlanet: InteractiveControl {
  /// Whether the control accepts input.
  public var takesInput: Bool { isEnabled && environment.isEnabled }

  /// Handles taps on satellites, and passes other pointers to the turntable in front.
  public mutating func receive(_ event: PointerEvent) -> Response {
    if let response = press(event) { return response }
    let response = pass(.pointer(event))
    // A surrounding view must not scroll with drags that the people ignore.
    return response == .undecided ? .handled : response
  }

  /// Swaps planets with the digits 1 to 4, and passes other keys to the turntable in front.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    if case .character(let digit) = key, ("1"..."4").contains(digit) {
      // Keys count planets from 1.
      let planet = Int(digit.value) - 49
      return swap(to: planet) ? .handled : .declined
    }
    return pass(.key(key, isShifted ? .shift : []))
  }

  /// Passes scroll events to the turntable in front.
  public mutating func receive(scroll: Scroll) -> Response {
    pass(.scroll(x: scroll.delta.x, y: scroll.delta.y, unit: scroll.unit, phase: scroll.phase))
  }

  /// Swaps a pressed satellite, and passes actions on other elements to the turntable in front.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    var tree = AccessibilityTree()
    tables[shown].describe(into: &tree)
    let satellites = (0..<Self.planetCount).filter { $0 != main }
    let satellite = element - tree.elements.count
    guard satellites.indices.contains(satellite) else {
      return pass(.accessibility(action, element: element))
    }
    guard action == .activate else { return .declined }
    return swap(to: satellites[satellite]) ? .handled : .declined
  }

  /// Reports areas that scroll the people, and that press the satellites.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, frame: Rect2D(origin: .zero, size: size)))
    readSatellites { read(TouchArea(.press, center: $0, radius: $1)) }
  }

  /// The preferred size of the turntable in front.
  public var preferredSize: PreferredSize { tables[shown].preferredSize }

  /// Passes turns of a crown to the turntable in front.
  public mutating func receive(detents count: Int) -> Response { pass(.detents(count)) }

  /// Passes changes of the keyboard focus to the turntable in front.
  public mutating func receive(focus hasFocus: Bool) {
    tables[shown].handle(.focus(hasFocus), at: now)
    takePeopleEvents()
    fill()
  }

  /// Passes an input to the turntable in front, unless planets are flying.
  private mutating func pass(_ input: Input) -> Response {
    guard isOpen else { return .declined }
    let response = tables[shown].handle(input, at: now)
    if let sought = takePeopleEvents() { find(from: sought) }
    fill()
    return response
  }

  /// Takes the events of the turntable in front, and returns the index from which it seeks a name, if any.
  @discardableResult
  mutating func takePeopleEvents() -> Int? {
    var sought: Int?
    while let (event, time) = tables[shown].nextEvent() {
      if case .sought(let index) = event { sought = index }
      send(.people(event), at: time)
    }
    return sought
  }

  /// Cancels the press of a satellite.
  mutating func cancelPress() {
    pressed = nil
    pointers.removeAll()
    tap.cancel()
  }

  /// Handles a pointer that may tap a satellite; returns nil for other pointers.
  private mutating func press(_ event: PointerEvent) -> Response? {
    if event.phase == .down {
      guard takesInput else { return .declined }
      if pressed == nil, pointers.isEmpty { pressed = satellite(under: event.position) }
    }
    guard let planet = pressed else {
      _ = pointers.take(event, at: now)
      return nil
    }
    guard let change = pointers.take(event, at: now) else { return .declined }
    tap.handle(change, among: pointers)
    guard pointers.isEmpty else {
      let isDown = event.phase == .down || event.phase == .move
      return isDown && event.kind == .touch ? .undecided : .handled
    }
    pressed = nil
    if tap.state == .recognized { swap(to: planet) }
    return .handled
  }

  /// Advances the people and the planets to `time`.
  public mutating func receive(time: Double) {
    if let arrival, arrival <= time {
      tables[shown].advance(to: arrival)
      takePeopleEvents()
      now = arrival
      land()
    }
    now = time
    tables[shown].advance(to: time)
    takePeopleEvents()
    fill()
  }

  /// Whether the people, the ring or the planets move.
  public var isMoving: Bool {
    tables[shown].isMoving || arrival != nil || spread.isMoving(at: now)
  }

  /// The feedback of the turntable in front; a swap has the cues for closing and opening.
  public func feedback(for event: PlanetEvent) -> Feedback {
    switch event {
    case .people(let event): return tables[shown].feedback(for: event)
    case .swapped: return Feedback(cue: .close)
    case .arrived: return Feedback(cue: .open)
    }
  }

  /// Describes the visible people, then the satellites.
  public func describe(into tree: inout AccessibilityTree) {
    tables[shown].describe(into: &tree)
    for planet in 0..<Self.planetCount where planet != main {
      let pose = flights[planet].pose(at: now)
      let side = Swift.max(44, pose.radius * 2)
      tree.add(
        AccessibilityElement(
          role: .option,
          name: PlanetPeople.planets[planet],
          value: environment.text(of: Double(tables[planet].list.count), groups: true),
          states: takesInput ? [] : .disabled,
          actions: .activate,
          frame: Rect2D(pose.center.x - side / 2, pose.center.y - side / 2, side, side)
        )
      )
    }
  }
}

extension RelationshipPlanet: ConfigurableControl {
  /// `relationship-planet`.
  public static var controlName: String { "relationship-planet" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.numbers(
      "people",
      tables.map { Double($0.list.count) },
      in: 0...Double(TurntableList.greatestCount)
    ) {
      "Number of people of each of the four planets."
    } set: { numbers throws(SettingError) in
      let counts = try SettingValue.numbers(numbers).integers(in: 0...TurntableList.greatestCount)
      try SettingError.check(counts.count, in: Self.planetCount...Self.planetCount)
      setCounts(counts)
    }
    visitor.flag("structure", &showsStructure) {
      "Draw the circle, the cells and the list of the people."
    }
    visitor.disabled(&isEnabled)
  }

  /// Calls `swap` with the number of a planet `to`, or a method of the turntable in front.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("swap").index(of: name) {
    case 0:
      let planet = try arguments.integer("to")
      guard swap(to: planet) else { throw .refused }
    default:
      guard isOpen else { throw .refused }
      try tables[shown].call(name, arguments)
      takePeopleEvents()
      fill()
    }
  }

  /// Reports the main planet, the spread of the ring, and the state of the turntable in front.
  public func readState(_ read: (String, SettingValue) -> Void) {
    let pose = flights[main].pose(at: now)
    read("main", .number(Double(main)))
    read("mainX", .number(pose.center.x))
    read("mainY", .number(pose.center.y))
    read("mainRadius", .number(pose.radius))
    read("spread", .number(spread.position(at: now)))
    tables[shown].readState(read)
  }
}
