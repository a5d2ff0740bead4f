import Rotary

/// The contents of the planets' nodes, which are the same during flights.
struct PlanetArtwork: Equatable, Sendable {
  /// The radius with which planets are drawn; placements scale them.
  static let radius = 100.0
  static let root = NodeID(2_000)
  private static let cornerRadius = 24.0
  static let ring = NodeID(2_001)

  static func planet(_ number: Int) -> NodeID { NodeID(2_010 + UInt32(number)) }
  static func smallName(_ number: Int) -> NodeID { NodeID(2_020 + UInt32(number)) }
  static func largeName(_ number: Int) -> NodeID { NodeID(2_030 + UInt32(number)) }

  /// The mask that clips the scene to the control's bounds.
  private(set) var bounds = SceneMask.none
  /// The background, which clips the planets at its edge.
  private(set) var sky = SceneContent.none
  /// The number of people around each planet.
  private var counts: [Int] = []
  /// The maximum width of the main planet's name.
  private var nameWidth = 140.0
  private var environment = ControlEnvironment()

  init() {}

  init(of planet: RelationshipPlanet) {
    let outline = VectorPath.rectangle(
      Rect2D(origin: .zero, size: planet.size),
      cornerRadius: Self.cornerRadius
    )
    bounds = .clip(outline)
    sky = .shape(
      outline,
      fill: .linear(
        start: .zero,
        end: Point2D(0, planet.size.height),
        stops: [GradientStop(0, .role(.surface)), GradientStop(1, .role(.surfaceAlternate))]
      ),
      stroke: nil
    )
    counts = planet.tables.map { $0.list.count }
    environment = planet.environment
    nameWidth = planet.pose(ofIndex: 0).radius * 0.84
  }

  /// Returns a node of a planet with a placement.
  func node(_ id: NodeID, of planet: Int, at place: Placement) -> SceneNode {
    let content: SceneContent
    switch id {
    case Self.planet(planet): content = Self.disc(planet)
    case Self.smallName(planet):
      let style = environment.scaled(TextStyle(size: 12, weight: .semibold))
      content = label(of: planet, style, box: Rect2D(-50, 0, 100, 18 * style.growth))
    default:
      let size = Swift.min(22, nameWidth * 0.22)
      let style = environment.scaled(TextStyle(size: size, weight: .bold))
      let height = 32 * style.growth
      let box = Rect2D(-nameWidth / 2, -height / 2, nameWidth, height)
      content = label(of: planet, style, box: box)
    }
    return SceneNode(
      id,
      id == Self.planet(planet) ? .hub : .title,
      transform: place.transform,
      opacity: place.opacity ?? 1,
      content: content
    )
  }

  private func label(of planet: Int, _ style: TextStyle, box: Rect2D) -> SceneContent {
    .text(TextContent(PlanetPeople.planets[planet], style: style, paint: .role(.ink), box: box))
  }

  /// Returns a ball in a colour of the palette, lit from above.
  private static func disc(_ planet: Int) -> SceneContent {
    let role = ColorRole.palette(planet * 2 + 5)
    return .shape(
      .circle(center: .zero, radius: radius),
      fill: .linear(
        start: Point2D(0, -radius),
        end: Point2D(0, radius),
        stops: [
          GradientStop(0, .role(role, opacity: 0.45)), GradientStop(1, .role(role)),
        ]
      ),
      stroke: nil
    )
  }
}
