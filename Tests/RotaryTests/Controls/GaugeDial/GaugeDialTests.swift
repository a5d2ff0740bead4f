import Testing

@testable import Rotary

/// The values, thresholds and input of a gauge.
@Suite struct GaugeDialTests {
  private func events(of gauge: inout GaugeDial) -> [ValueEvent<Double>] {
    var events: [ValueEvent<Double>] = []
    while let (event, _) = gauge.nextEvent() { events.append(event) }
    return events
  }

  @Test(arguments: [-1e300, -1, 0, 50, 100, 101, 1e19, .infinity, -.infinity])
  func `a value is clamped to the scale, until the scale includes it`(value: Double) throws {
    var gauge = GaugeDial()
    gauge.value = value
    #expect(gauge.value == value.clamped(to: 0...100))
    gauge.scale = try DialScale(from: -200, through: 200)
    #expect(gauge.value == value.clamped(to: -200...200))
  }

  @Test func `NaN changes nothing`() {
    var gauge = GaugeDial()
    gauge.value = 30
    gauge.value = .nan
    #expect(gauge.value == 30)
    let hasMoved = gauge.move(to: .nan)
    #expect(!hasMoved)
    gauge.others = [1, .nan, 2]
    #expect(gauge.others == [1, 2])
    gauge.target = .nan
    #expect(gauge.target == nil)
  }

  @Test func `a needle swings to a value, past it by less than a fiftieth, and rests`() {
    var gauge = GaugeDial()
    gauge.advance(to: 1)
    gauge.move(to: 100)
    var greatest = 0.0
    for frame in 1...240 {
      gauge.advance(to: 1 + Double(frame) / 120)
      greatest = Swift.max(greatest, gauge.shownRotation)
    }
    let end = gauge.scale.rotation(of: 100)
    #expect(greatest > end && greatest < end * 1.02)
    #expect(!gauge.isMoving && gauge.shownRotation == end)
  }

  @Test func `each threshold on the way is told once, in order, in both directions`() {
    var gauge = GaugeDial()
    gauge.style.thresholds = [50, 20]
    gauge.advance(to: 1)
    gauge.move(to: 60)
    var told = events(of: &gauge)
    #expect(told == [.crossed(20), .crossed(50)])
    gauge.move(to: 10)
    told = events(of: &gauge)
    #expect(told == [.crossed(50), .crossed(20)])
    gauge.value = 90
    told = events(of: &gauge)
    #expect(told.isEmpty)
  }

  @Test func `only an editable gauge takes input`() {
    var gauge = GaugeDial()
    gauge.value = 40
    let declined = gauge.handle(.key(.up), at: 1)
    #expect(declined == .declined)
    #expect(gauge.touchArea(at: Point2D(100, 10)) == nil)
    gauge.isEditable = true
    let handled = gauge.handle(.key(.up), at: 1)
    #expect(handled == .handled)
    #expect(gauge.value == 41)
    let told = events(of: &gauge)
    #expect(told == [.changing(41), .changed(41)])
    gauge.isEnabled = false
    let disabled = gauge.handle(.key(.up), at: 2)
    #expect(disabled == .declined)
  }

  @Test(arguments: [(0.0, 360.0), (1, 359), (90, 270)])
  func `End on a full turn that wraps is the step before its start`(
    step: Double,
    last: Double
  ) throws {
    let turn = try DialScale(from: 0, through: 360, step: step, sweep: 2 * .pi, wraps: true)
    var gauge = GaugeDial(scale: turn)
    gauge.isEditable = true
    gauge.value = 180
    gauge.handle(.key(.end), at: 1)
    // Without steps, the end of the turn is its start.
    #expect(gauge.value == (step > 0 ? last : 0))
    var dial = Dial(scale: turn)
    dial.value = 180
    dial.handle(.key(.end), at: 1)
    #expect(dial.value == gauge.value)
  }

  @Test func `a cancelled drag restores the value`() {
    var gauge = GaugeDial()
    gauge.isEditable = true
    gauge.value = 50
    let place = Point2D(190, 100)
    gauge.handle(.pointer(PointerEvent(.down, position: place, kind: .mouse)), at: 1)
    let dragged = gauge.value
    #expect(dragged != 50)
    gauge.handle(.pointer(PointerEvent(.cancel, position: place, kind: .mouse)), at: 1.1)
    #expect(gauge.value == 50)
  }

  @Test func `a step at an end is told`() {
    var gauge = GaugeDial()
    gauge.isEditable = true
    gauge.value = 100
    gauge.handle(.key(.up), at: 1)
    let told = events(of: &gauge)
    #expect(told == [.metEnd(strength: 0)])
  }

  @Test func `a screen reader reads a meter with the name of its range, or a slider`() {
    var gauge = GaugeDial()
    gauge.style.thresholds = [50]
    gauge.style.rangeNames = ["Low", "High"]
    gauge.style.unit = " V"
    gauge.value = 64
    var tree = AccessibilityTree()
    gauge.describe(into: &tree)
    #expect(tree.elements.map(\.role) == [.meter])
    #expect(tree.elements[0].value == "64 V, High")
    #expect(tree.elements[0].actions.isEmpty && tree.elements[0].states.isEmpty)
    gauge.isEditable = true
    gauge.describe(into: &tree)
    #expect(tree.elements[0].role == .slider && tree.elements[0].actions == .adjust)
  }

  @Test func `markers follow their values, and a new one appears at its value`() {
    var gauge = GaugeDial()
    gauge.advance(to: 1)
    gauge.others = [20]
    gauge.move(others: [80, 50])
    #expect(gauge.others == [80, 50])
    #expect(gauge.shownRotation(ofOther: 0) == gauge.scale.rotation(of: 20))
    #expect(gauge.shownRotation(ofOther: 1) == gauge.scale.rotation(of: 50))
    gauge.advance(to: 3)
    #expect(gauge.shownRotation(ofOther: 0) == gauge.scale.rotation(of: 80))
    gauge.others = Array(repeating: 1, count: 20)
    #expect(gauge.others.count == GaugeDial.maximumOtherCount)
  }

  @Test(arguments: [GaugeDialStyle.Pointer.needle, .bar, .marker])
  func `in motion only placements change, and they equal a fresh drawing`(
    pointer: GaugeDialStyle.Pointer
  ) {
    var session = ControlSession(GaugeDial())
    session.change {
      $0.style.pointer = pointer
      $0.others = [10, 60]
    }
    session.advance(to: 1)
    session.present { _ in }
    session.command(at: 1) { $0.move(to: 70) }
    session.present { _ in }
    for frame in 1...60 {
      session.advance(to: 1 + Double(frame) / 60)
      session.present { change in
        if case .place = change { return }
        Issue.record("frame \(frame): \(change)")
      }
      var fresh = ControlScene(size: session.control.size)
      session.control.draw(into: &fresh)
      #expect(session.shown.text == fresh.text)
    }
  }

  @Test func `the thickness of the track is a setting`() throws {
    var gauge = GaugeDial()
    try gauge.set("thickness", to: .number(0.1))
    #expect(gauge.style.thickness == 0.1)
  }

  @Test func `keys do nothing while a finger holds the pointer`() {
    var gauge = GaugeDial()
    gauge.isEditable = true
    let place = gauge.size.center.moved(by: 60, towards: -.pi / 2)
    gauge.handle(.pointer(PointerEvent(.down, position: place, kind: .mouse)), at: 1)
    #expect(gauge.isHeld)
    let value = gauge.value
    let response = gauge.handle(.key(.home), at: 2)
    #expect(response == .declined && gauge.value == value)
  }

  @Test func `a screen reader sets the value of the gauge only`() {
    var gauge = GaugeDial()
    gauge.isEditable = true
    for (element, response, value) in [(1, Response.declined, 0.0), (0, .handled, 40)] {
      let actual = gauge.receive(.setValue(40), element: element)
      #expect(actual == response && gauge.value == value)
    }
  }

  @Test func `labels have as many decimals as their numbers, and none for other fractions`() {
    #expect(GaugeDial().tickLabels(at: [0, 0.25, 2.5, 1.0 / 3]) == ["0", "0.25", "2.5", "0"])
  }

  @Test func `the text size and the numerals each change the labels`() throws {
    func labels(_ change: (inout ControlEnvironment) -> Void) throws -> [SceneContent] {
      var gauge = GaugeDial()
      try gauge.set("major-ticks", to: .number(25))
      change(&gauge.environment)
      var scene = ControlScene()
      gauge.draw(into: &scene)
      let nodes = scene.nodes.flatMap { [$0] + ($0.fragment?.nodes ?? []) }
      return nodes.map(\.content).filter { if case .text = $0 { true } else { false } }
    }
    let usual = try labels { _ in }
    #expect(usual.count > 1)
    let arabic = try #require(Numerals("٠٬٫"))
    for other in [try labels { $0.textScale = 2 }, try labels { $0.numerals = arabic }] {
      #expect(zip(usual, other).allSatisfy { $0 != $1 } && usual.count == other.count)
    }
  }

  @Test(arguments: [200.0, 400], [1, 4, 8, 12])
  func `the value of a gauge fits in its box, and the box on the gauge`(
    side: Double,
    count: Int
  ) {
    for pointer in [GaugeDialStyle.Pointer.needle, .bar] {
      var gauge = GaugeDial()
      gauge.size = Size2D(side, side)
      gauge.style.pointer = pointer
      let texts = gauge.artwork.texts(count, 0, in: gauge.style, gauge.environment)
      let (size, box) = (texts.valueStyle.size, texts.valueBox)
      let width = size * TextFit.figureWidth * Double(count)
      #expect(width <= box.size.width || size == TextFit.smallest)
      #expect(box.minY >= 0 && box.maxY <= side)
    }
  }

  @Test(arguments: [(0.0, true), (50, false), (100, true)])
  func `a gauge is at an end with its least and its greatest value`(value: Double, isAtEnd: Bool) {
    var gauge = GaugeDial()
    gauge.value = value
    #expect(gauge.isAtEnd == isAtEnd)
  }
}
