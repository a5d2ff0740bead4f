import Testing

@testable import Rotary

/// Sets each public number of a dial to numbers at which arithmetic fails, before, during and after a
/// gesture; then uses the dial normally.
@Suite struct DialCornerTests {
  static let corners = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-9, 1e15, -1e15, 1e18, 1e19,
    -1e19, 1e200, -1e200, 1e300,
    .greatestFiniteMagnitude, .nan, .infinity, -.infinity,
  ]
  static let counts = [Int.min, -1, 0, 1, Int.max]

  static let numbers: [(name: String, set: @Sendable (inout Dial, Double) -> Void)] = [
    ("value", { $0.value = $1 }),
    ("defaultValue", { $0.options.defaultValue = .value($1) }),
    ("fineGain", { $0.options.fineGain = $1 }),
    ("dragPoints", { $0.options.dragPoints = $1 }),
    ("detents", { $0.options.detents = [$1, 50, -$1] }),
    ("snapAngle", { $0.options.snapAngle = $1 }),
    ("scrollPointsPerStep", { $0.options.scrollPointsPerStep = $1 }),
    ("origin", { $0.style.origin = $1 }),
    ("majorTicks", { $0.style.majorTicks = $1 }),
    ("minorTicks", { $0.style.minorTicks = $1 }),
    ("size", { $0.size = Size2D($1, $1) }),
    ("width", { $0.size = Size2D($1, 200) }),
    ("move", { $0.move(to: $1) }),
    ("advance", { $0.advance(to: $1) }),
    ("least", { $0.setScale(from: $1, through: 1e15) }),
    ("greatest", { $0.setScale(from: -1e15, through: $1) }),
    ("ends", { $0.setScale(from: -$1, through: $1) }),
    ("step", { $0.setScale(from: 0, through: 100, step: $1) }),
    ("start", { $0.setScale(from: 0, through: 100, startAngle: $1) }),
    ("sweep", { $0.setScale(from: 0, through: 100, sweep: $1) }),
    ("text", { _ = $0.text(of: $1) }),
    ("scroll", { $0.handle(.scroll(x: $1, y: $1), at: 0) }),
  ]

  static let rangeNumbers: [(name: String, set: @Sendable (inout RangeDial, Double) -> Void)] = [
    ("low", { $0.value.low = $1 }), ("high", { $0.value.high = $1 }),
    ("both", { $0.value = DialRange($1, -$1) }),
    ("minimumDistance", { $0.thumbs.minimumDistance = $1 }),
    ("maximumDistance", { $0.thumbs.maximumDistance = $1 }),
    ("move", { $0.move(to: DialRange($1, 50)) }),
    ("ends", { $0.setScale(from: -$1, through: $1) }),
    ("size", { $0.size = Size2D($1, $1) }),
  ]

  @Test(arguments: numbers.indices) func `any number is safe for a dial`(index: Int) throws {
    let (name, set) = Self.numbers[index]
    for corner in Self.corners {
      for kind in 0..<4 {
        for moment in 0..<3 {
          var user = User(
            try Self.dial(kind, of: Double.self),
            "\(name) \(corner) \(kind) \(moment)"
          )
          user.play(moment) { set(&$0, corner) }
        }
      }
    }
  }

  @Test(arguments: rangeNumbers.indices)
  func `any number is safe for a range dial`(index: Int) throws {
    let (name, set) = Self.rangeNumbers[index]
    for corner in Self.corners {
      for kind in 0..<4 {
        for moment in 0..<3 {
          var dial = try Self.dial(kind, of: DialRange.self)
          dial.thumbs.meeting = kind % 2 == 0 ? .push : .swap
          dial.thumbs.minimumDistance = 10
          var user = User(dial, "\(name) \(corner) \(kind) \(moment)")
          user.play(moment) { set(&$0, corner) }
        }
      }
    }
  }

  @Test func `any count is safe for a dial`() throws {
    for count in Self.counts {
      var user = User(try Self.dial(0, of: Double.self), "\(count)")
      user.play(0) {
        $0.style.decimals = count
        $0.handle(.detents(count), at: 0)
      }
      #expect((0...15).contains(user.dial.style.decimals ?? -1))
    }
  }

  @Test(arguments: corners) func `any point is safe in a drag`(corner: Double) throws {
    for kind in 0..<4 {
      for drag in 0..<4 {
        var dial = try Self.dial(kind, of: Double.self)
        dial.options.drag = try #require(DialOptions.Drag(rawValue: UInt8(drag)))
        dial.handle(.pointer(PointerEvent(.down, position: Point2D(180, 100), kind: .mouse)), at: 0)
        for (index, place) in [(corner, corner), (-corner, corner), (corner, 0), (0, -corner)]
          .enumerated()
        {
          let point = Point2D(place.0, place.1)
          let time = 0.01 * Double(index + 1)
          dial.handle(.pointer(PointerEvent(.move, position: point, kind: .mouse)), at: time)
        }
        var user = User(dial, "\(corner) \(kind) \(drag)")
        user.play(2) { _ in }
      }
    }
  }

  /// Returns a dial with ends and steps, one without steps, and two that wrap around.
  private static func dial<Value: DialReading>(
    _ kind: Int,
    of: Value.Type
  ) throws -> DialControl<Value> {
    let scale = try DialScale(
      from: 0,
      through: 100,
      step: [1, 0, 0, 15][kind],
      sweep: kind < 2 ? 4.7 : 4 * .pi,
      wraps: kind > 1
    )
    var dial = DialControl<Value>(scale: scale)
    dial.options.detents = kind == 2 ? [0, 20, 50] : []
    return dial
  }
}

extension DialControl {
  /// Sets another scale, if it is valid.
  fileprivate mutating func setScale(
    from minimum: Double,
    through maximum: Double,
    step: Double? = nil,
    startAngle: Double? = nil,
    sweep: Double? = nil
  ) {
    let changed = try? DialScale(
      from: minimum,
      through: maximum,
      step: step ?? scale.step,
      startAngle: startAngle ?? scale.startAngle,
      sweep: sweep ?? scale.sweep,
      wraps: scale.asksToWrap
    )
    if let changed { scale = changed }
  }
}

/// A user who drags, presses keys and looks at a dial.
private struct User<Value: DialReading> {
  var dial: DialControl<Value>
  private let note: Comment
  private var time = 1.0

  init(_ dial: DialControl<Value>, _ note: String) {
    self.dial = dial
    self.note = "\(note)"
  }

  /// Performs an action before, during or after a drag, and then uses the dial.
  mutating func play(_ moment: Int, _ deed: (inout DialControl<Value>) -> Void) {
    if moment == 0 { deed(&dial) }
    point(.down, 180, 100)
    point(.move, 178, 130)
    if moment == 1 { deed(&dial) }
    point(.move, 160, 150)
    point(.up, 160, 150)
    if moment == 2 { deed(&dial) }
    use()
  }

  private mutating func use() {
    check()
    // After any last size and time, the dial works.
    dial.size = Size2D(200, 200)
    if dial.mechanism.now.isFinite { time = max(time, dial.mechanism.now + 1) }
    // If the time was far ahead, the dial declined the finger's up.
    point(.cancel, 160, 150)
    for key in [Key.right, .pageDown, .home, .end, .left, .enter, .up] { handle(.key(key)) }
    handle(.scroll(x: 0, y: 100))
    handle(.detents(1))
    handle(.key(.home))
    let first = dial.mechanism.value
    handle(.key(.pageUp))
    // Nothing can move on a scale of one value, on a scale too small for any step, and between two thumbs.
    let isFree = dial.scale.span / 100 > 0 && dial.scale.count != 1 && Value.self == Double.self
    #expect(!isFree || dial.mechanism.value != first, note)
    point(.down, 180, 100)
    point(.move, 150, 160)
    point(.up, 150, 160)
    time += 1
    dial.advance(to: time)
    #expect(dial.isResting && !dial.isMoving, note)
    check()
  }

  private mutating func point(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    handle(.pointer(PointerEvent(phase, position: Point2D(x, y), kind: .mouse)))
  }

  private mutating func handle(_ input: Input) {
    time += 0.05
    dial.handle(input, at: time)
  }

  /// Checks that all numbers of the dial, its scene and its description are valid.
  private func check() {
    let value = dial.mechanism.value
    let ends = dial.scale.minimum...dial.scale.maximum
    #expect(ends.contains(value.low) && ends.contains(value.high), note)
    #expect(dial.rotation.isFinite, note)
    #expect(dial.mechanism.track.low.isFinite && dial.mechanism.track.high.isFinite, note)
    var scene = ControlScene(size: dial.size)
    dial.draw(into: &scene)
    #expect(scene.nodes.allSatisfy { $0.transform.isFinite && $0.opacity.isFinite }, note)
    #expect(!scene.text.contains("nan") && !scene.text.contains("inf"), note)
    dial.readPlacements { _, placement in
      if case .traced(let from, let to) = placement { #expect(from <= to && to <= 1, note) }
    }
    var tree = AccessibilityTree()
    dial.describe(into: &tree)
    for element in tree.elements {
      guard let number = element.number else { continue }
      #expect(number.minimum <= number.current && number.current <= number.maximum, note)
    }
  }
}
