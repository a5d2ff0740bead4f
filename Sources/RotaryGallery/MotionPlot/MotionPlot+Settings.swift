import Rotary

extension MotionPlot: ConfigurableControl {
  /// `motion-plot`.
  public static var controlName: String { "motion-plot" }

  /// States each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("law", law.kind, "Which law is plotted.") { law.kind = $0 }
    visitor.number(
      "velocity",
      law.velocity,
      in: -3_000...3_000,
      unit: "points per second",
      "The speed at first."
    ) { law.velocity = $0 }
    visitor.number(
      "rate",
      law.rate,
      in: 0.95...0.9995,
      "What a millisecond leaves of a speed."
    ) { law.rate = $0 }
    visitSpring(&visitor)
    visitor.number(
      "edge",
      law.edge,
      in: 0...1_000,
      unit: "points",
      "How far off the edges of an edge bounce are."
    ) { law.edge = $0 }
    visitCurve(&visitor)
    visitor.integer("steps", law.stepCount, in: 2...20, "How many jumps there are.") {
      law.stepCount = $0
    }
    visitor.choice(
      "jump",
      law.jump,
      "Where steps jump: at the start, the end, at neither or at both."
    ) { law.jump = $0 }
    visitor.number(
      "duration",
      law.duration,
      in: 0.1...5,
      unit: "seconds",
      "How long a curve or steps take."
    ) { law.duration = $0 }
    visitor.flag("reduced-motion", environment.reducesMotion, "The ball is at its end at once.") {
      environment.reducesMotion = $0
    }
    visitor.texts(of: environment) { environment = $0 }
  }

  private mutating func visitSpring(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "damping-ratio",
      law.dampingRatio,
      in: 0...3,
      "A spring's: 1 just does not swing."
    ) { law.dampingRatio = $0 }
    visitor.number(
      "response",
      law.response,
      in: 0.05...2,
      unit: "seconds",
      "A spring's period without damping."
    ) { law.response = $0 }
    visitor.number(
      "mass",
      law.mass,
      in: 0.1...10,
      "What hangs on the spring."
    ) { law.mass = $0 }
  }

  private mutating func visitCurve(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "x1",
      law.curve[0],
      in: 0...1,
      "A curve's first control point, along time."
    ) { law.curve[0] = $0 }
    visitor.number(
      "y1",
      law.curve[1],
      in: -1...2,
      "A curve's first control point, along progress."
    ) { law.curve[1] = $0 }
    visitor.number(
      "x2",
      law.curve[2],
      in: 0...1,
      "A curve's second control point, along time."
    ) { law.curve[2] = $0 }
    visitor.number(
      "y2",
      law.curve[3],
      in: -1...2,
      "A curve's second control point, along progress."
    ) { law.curve[3] = $0 }
  }

  /// Calls a method by name: `play`, or `go` with how far `to`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (PlotEvent, Double) -> Void
  ) throws(SettingError) {
    switch TokenList("play go").index(of: name) {
    case 0: play(at: time)
    case 1: go(to: try arguments.number("to"))
    default: throw .unknownName
    }
  }

  /// Tells where the ball is along the plot, and its position and speed there.
  public func readState(_ read: (String, SettingValue) -> Void) {
    let value = law.value(at: along)
    read("along", .number(along))
    read("extent", .number(law.extent))
    read("position", .number(value.position))
    read("speed", .number(value.speed))
    read("playing", .flag(isMoving))
  }
}
