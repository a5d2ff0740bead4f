import Rotary
import RotaryGallery
import RotaryTestRandom
import Testing

@Suite struct MotionPlotTests {
  static let laws = [
    "deceleration", "landing", "spring", "edge-bounce", "rubber-band", "cubic-bezier", "steps",
  ]

  private func state(_ plot: MotionPlot) -> [String: SettingValue] {
    var state: [String: SettingValue] = [:]
    plot.readState { state[$0] = $1 }
    return state
  }

  private func number(_ plot: MotionPlot, _ name: String) -> Double {
    guard case .number(let number)? = state(plot)[name] else { return .nan }
    return number
  }

  @Test(arguments: laws) func `the ball follows each motion function, at any frame rate`(
    law: String
  ) throws {
    for framesPerSecond in [24.0, 60, 1_000] {
      var plot = MotionPlot()
      try plot.set("law", to: .text(law))
      var ends: [Double] = []
      plot.advance(to: 2)
      plot.play()
      #expect(plot.isMoving)
      var frame = 0.0
      while plot.isMoving, frame < 20_000 {
        frame += 1
        plot.advance(to: 2 + frame / framesPerSecond)
        while let next = plot.nextEvent() { ends.append(next.time) }
      }
      let extent = number(plot, "extent")
      #expect(number(plot, "along") == extent)
      #expect(ends.count == 1)
      let whole = law == "rubber-band" ? 1.5 : extent
      #expect(abs((ends.first ?? 0) - (2 + whole)) < 1e-9)
    }
  }

  @Test func `the values are those of the motion function`() throws {
    var plot = MotionPlot()
    try plot.set("law", to: .text("deceleration"))
    try plot.set("velocity", to: .number(1_000))
    try plot.call("go", Arguments([(name: "to", value: .number(0.5))]))
    let law = Deceleration(from: 0, velocity: 1_000)
    #expect(abs(number(plot, "position") - law.position(at: 0.5)) < 1e-9)
    #expect(abs(number(plot, "speed") - law.velocity(at: 0.5)) < 1e-9)
    try plot.set("law", to: .text("steps"))
    try plot.set("steps", to: .number(4))
    try plot.call("go", Arguments([(name: "to", value: .number(0.6))]))
    #expect(number(plot, "position") == 150)
  }

  @Test func `a finger scrubs, a tap plays, keys move by steps`() {
    var plot = MotionPlot()
    func input(_ input: Input, at time: Double) -> Response {
      plot.handle(input, at: time)
    }
    #expect(input(.pointer(PointerEvent(.down, position: Point2D(600, 200))), at: 0) == .undecided)
    #expect(input(.pointer(PointerEvent(.move, position: Point2D(300, 200))), at: 0.1) == .handled)
    let along = number(plot, "along")
    #expect(along > 0 && along < number(plot, "extent"))
    _ = input(.pointer(PointerEvent(.up, position: Point2D(300, 200))), at: 0.2)
    #expect(!plot.isMoving)
    _ = input(.key(.right), at: 0.3)
    #expect(number(plot, "along") > along)
    _ = input(.key(.home), at: 0.3)
    #expect(number(plot, "along") == 0)
    _ = input(.pointer(PointerEvent(.down, position: Point2D(300, 200))), at: 0.4)
    _ = input(.pointer(PointerEvent(.up, position: Point2D(300, 200))), at: 0.5)
    #expect(plot.isMoving)
    #expect(input(.pointer(PointerEvent(.down, position: Point2D(-1, 0))), at: 0.6) == .declined)
  }

  @Test(arguments: laws) func `curves are drawn with finite numbers, for any settings`(law: String)
    throws
  {
    // Each setting goes from its minimum to its maximum, at a different pace.
    for round in 0..<60 {
      var plot = MotionPlot()
      try plot.set("law", to: .text(law))
      for (index, setting) in MotionPlot.settings.enumerated() {
        let share = (Double(round * (index + 1)) / 59).truncatingRemainder(dividingBy: 1.001)
        switch setting.kind {
        case .number(let least, let most):
          let value = Swift.min(least + (most - least) * share, most)
          try plot.set(setting.name, to: .number(value))
        case .integer(let least, let most):
          let value = Swift.min(Double(least) + Double(most - least) * share, Double(most))
          try plot.set(setting.name, to: .number(value.rounded()))
        default: break
        }
      }
      plot.size = Size2D(1 + 15 * Double(round), 600 - 10 * Double(round))
      var scene = ControlScene()
      plot.draw(into: &scene)
      #expect(scene.fault == nil, "\(plot)")
    }
  }

  @Test func `invalid names and values have no effect`() throws {
    var plot = MotionPlot()
    let before = plot
    #expect(throws: SettingError.unknownName) { try plot.set("gravity", to: .number(9.81)) }
    let laws = try #require(MotionPlot.settings.first { $0.name == "law" }).kind
    #expect(throws: SettingError.badValue(.text("murphy"), expected: laws)) {
      try plot.set("law", to: .text("murphy"))
    }
    let weightless = #expect(throws: SettingError.self) { try plot.set("mass", to: .number(0)) }
    #expect(weightless != .unknownName)
    #expect(throws: SettingError.missingArgument("to")) {
      try plot.call("go", Arguments())
    }
    #expect(throws: SettingError.unknownName) {
      try plot.call("stop", Arguments())
    }
    #expect(plot == before)
  }
}
