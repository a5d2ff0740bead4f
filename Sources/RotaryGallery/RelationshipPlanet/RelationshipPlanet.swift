import Rotary

/// A planet with people around it and three satellites, each with people of its own: a tap swaps
/// one of them with the main planet.
///
/// An example on the public API alone: four turntables, of which one is in front, and the planets'
/// flight. Each keeps where it was scrolled to.
public struct RelationshipPlanet: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(580, 360) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = ControlEnvironment() {
    didSet {
      if !takesInput { cancelPress() }
      if environment != oldValue { layOut() }
      // Beside each name stands a number.
      guard environment.numerals != oldValue.numerals else { return }
      for planet in tables.indices { tables[planet].refresh(at: Swift.max(0, now)) }
      fill()
    }
  }
  /// Whether it takes input.
  public var isEnabled = true {
    didSet {
      if !takesInput { cancelPress() }
      if isEnabled != oldValue { layOut() }
    }
  }

  /// Which planet is in front, or is going to be.
  public private(set) var main = 0
  /// The people around each planet.
  public internal(set) var tables: [Turntable] = []

  /// Whose people are seen: those of the planet that was in front until the next has come.
  var shown = 0
  /// The planets in their order on the stage: the first in front.
  var order = [0, 1, 2, 3]
  var flights: [PlanetFlight] = []
  /// How far the ring of people is spread: 0 inside the planet, 1 around it.
  var spread = MotionTrack<SpringMotion>(restingAt: 1)
  /// When the planets set out, once the people are gone.
  var departure = -Double.infinity
  /// When the planets have arrived, and the ring springs back.
  var arrival: Double?
  /// The satellite under a finger that may be a tap.
  var pressed: Int?
  var pointers = Pointers()
  var tap = TapRecognizer()
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  var artwork = PlanetArtwork()

  /// How many planets there are.
  static let planetCount = 4
  /// How long the people take to fade, before the planets set out.
  static let fadeSeconds = 0.2
  /// How long planets fly: with the fading before it a second.
  static let flightSeconds = 0.8
  /// How the ring falls into the planet.
  static let collapse = SpringMotion.Parameters(dampingRatio: 1, response: 0.25)
  /// How it comes out again: half a second, with some swing.
  static let release = SpringMotion.Parameters(dampingRatio: 0.7, response: 0.5)

  /// Makes planets with 15, 5, 200 and no people.
  public init() {
    tables = [15, 5, 200, 0].map { Self.table(count: $0) }
    layOut()
  }

  /// Gives every planet so many people.
  ///
  /// - Parameter counts: one for each planet, 0 to 10⁹.
  mutating func setCounts(_ counts: [Int]) {
    let isShown = tables.first?.style.showsStructure ?? false
    tables = counts.map { Self.table(count: $0) }
    for planet in tables.indices { tables[planet].style.showsStructure = isShown }
    layOut()
  }

  private static func table(count: Int) -> Turntable {
    var table = (try? Turntable(count: count)) ?? Turntable()
    table.style.planet = 0
    table.options.asksForItems = true
    return table
  }

  /// Whether the people can be scrolled: all planets have arrived.
  var isOpen: Bool { arrival == nil }

  /// Where the planet of an index in the order stands, the main one at 0.
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

  /// Whether there is no room for satellites beside the people's names: then they stand below.
  private var isNarrow: Bool { size.width < 1.2 * size.height }

  /// How high the satellites below the people are, with their names; 0 where they stand beside them.
  private var satelliteBand: Double {
    isNarrow ? 2 * satelliteRadius + 30 * environment.textScale : 0
  }

  /// The hit test: the satellite under a point, if any.
  func satellite(under point: Point2D) -> Int? {
    for planet in 0..<Self.planetCount where planet != main {
      let pose = flights[planet].pose(at: now)
      if pose.center.distance(to: point) <= Swift.max(pose.radius, 22) { return planet }
    }
    return nil
  }

  /// Tells where satellites are pressed, as they will stand: a middle and a radius for each.
  public func readSatellites(_ read: (Point2D, Double) -> Void) {
    for index in 1..<Self.planetCount {
      let pose = pose(ofIndex: index)
      read(pose.center, Swift.max(pose.radius, 22))
    }
  }

  /// Swaps a satellite with the main planet: the people fade, and both fly around each other; a second
  /// in all.
  ///
  /// A swap during another begins from where the planets are, without a pause if they fly.
  ///
  /// - Parameters:
  ///   - planet: 0 to 3; the main one changes nothing.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether there is such a planet and it is not in front.
  @discardableResult
  public mutating func swap(
    to planet: Int,
    at time: Double,
    emit: (PlanetEvent, Double) -> Void = { _, _ in }
  ) -> Bool {
    guard planet >= 0, planet < Self.planetCount, planet != main,
      let index = order.firstIndex(of: planet), comeUp(to: time, emit: emit)
    else { return false }
    // Whatever holds the people lets go.
    tables[shown].handle(.pointer(PointerEvent(.cancel, id: held, position: .zero)), at: time)
    let before = main
    order[index] = before
    order[0] = planet
    main = planet
    let isFlying = !isOpen && time >= departure
    let isAtOnce = environment.reducesMotion
    let delay = isAtOnce || isFlying ? 0 : Self.fadeSeconds
    let seconds = isAtOnce ? 0 : Self.flightSeconds
    for (number, index) in [(planet, 0), (before, index)] {
      flights[number].fly(
        to: pose(ofIndex: index),
        after: delay,
        seconds: seconds,
        height: size.height,
        at: time
      )
    }
    spread.retarget(to: 0, parameters: Self.collapse, at: time)
    departure = time + delay
    arrival = departure + seconds
    emit(.swapped(planet), time)
    if isAtOnce { land(at: time, emit: emit) }
    return true
  }

  /// The planets have arrived: the next people come out.
  mutating func land(at time: Double, emit: (PlanetEvent, Double) -> Void) {
    arrival = nil
    shown = main
    tables[shown].environment = environment
    if environment.reducesMotion {
      spread = MotionTrack(restingAt: 1)
    } else {
      spread.retarget(to: 1, parameters: Self.release, at: time)
    }
    fill()
    emit(.arrived(main), time)
  }

  /// The pointer that holds the people.
  var held: Int { pointers.isEmpty ? 0 : pointers[0].id }

  /// Goes to the first of the people in front whose name begins with what was typed, from one on.
  ///
  /// Some thousand names are looked at, which are more than most people scroll by.
  mutating func find(from index: Int, at time: Double, emit: (PlanetEvent, Double) -> Void) {
    let list = tables[shown].list
    let names = (0..<Swift.min(list.count, 1_024)).map {
      PlanetPeople.person(list[(index + $0) % list.count], of: shown).title
    }
    tables[shown].find(from: index, titles: names, at: time) { emit(.people($0), $1) }
  }

  /// Says who stands in the cells that have been handed on.
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
