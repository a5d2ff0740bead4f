import RotaryTestRandom
import Testing

@testable import Rotary

/// Numbers from an app never make a menu trap, draw invalid numbers, or stop working.
@Suite struct RingMenuCornerTests {
  /// A public number of a menu, and its valid values.
  struct Number: CustomStringConvertible, Sendable {
    let name: String
    let range: ClosedRange<Double>
    let set: @Sendable (inout RingMenu, Double) -> Void
    let get: @Sendable (RingMenu) -> Double?
    var description: String { name }

    init(
      _ name: String,
      _ range: ClosedRange<Double>,
      _ path: WritableKeyPath<RingMenu, Double> & Sendable
    ) {
      (self.name, self.range) = (name, range)
      set = { $0[keyPath: path] = $1 }
      get = { $0[keyPath: path] }
    }

    init(
      _ name: String,
      _ range: ClosedRange<Double>,
      _ way: WritableKeyPath<RingMenu, RingChoreography.Steps> & Sendable,
      _ part: WritableKeyPath<RingChoreography.Steps, Double> & Sendable
    ) {
      (self.name, self.range) = (name, range)
      set = { $0[keyPath: way][keyPath: part] = $1 }
      get = { $0[keyPath: way][keyPath: part] }
    }

    init(
      _ name: String,
      _ range: ClosedRange<Double>,
      optional path: WritableKeyPath<RingMenu, Double?> & Sendable
    ) {
      (self.name, self.range) = (name, range)
      set = { $0[keyPath: path] = $1 }
      get = { $0[keyPath: path] }
    }
  }

  static let numbers: [Number] = {
    let (lengths, sizes) = (RingStyle.LengthLimits.range, RingStyle.SizeLimits.range)
    let seconds = RingChoreography.SecondsLimits.range
    var all = [
      Number("start angle", -2 * Double.pi...2 * Double.pi, \.options.startAngle),
      Number("scale", 0.05...20, optional: \.options.scale),
      Number("hold", 0...10, \.options.holdSeconds),
      Number("pause", 0...10, \.options.pauseSeconds),
      Number("hint", 0...3_600, \.options.hintSeconds),
      Number("inner", lengths, \.style.innerRadius), Number("outer", lengths, \.style.outerRadius),
      Number("icon radius", lengths, \.style.iconRadius), Number("icon", sizes, \.style.iconSize),
      Number("icon width", lengths, \.style.iconWidth), Number("open", sizes, \.style.openRadius),
      Number("closed", lengths, \.style.closedRadius), Number("rim", lengths, \.style.rimWidth),
      Number("thin ring", lengths, \.style.ringRadii[2]),
      Number("line", lengths, \.style.ringWidth),
      Number("dot radius", lengths, \.style.dotRadius), Number("dot", lengths, \.style.dotSize),
      Number("scale radius", lengths, optional: \.style.scaleRadius),
      Number("short", lengths, \.style.shortMark), Number("long", lengths, \.style.longMark),
      Number("info", lengths, optional: \.style.infoDistance),
      Number("info size", lengths, \.style.infoSize), Number("label", lengths, \.style.labelSize),
      Number("shadow", 0...1, \.style.shadow),
    ]
    let ways: [(String, WritableKeyPath<RingMenu, RingChoreography.Steps> & Sendable)] = [
      ("opening", \.choreography.opening), ("closing", \.choreography.closing),
    ]
    for (name, way) in ways {
      let parts: [WritableKeyPath<RingChoreography.Steps, Double> & Sendable] = [
        \.duration, \.ringFade, \.dividerDuration, \.shadow.start, \.shadow.duration, \.rim.start,
        \.rim.duration, \.rings.start, \.rings.duration, \.icons.start, \.icons.duration,
        \.drawing.start, \.drawing.duration, \.dividers.start, \.dividers.duration, \.scale.start,
        \.scale.duration, \.info.start, \.info.duration, \.fade.start, \.fade.duration,
      ]
      for (index, part) in parts.enumerated() {
        all.append(Number("\(name) \(index)", seconds, way, part))
      }
    }
    return all
  }()

  @Test(arguments: numbers) func `a number stays valid`(number: Number) {
    for corner in Corners.doubles {
      var menu = RingMenu()
      let before = number.get(menu)
      number.set(&menu, corner)
      let after = number.get(menu)
      if corner.isNaN {
        #expect(after == before, "NaN changes nothing")
      } else {
        #expect(after == corner.bounded(to: number.range, else: 0), "\(corner)")
      }
    }
  }

  @Test(arguments: numbers)
  func `a number set before, during and after a gesture leaves a working menu`(number: Number) {
    // Most corners are clamped to the same ends.
    var tried: Set<Double?> = []
    for corner in Corners.doubles {
      var menu = RingMenu()
      number.set(&menu, corner)
      guard tried.insert(number.get(menu)).inserted else { continue }
      for moment in 0..<3 {
        var hand = RingMenuDriver()
        hand.framesPerSecond = 20
        let note: Comment = "\(corner), moment \(moment)"
        if moment == 0 { number.set(&hand.menu, corner) }
        hand.menu.open()
        hand.pointer(.down, Point2D(300, 240), after: 0.2)
        if moment == 1 { number.set(&hand.menu, corner) }
        hand.pointer(.move, Point2D(364, 273), after: 0.2)
        complain(hand.menu, note)
        hand.pointer(.up, Point2D(364, 273), after: 0.1)
        if moment == 2 { number.set(&hand.menu, corner) }
        complain(hand.menu, note)
        hand.key(.enter, after: 0.1)
        hand.key(.down)
        hand.input(.focus(true))
        complain(hand.menu, note)
        hand.key(.escape)
        // The longest choreography ends.
        hand.framesPerSecond = 0.1
        hand.wait(4 * RingChoreography.SecondsLimits.range.upperBound)
        complain(hand.menu, note)
        #expect(!hand.menu.isMoving && hand.menu.isResting && !hand.menu.isOpen, note)
        hand.act { $0.activate(0) }
        #expect(hand.menu.isOpen, note)
        hand.act { $0.activate(3) }
        #expect(hand.menu.chosen == 3, note)
      }
    }
  }

  /// Records invalid numbers in the scene or the accessibility tree.
  private func complain(_ menu: RingMenu, _ note: Comment) {
    var scene = ControlScene(size: menu.size)
    menu.draw(into: &scene)
    #expect(scene.fault == nil, note)
    var tree = AccessibilityTree()
    menu.describe(into: &tree)
    for element in tree.elements {
      let frame = element.frame
      #expect(frame.origin.isFinite && frame.size.width.isFinite, note)
    }
    menu.readState { name, value in
      if case .number(let number) = value { #expect(number.isFinite, "\(name), \(note)") }
    }
  }

  @Test func `any style and choreography can be drawn`() {
    for corner in Corners.doubles {
      let span = RingChoreography.Span(corner, corner)
      var steps = RingChoreography.Steps.together(seconds: corner)
      steps.dividers = span
      var hand = RingMenuDriver()
      hand.menu.choreography.opening = steps
      hand.menu.choreography.closing = steps
      for number in Self.numbers { number.set(&hand.menu, corner) }
      hand.menu.style.ringRadii = [Double](repeating: corner, count: 300)
      #expect(hand.menu.style.ringRadii.count == RingStyle.greatestRingCount)
      hand.key(.enter)
      for _ in 0..<3 {
        complain(hand.menu, "\(corner)")
        hand.wait(RingChoreography.SecondsLimits.range.upperBound / 2)
      }
      #expect(hand.menu.isOpen)
    }
  }

  @Test func `an easing that overshoots leaves valid lengths and opacities`() throws {
    for corner in [-1e100, -3, 3, 1e100] as [Double] {
      var hand = RingMenuDriver()
      let curve = try #require(CubicBezier(x1: 0.3, y1: corner, x2: 0.6, y2: -corner))
      hand.menu.choreography.easing = .curve(curve)
      hand.key(.enter)
      for _ in 0..<40 {
        hand.wait(1 / 30)
        complain(hand.menu, "\(corner)")
        var scene = ControlScene(size: hand.menu.size)
        hand.menu.draw(into: &scene)
        #expect(scene.nodes.allSatisfy { (0...1).contains($0.opacity) })
      }
    }
  }

  @Test func `any layout finds a wedge or none`() {
    for corner in Corners.doubles {
      for other in Corners.doubles {
        for count in Corners.integers + [12] {
          let ring = RingLayout(
            center: Point2D(corner, other),
            scale: corner,
            slotCount: count,
            startAngle: other,
            isMirrored: count == 12,
            innerRadius: other,
            outerRadius: corner
          )
          #expect(ring.center.isFinite && ring.startAngle.isFinite && ring.wedge.isFinite)
          for direction in [0, 1, corner, other] {
            if let slot = ring.slot(towards: direction) { #expect((0..<count).contains(slot)) }
          }
          _ = ring.zone(under: Point2D(other, corner))
          #expect(ring.middleAngle(of: 0).isFinite)
        }
      }
    }
  }

  @Test func `a menu of any size has a valid position`() {
    for corner in Corners.doubles {
      for moment in 0..<2 {
        var hand = RingMenuDriver()
        if moment == 1 { hand.hold() }
        hand.menu.size = Size2D(corner, corner)
        complain(hand.menu, "\(corner)")
        hand.menu.size.width = corner
        hand.pointer(.move, Point2D(300, 300), after: 0.1)
        hand.pointer(.up, Point2D(300, 300), after: 0.1)
        hand.menu.open(around: Point2D(corner, 1))
        hand.menu.size = Size2D(480, 480)
        hand.key(.escape)
        hand.settle()
        complain(hand.menu, "\(corner)")
        hand.key(.enter)
        hand.key(.enter)
        #expect(hand.menu.chosen == 0, "\(corner), moment \(moment)")
      }
    }
  }

  @Test func `elements and detents of any number have no other effect`() {
    for corner in Corners.integers {
      var hand = RingMenuDriver()
      hand.menu.open()
      let before = hand.menu
      if corner != 0, corner != 1 {
        hand.menu.activate(corner)
        #expect((hand.menu == before) == true, "\(corner)")
      }
      #expect(hand.input(.detents(corner)) == .declined)
      #expect(hand.menu.rings[0].item(on: corner) == (0..<12).first { $0 == corner })
    }
  }
}
