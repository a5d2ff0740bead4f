import Rotary
import RotaryGallery
import RotaryTestRandom
import Testing

@Suite struct HappinessTests {
  /// A source with given values; a class, as in many apps.
  private final class Stranger: FaceDataSource {
    var smile: Double
    init(smile: Double) { self.smile = smile }
  }

  private struct Pink: FaceDataSource {
    var smile: Double { 0 }
    var faceTint: Tint { .role(.palette1) }
  }

  private func nodes(_ face: FaceView, _ source: some FaceDataSource, _ size: Size2D) -> [SceneNode]
  {
    var scene = ControlScene(size: size)
    face.draw(into: &scene, size: size, of: source)
    // The first node clips to the bounds.
    return Array(scene.nodes.dropFirst())
  }

  private func path(_ node: SceneNode) throws -> VectorPath {
    guard case .shape(let path, _, _) = node.content else { throw Missing() }
    return path
  }
  private struct Missing: Error {}

  @Test func `the face has the specified measures`() throws {
    // At 400 × 300 the radius is 150 · 0.9, around (200, 150).
    let drawn = nodes(FaceView(), Stranger(smile: 1), Size2D(400, 300))
    let (radius, middle) = (135.0, Point2D(200, 150))
    #expect(try path(drawn[0]) == .circle(center: middle, radius: radius))
    var eyes = VectorPath.circle(
      center: middle + Vector2D(-0.35 * radius, -0.35 * radius),
      radius: 13.5
    )
    eyes.append(.circle(center: middle + Vector2D(0.35 * radius, -0.35 * radius), radius: 13.5))
    let bounds = try #require(try path(drawn[1]).bounds)
    let expected = try #require(eyes.bounds)
    #expect(bounds.origin.distance(to: expected.origin) < 1e-9)
    #expect(abs(bounds.maxX - expected.maxX) < 1e-9 && abs(bounds.maxY - expected.maxY) < 1e-9)
    guard case .cubic(let one, let two, let end)? = try path(drawn[2]).elements.last,
      case .move(let start)? = try path(drawn[2]).elements.first
    else { throw Missing() }
    let (mouth, height) = (0.45 * radius, 150 + 0.4 * radius)
    for (found, place) in [
      (start, Point2D(200 - mouth, height)),
      (one, Point2D(200 - mouth / 3, height + 0.25 * radius)),
      (two, Point2D(200 + mouth / 3, height + 0.25 * radius)),
      (end, Point2D(200 + mouth, height)),
    ] { #expect(found.distance(to: place) < 1e-9) }
    for node in drawn {
      guard case .shape(_, let fill, let stroke) = node.content else { throw Missing() }
      #expect(fill == nil && stroke?.width == 5)
    }
  }

  @Test(arguments: [(7.0, 1.0), (-7, -1), (.infinity, 1), (-.infinity, -1), (.nan, 0)])
  func `the face clamps its source's values`(said: Double, smile: Double) {
    let size = Size2D(100, 100)
    let drawn = nodes(FaceView(), Stranger(smile: said), size)
    #expect(drawn == nodes(FaceView(), Stranger(smile: smile), size))
  }

  @Test func `a source can provide the colour, but need not`() throws {
    func tint(_ source: some FaceDataSource) throws -> Paint? {
      guard case .shape(_, _, let stroke) = nodes(FaceView(), source, Size2D(9, 9))[0].content
      else {
        throw Missing()
      }
      return stroke?.paint
    }
    #expect(try tint(Stranger(smile: 0)) == .role(.accent))
    #expect(try tint(Pink()) == .role(.palette1))
  }

  @Test(arguments: Theme.Scheme.allCases)
  func `the lines contrast with each background`(scheme: Theme.Scheme) throws {
    let ratio = Contrast.ratio(scheme.color(of: .accent), scheme.color(of: .ground))
    #expect(ratio >= 3)
  }

  @Test(arguments: [0.1, 0.9, 1, 3]) func `the face stays inside its bounds`(scale: Double) throws {
    var face = Happiness()
    face.size = Size2D(300, 160)
    face.face.scale = scale
    var scene = ControlScene(size: face.size)
    face.draw(into: &scene)
    let bounds = VectorPath.rectangle(Rect2D(0, 0, 300, 160))
    // The light on the face, and its lines.
    let clips = scene.nodes.indices.filter { scene.nodes[$0].mask == .clip(bounds) }
    #expect(clips.map { scene.nodes[$0].descendantCount } == [3, 3])
    let drawn = scene.nodes.indices.filter { scene.nodes[$0].content != .none }
    let inside = clips.flatMap { Array($0 + 1...$0 + 3) }
    #expect(drawn == inside)
  }

  @Test(
    arguments: [
      (0.0, "0, very sad"), (19, "19, very sad"), (20, "20, sad"),
      (50, "50, neither sad nor happy"),
      (75, "75, happy"), (80, "80, happy"), (81, "81, very happy"), (100, "100, very happy"),
    ]
  )
  func `screen readers read a number and a mood`(happiness: Double, reading: String) {
    var face = Happiness()
    face.model.happiness = happiness
    var tree = AccessibilityTree()
    face.describe(into: &tree)
    let element = tree.elements[0]
    #expect(element.role == .slider && element.name == "Happiness" && element.value == reading)
    #expect(element.number?.current == happiness)
  }

  @Test func `the model clamps its value to the range`() {
    var model = HappinessModel()
    for (value, kept) in [(-1.0, 0.0), (101, 100), (.infinity, 100), (-.infinity, 0), (33, 33)] {
      model.happiness = value
      #expect(model.happiness == kept)
    }
    model.happiness = .nan
    #expect(model.happiness == 33)
  }

  /// The events and their order: changes during the pan, and one at its end.
  @Test func `a pan sends each change, and a final event`() {
    var face = Happiness()
    face.size = Size2D(200, 200)
    var told: [HappinessEvent] = []
    func send(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) {
      face.handle(.pointer(PointerEvent(phase, position: Point2D(100, y))), at: time)
      while let (event, _) = face.nextEvent() { told.append(event) }
    }
    send(.down, 50, 0)
    send(.move, 62, 0.1)
    send(.move, 72, 0.2)
    send(.up, 72, 0.3)
    #expect(told == [.changing(74), .changing(69), .changed(69)])
    told = []
    send(.down, 50, 1)
    send(.up, 50, 2)
    // The press is too long for a tap.
    #expect(told == [])
  }

  @Test func `a pinch does not change the model, and a pan does not change the face`() {
    var face = Happiness()
    for (time, reach) in [(0.0, 20.0), (0.1, 40), (0.2, 80)] {
      for (id, side) in [(1, -1.0), (2, 1)] {
        let event = PointerEvent(
          time == 0 ? .down : .move,
          id: id,
          position: Point2D(160 + side * reach, 160)
        )
        face.handle(.pointer(event), at: time)
        while face.nextEvent() != nil { Issue.record("the model changed") }
      }
    }
    #expect(face.face.scale > 0.9 && face.model == HappinessModel())
  }

  @Test func `lost fingers, earlier times and NaN have no effect`() {
    var face = Happiness()
    face.handle(.pointer(PointerEvent(.down, position: Point2D(100, 100))), at: 1)
    let held = face
    let bad: [(Input, Double)] = [
      (.pointer(PointerEvent(.move, position: Point2D(.nan, 3))), 2), (.key(.home), 0.5),
      (.key(.home), .nan),
      (.scroll(x: 0, y: 9), 2), (.orientation(.landscapeLeft), 2),
    ]
    for (input, time) in bad {
      var face = held
      face.handle(input, at: time)
      while face.nextEvent() != nil { Issue.record("\(input) sent an event") }
      #expect(face.model == held.model && face.face == held.face)
    }
    // The up was lost; the same finger touches again, and pans from there.
    face.handle(.pointer(PointerEvent(.down, position: Point2D(100, 200))), at: 3)
    face.handle(.pointer(PointerEvent(.move, position: Point2D(100, 230))), at: 3.1)
    #expect(face.model.happiness == 75 - 10)
  }

  @Test func `a disabled face ignores input and cancels gestures`() {
    var face = Happiness()
    face.handle(.pointer(PointerEvent(.down, position: Point2D(100, 100))), at: 0)
    face.isEnabled = false
    let key = face.handle(.key(.home), at: 1)
    let move = face.handle(.pointer(PointerEvent(.move, position: Point2D(100, 150))), at: 1)
    #expect(key == .declined && move == .declined)
    #expect(face.model == HappinessModel())
    var tree = AccessibilityTree()
    face.describe(into: &tree)
    #expect(tree.elements[0].states.contains(.disabled) && tree.elements[0].role == .slider)
  }

  @Test(arguments: [Size2D.zero, Size2D(0, 40), Size2D(1, 1), Size2D(3_000, 20)])
  func `the face draws at any size`(size: Size2D) {
    var face = Happiness()
    face.size = size
    face.handle(.focus(true), at: 0)
    var scene = ControlScene(size: size)
    face.draw(into: &scene)
    #expect(scene.fault == nil)
    #expect((scene.nodes.count > 1) == (size.shorterSide > 0))
  }
}
