import RotaryTestRandom
import Testing

@testable import Rotary

/// Requesting only placements shows the same as drawing again.
@Suite struct ScenePresenterTests {
  @Test(arguments: seeds(40))
  func `after any input the screen equals a fresh drawing`(seed: UInt64) {
    var hand = RandomHand(seed: seed)
    var presenter = ScenePresenter<Wheel>()
    var screen = Screen()
    var drawnAnew = 0
    for step in 0..<400 {
      hand.act()
      if presenter.update(with: hand.wheel, emit: { screen.apply($0) }) { drawnAnew += 1 }
      var scratch = ControlScene(size: hand.wheel.size)
      hand.wheel.draw(into: &scratch)
      #expect(presenter.shown == scratch, "seed \(seed), step \(step)")
      #expect(screen.differences(from: scratch) == [], "seed \(seed), step \(step)")
    }
    // Both cases have happened.
    #expect(drawnAnew > 0 && drawnAnew < 400, "seed \(seed)")
  }

  @Test(arguments: seeds(20))
  func `after any touch of a list the screen equals a fresh drawing`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = try Turntable(count: Int.random(in: 1...40, using: &random))
    table.size = Size2D(600, 400)
    if seed % 2 == 0 { table.options.edge = .full }
    var presenter = ScenePresenter<Turntable>()
    var screen = Screen()
    var time = 0.0
    for step in 0..<300 {
      time += Double.random(in: 0...0.1, using: &random)
      let place = Point2D(
        Double.random(in: 0...600, using: &random),
        Double.random(in: 0...400, using: &random)
      )
      let phase =
        [PointerEvent.Phase.hover, .move, .down, .up].randomElement(using: &random) ?? .move
      table.handle(.pointer(PointerEvent(phase, position: place, kind: .mouse)), at: time)
      table.advance(to: time)
      presenter.update(with: table) { screen.apply($0) }
      var scratch = ControlScene(size: table.size)
      table.draw(into: &scratch)
      #expect(screen.differences(from: scratch) == [], "seed \(seed), step \(step)")
      #expect(presenter.shown == scratch, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [false, true])
  func `a line that grows is traced and widened without being drawn again`(isAddedAtPlace: Bool) {
    var presenter = ScenePresenter<GrowingLine>()
    var screen = Screen()
    var line = GrowingLine(isAddedAtPlace: isAddedAtPlace)
    // Every third time nothing is placed.
    for revision in [0, 0, 0, 1, 1, 2, 3, 3, 5, 6] {
      for share in [0, 0.25, 0.75, 1, 1.5] {
        let before = line.renderKey
        line.revision = revision
        line.share = share
        let isNew = line.renderKey != before || presenter.shown.nodes.isEmpty
        #expect(presenter.update(with: line, emit: { screen.apply($0) }) == isNew)
        var scratch = ControlScene(size: line.size)
        line.draw(into: &scratch)
        #expect(presenter.shown == scratch && screen.differences(from: scratch) == [])
      }
    }
  }

  @Test func `a host is notified which nodes will move, when they appear and when that changes`() {
    var presenter = ScenePresenter<GrowingLine>()
    var screen = Screen()
    var line = GrowingLine(isAddedAtPlace: false)
    var moved: [Set<NodeID>] = []
    // Every third time nothing is placed.
    for revision in 0...3 {
      line.revision = revision
      presenter.update(with: line) { screen.apply($0) }
      moved.append(screen.moved)
    }
    var placed: Set<NodeID> = []
    line.readPlacements { id, _ in placed.insert(id) }
    #expect(Set(moved.map { $0.count }) == [0, 2])
    #expect(moved[3] == placed)
  }

  @Test func `tiles that move in space are reported as such, and nothing else moves in a frame`() {
    var presenter = ScenePresenter<NumberSpinner>()
    var screen = Screen()
    var spinner = NumberSpinner()
    presenter.update(with: spinner) { screen.apply($0) }
    spinner.handle(.key(.up), at: 0)
    var frames = 0
    for frame in 1...30 {
      spinner.advance(to: Double(frame) / 120)
      var changed: Set<NodeID> = []
      let isNew = presenter.update(with: spinner) {
        switch $0 {
        case .transform(let id, _), .opacity(let id, _), .place(let id, _): changed.insert(id)
        default: break
        }
        screen.apply($0)
      }
      guard !isNew else { continue }
      frames += 1
      #expect(!changed.isEmpty && changed.isSubset(of: screen.moved))
    }
    #expect(frames > 5)
  }

  @Test func `a placement keeps the values that it does not set`() {
    let stroke = Stroke(paint: .role(.ink), width: 3, run: .part(from: 0, to: 1))
    let shape = SceneContent.shape(.circle(center: .zero, radius: 9), fill: nil, stroke: stroke)
    var node = SceneNode(NodeID(1), opacity: 0.5, content: shape)
    node.place(.traced(from: 0.25, to: 0.5))
    #expect(node.opacity == 0.5 && node.transform == .identity)
    var expected = stroke
    expected.run = .part(from: 0.25, to: 0.5)
    #expect(node.content.stroke == expected)
    node.place(.outlined(scale: 2, width: 1.5, opacity: 1))
    expected.width = 1.5
    #expect(node.opacity == 1 && node.transform == .scale(2, 2))
    #expect(node.content.stroke == expected)
    // A node without a line is also placed.
    var bare = SceneNode(NodeID(2))
    bare.place(.outlined(scale: 3, width: 1, opacity: 0.25))
    #expect(bare.opacity == 0.25 && bare.content == .none)
  }

  @Test func `a control without a render key is drawn again after each change`() {
    var presenter = ScenePresenter<Plain>()
    var plain = Plain()
    var changes: [SceneChange] = []
    presenter.update(with: plain) { changes.append($0) }
    #expect(changes.count == 2)
    presenter.update(with: plain) { changes.append($0) }
    #expect(changes.count == 2)
    plain.opacity = 0.5
    presenter.update(with: plain) { changes.append($0) }
    #expect(changes.last == .opacity(NodeID(1), 0.5))
  }

  @Test(arguments: [0..<0, 0..<1, 0..<3, 1..<3], [false, true])
  func `a control that places other nodes than it drew is drawn again`(
    nodes: Range<Int>,
    isInSpace: Bool
  ) {
    var presenter = ScenePresenter<Forgetful>()
    var screen = Screen()
    var forgetful = Forgetful(isInSpace: isInSpace)
    #expect(presenter.update(with: forgetful) { screen.apply($0) })
    #expect(!presenter.update(with: forgetful) { screen.apply($0) })
    forgetful.nodes = nodes
    #expect(presenter.update(with: forgetful) { screen.apply($0) })
    var scratch = ControlScene(size: forgetful.size)
    forgetful.draw(into: &scratch)
    #expect(screen.differences(from: scratch) == [])
  }
}

/// Rotations, touches, commands, options and sizes in random order.
private struct RandomHand {
  private(set) var wheel: Wheel
  private var random: SeededGenerator
  private var time = 0.0
  private var isDown = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    wheel = Wheel(count: Int.random(in: 1...14, using: &random)) ?? Wheel()
    wheel.style.labels = seed % 2 == 0 ? .turning : .upright
    wheel.options.stops = seed % 5 == 4 ? -2...3 : nil
    wheel.environment.reducesMotion = seed % 7 == 6
  }

  mutating func act() {
    time += Double.random(in: 0...0.05, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: point(isDown ? .move : .hover)
    case 45..<50:
      isDown.toggle()
      point(isDown ? .down : .up)
    case 50..<52:
      isDown = false
      point(.cancel)
    case 52..<54: take(.focus(Bool.random(using: &random)))
    case 54..<60:
      take(.key([.left, .home, .end, .enter].randomElement(using: &random) ?? .left, []))
    case 60..<64: take(.scroll(x: 0, y: Double.random(in: -90...90, using: &random)))
    case 64..<68: command()
    case 68..<70: change()
    default: wheel.advance(to: time)
    }
  }

  private mutating func point(_ phase: PointerEvent.Phase) {
    let radius = Double.random(in: 0...1.1, using: &random) * wheel.size.shorterSide / 2
    let direction = Double.random(in: -4...4, using: &random)
    let place = wheel.size.center.moved(by: radius, towards: direction)
    take(.pointer(PointerEvent(phase, position: place, kind: .mouse)))
  }

  private mutating func take(_ input: Input) {
    wheel.handle(input, at: time)
  }

  private mutating func command() {
    wheel.advance(to: time)
    let index = Int.random(in: 0..<wheel.sectors.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: wheel.select(index)
    case 1: wheel.select(index, animated: false)
    default:
      let speed = Double.random(in: -9...9, using: &random)
      wheel.startTurning(radiansPerSecond: speed)
    }
  }

  /// Changes a setting of each kind.
  private mutating func change() {
    switch Int.random(in: 0..<12, using: &random) {
    case 10, 11: wheel.style.labels = wheel.style.labels == .upright ? .turning : .upright
    case 0: wheel.size = Size2D(Double(Int.random(in: 0...3, using: &random)) * 100, 200)
    case 1: wheel.options.isEnabled.toggle()
    case 2: wheel.options.pointerAngle = Double.random(in: -3...3, using: &random)
    case 3: wheel.style.hasHub.toggle()
    case 4: wheel.style.pointerFlex = Double.random(in: 0...0.4, using: &random)
    case 5: wheel.style.restingOpacity = Double.random(in: 0...1, using: &random)
    case 6: wheel.environment.isRightToLeft.toggle()
    case 7: wheel.style.coloring = wheel.style.coloring == .palette ? .neutral : .palette
    case 8: wheel.options.innerShare = Double.random(in: 0.1...0.6, using: &random)
    default:
      let count = Int.random(in: 1...9, using: &random)
      let weights = (0..<count).map { _ in Double.random(in: 0.5...2, using: &random) }
      try? wheel.setSectors(weights.enumerated().map { Sector("No. \($0)", weight: $1) })
    }
  }
}

/// A square that uses the default ``Control/look`` and ``Control/readPlacements(_:)``.
private struct Plain: Control {
  var size = Size2D(10, 10)
  var environment = ControlEnvironment()
  var opacity = 1.0
  var isMoving: Bool { false }

  private(set) var now = 0.0
  var pendingEvents = PendingEvents<Bool>()

  mutating func receive(time: Double) { now = time }
  mutating func receive(_ input: Input) -> Response { .declined }
  func draw(into scene: inout ControlScene) { scene.add(SceneNode(NodeID(1), opacity: opacity)) }
  func describe(into tree: inout AccessibilityTree) {}
  func feedback(for event: Bool) -> Feedback { Feedback() }
}

extension SceneContent {
  fileprivate var stroke: Stroke? {
    guard case .shape(_, _, let stroke) = self else { return nil }
    return stroke
  }
}

/// A circle whose line grows in each way that a placement supports.
struct GrowingLine: Control {
  var size = Size2D(10, 10)
  var environment = ControlEnvironment()
  var share = 0.0
  var revision = 0
  /// Whether its nodes are drawn in their initial state, and placed.
  var isAddedAtPlace: Bool
  var isMoving: Bool { false }
  var renderKey: [Double] { [Double(revision), isPlaced ? 0 : share] }
  private var isPlaced: Bool { revision % 3 < 2 }

  init(isAddedAtPlace: Bool) { self.isAddedAtPlace = isAddedAtPlace }

  private(set) var now = 0.0
  var pendingEvents = PendingEvents<Bool>()

  mutating func receive(time: Double) { now = time }
  mutating func receive(_ input: Input) -> Response { .declined }
  func matches(_ key: [Double]) -> Bool { key == renderKey }
  func draw(into scene: inout ControlScene) {
    let circle = VectorPath.circle(center: .zero, radius: 4)
    if isAddedAtPlace, isPlaced {
      let line = Stroke(paint: .role(.ink), width: 2, run: .part(from: 0, to: 1))
      let content = SceneContent.shape(circle, fill: nil, stroke: line)
      readPlacements { scene.add(SceneNode($0, content: content), at: $1) }
      return
    }
    let traced = Stroke(paint: .role(.ink), width: 2, run: .part(from: 0, to: share))
    scene.add(SceneNode(NodeID(1), content: .shape(circle, fill: nil, stroke: traced)))
    let outlined = Stroke(paint: .role(.ink), width: 1 + share)
    scene.add(
      SceneNode(
        NodeID(2),
        transform: .scale(1 + share, 1 + share),
        opacity: share / 2,
        content: .shape(circle, fill: nil, stroke: outlined)
      )
    )
  }
  func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard isPlaced else { return }
    put(NodeID(1), .traced(from: 0, to: share))
    put(NodeID(2), .outlined(scale: 1 + share, width: 1 + share, opacity: share / 2))
  }
  func describe(into tree: inout AccessibilityTree) {}
  func feedback(for event: Bool) -> Feedback { Feedback() }
}

/// A control whose render key is equal for different nodes.
private struct Forgetful: Control {
  var size = Size2D(10, 10)
  var environment = ControlEnvironment()
  /// Whether its nodes are transformed in space.
  var isInSpace: Bool
  var nodes = 0..<2
  var isMoving: Bool { false }
  var renderKey: Bool { true }
  static let hasDepth = true

  private(set) var now = 0.0
  var pendingEvents = PendingEvents<Bool>()

  mutating func receive(time: Double) { now = time }
  mutating func receive(_ input: Input) -> Response { .declined }
  func matches(_ key: Bool) -> Bool { true }
  func draw(into scene: inout ControlScene) {
    for id in nodes { scene.add(SceneNode(NodeID(UInt32(id)))) }
  }
  func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard !isInSpace else { return }
    for id in nodes { put(NodeID(UInt32(id)), .moved(.zero)) }
  }
  func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    guard isInSpace else { return }
    for id in nodes { put(NodeID(UInt32(id)), .identity, 1) }
  }
  func describe(into tree: inout AccessibilityTree) {}
  func feedback(for event: Bool) -> Feedback { Feedback() }
}
