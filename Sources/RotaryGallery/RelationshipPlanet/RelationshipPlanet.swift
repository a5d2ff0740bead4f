import Rotary

/// A planet with people around it and three satellites; a tap swaps a satellite with the main planet.
///
/// An example, built with the public API only, of a control that contains four turntables, one of them in
/// front, and animates their planets. Each turntable keeps its scroll position.
public struct RelationshipPlanet: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(580, 360) { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings.
  public var environment = ControlEnvironment() {
    didSet {
      if !takesInput { cancelPress() }
      if environment != oldValue { layOut() }
      // Names are followed by a number.
      guard environment.numerals != oldValue.numerals else { return }
      for planet in tables.indices {
        tables[planet].advance(to: now)
        tables[planet].refresh()
        tables[planet].pendingEvents = PendingEvents()
      }
      fill()
    }
  }
  /// Whether the control accepts input.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !takesInput { cancelPress() }
      layOut()
    }
  }
  /// Whether the control draws the circle, the cells and the list of the people in front.
  public var showsStructure = false

  /// The main planet, or the planet that is becoming the main one.
  public private(set) var main = 0
  /// The people around each planet.
  public internal(set) var tables: [Turntable] = []

  /// The planet whose people are visible: the previous main planet until the flight ends.
  var shown = 0
  /// The planets in their order on the stage; the first is the main one.
  var order = [0, 1, 2, 3]
  var flights: [PlanetFlight] = []
  /// How far the ring of people is spread: 0 inside the planet, 1 around it.
  var spread = MotionTrack<SpringMotion>(restingAt: 1)
  /// The time at which the planets start to fly, after the people have faded.
  var departure = -Double.infinity
  /// The time at which the flights end and the ring springs out; nil without a flight.
  var arrival: Double?
  /// The satellite that a finger presses.
  var pressed: Int?
  var pointers = Pointers()
  var tap = TapRecognizer()
  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<PlanetEvent>()
  var artwork = PlanetArtwork()

  /// The number of planets.
  static let planetCount = 4
  /// The duration of the people's fading, before the flights.
  static let fadeSeconds = 0.2
  /// The duration of the flights; with the fading, one second.
  static let flightSeconds = 0.8
  /// The spring with which the ring collapses into the planet.
  static let collapse = SpringMotion.Parameters(dampingRatio: 1, response: 0.25)
  /// The spring with which the ring comes out: half a second, with some overshoot.
  static let release = SpringMotion.Parameters(dampingRatio: 0.7, response: 0.5)

  /// Makes planets with 15, 5, 200 and 0 people.
  public init() {
    tables = [15, 5, 200, 0].map { Self.table(count: $0) }
    layOut()
  }

  /// Sets the number of people of each planet.
  ///
  /// - Parameter counts: one number for each planet, 0 to 10⁹.
  mutating func setCounts(_ counts: [Int]) {
    tables = counts.map { Self.table(count: $0) }
    layOut()
  }

  private static func table(count: Int) -> Turntable {
    var table = (try? Turntable(count: count)) ?? Turntable()
    table.style.planet = 0
    table.options.asksForItems = true
    return table
  }

  /// Whether the people can be scrolled, because no planet is flying.
  var isOpen: Bool { arrival == nil }

  /// Returns the pose of a planet by its index in the order; the main one is 0.
  func pose(ofIndex index: Int) -> PlanetPose {
    let ring = tables[shown].ring
    guard index > 0 else {
      return PlanetPose(center: ring.center, radius: ring.view * 150 / 360, prominence: 1)
    }
    let radius = satelliteRadius
    let before = Double(index - 1)
    let center =
      isNarrow
      ? Point2D(size.width * (0.2 + 0.3 * before), size.height - satelliteBand + radius)
      : Point2D(
        size.width - Swift.max(radius * 2, size.width * 0.11),
        size.height * (0.2 + 0.29 * before)
      )
    return PlanetPose(
      center: environment.isRightToLeft ? Point2D(size.width - center.x, center.y) : center,
      radius: radius,
      prominence: 0
    )
  }

  private var satelliteRadius: Double { Swift.min(size.width * 0.07, size.height * 0.085) }

  /// Whether the satellites are below the people, because there is no room beside their names.
  private var isNarrow: Bool { size.width < 1.2 * size.height }

  /// The height of the satellites below the people, with their names; 0 if they are beside the people.
  private var satelliteBand: Double {
    isNarrow ? 2 * satelliteRadius + 30 * environment.textScale : 0
  }

  /// Returns the satellite at a point, if any.
  func satellite(under point: Point2D) -> Int? {
    for planet in 0..<Self.planetCount where planet != main {
      let pose = flights[planet].pose(at: now)
      if pose.center.distance(to: point) <= Swift.max(pose.radius, 22) { return planet }
    }
    return nil
  }

  /// Reports the areas in which satellites are pressed, at the end of their flights: a centre and a radius
  /// for each.
  public func readSatellites(_ read: (Point2D, Double) -> Void) {
    for index in 1..<Self.planetCount {
      let pose = pose(ofIndex: index)
      read(pose.center, Swift.max(pose.radius, 22))
    }
  }

  /// Swaps a satellite with the main planet, in one second: the people fade out, then both planets fly around
  /// each other.
  ///
  /// A swap during another starts from the current positions, without fading if the planets already fly.
  ///
  /// - Parameter planet: 0 to 3; the main planet has no effect.
  /// - Returns: whether the planet exists and is not the main one.
  @discardableResult
  public mutating func swap(to planet: Int) -> Bool {
    guard planet >= 0, planet < Self.planetCount, planet != main,
      let index = order.firstIndex(of: planet)
    else { return false }
    // Cancels a drag of the people, without events.
    tables[shown].handle(.pointer(PointerEvent(.cancel, id: held, position: .zero)), at: now)
    tables[shown].pendingEvents = PendingEvents()
    let before = main
    order[index] = before
    order[0] = planet
    main = planet
    let isFlying = !isOpen && now >= departure
    let isImmediate = environment.reducesMotion
    let delay = isImmediate || isFlying ? 0 : Self.fadeSeconds
    let seconds = isImmediate ? 0 : Self.flightSeconds
    for (number, index) in [(planet, 0), (before, index)] {
      flights[number].fly(
        to: pose(ofIndex: index),
        after: delay,
        seconds: seconds,
        height: size.height,
        at: now
      )
    }
    spread.retarget(to: 0, parameters: Self.collapse, at: now)
    departure = now + delay
    arrival = departure + seconds
    send(.swapped(planet))
    if isImmediate { land() }
    return true
  }

  /// Ends the flights, and shows the people of the new main planet.
  mutating func land() {
    arrival = nil
    shown = main
    tables[shown].advance(to: now)
    tables[shown].environment = environment
    if environment.reducesMotion {
      spread = MotionTrack(restingAt: 1)
    } else {
      spread.retarget(to: 1, parameters: Self.release, at: now)
    }
    fill()
    send(.arrived(main))
  }

  /// The pointer that drags the people.
  var held: Int { pointers.isEmpty ? 0 : pointers[0].id }

  /// Moves to the next of the people in front, from `index`, whose name starts with the typed text.
  ///
  /// Searches only as many names as a turntable does.
  mutating func find(from index: Int) {
    let (kind, list) = (shown, tables[shown].list)
    tables[shown].find(from: index) { PlanetPeople.person(list[$0], of: kind).title }
    takePeopleEvents()
  }

  /// Sets the names in the cells that have been reused.
  mutating func fill() {
    let planet = shown
    let numerals = environment.numerals
    tables[planet].fillCells { PlanetPeople.person($0, of: planet, numerals) }
  }

  private mutating func layOut() {
    for planet in tables.indices {
      tables[planet].size = Size2D(size.width, size.height - satelliteBand)
      tables[planet].environment = environment
      tables[planet].options.isEnabled = isEnabled
    }
    artwork = PlanetArtwork(of: self)
    let poses = (0..<Self.planetCount).map { pose(ofIndex: $0) }
    if flights.isEmpty { flights = poses.map { PlanetFlight(restingAt: $0) } }
    for (index, planet) in order.enumerated() { flights[planet].aim(at: poses[index]) }
    fill()
  }
}
