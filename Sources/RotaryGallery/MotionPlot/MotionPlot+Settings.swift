import Rotary

extension MotionPlot: ConfigurableControl {
  /// `motion-plot`.
  public static var controlName: String { "motion-plot" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("law", law.kind, "Motion function that is plotted.") { law.kind = $0 }
    visitor.number(
      "velocity",
      law.velocity,
      in: -3_000...3_000,
      unit: "points per second",
      "Initial speed."
    ) { law.velocity = $0 }
    visitor.number(
      "rate",
      law.rate,
      in: 0.95...0.9995,
      "Share of the speed that is left after a millisecond, for deceleration."
    ) { law.rate = $0 }
    visitSpring(&visitor)
    visitor.number(
      "edge",
      law.edge,
      in: 0...1_000,
      unit: "points",
      "Distance of the edges of an edge bounce."
    ) { law.edge = $0 }
    visitCurve(&visitor)
    visitor.integer("steps", law.stepCount, in: 2...20, "Number of steps of stepped easing.") {
      law.stepCount = $0
    }
    visitor.choice(
      "jump",
      law.jump,
      "Jumps of stepped easing: at the start, at the end, at neither or at both."
    ) { law.jump = $0 }
    visitor.number(
      "duration",
      law.duration,
      in: 0.1...5,
      unit: "seconds",
      "Duration of a curve or of stepped easing."
    ) { law.duration = $0 }
  }

  private mutating func visitSpring(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "damping-ratio",
      law.dampingRatio,
      in: 0...3,
      "Damping ratio of a spring; below 1 it overshoots."
    ) { law.dampingRatio = $0 }
    visitor.number(
      "response",
      law.response,
      in: 0.05...2,
      unit: "seconds",
      "Period of a spring without damping."
    ) { law.response = $0 }
    visitor.number(
      "mass",
      law.mass,
      in: 0.1...10,
      "Mass on a spring."
    ) { law.mass = $0 }
  }

  private mutating func visitCurve(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "x1",
      law.curve[0],
      in: 0...1,
      "First control point of a curve: share of the duration."
    ) { law.curve[0] = $0 }
    visitor.number(
      "y1",
      law.curve[1],
      in: -1...2,
      "First control point of a curve: progress."
    ) { law.curve[1] = $0 }
    visitor.number(
      "x2",
      law.curve[2],
      in: 0...1,
      "Second control point of a curve: share of the duration."
    ) { law.curve[2] = $0 }
    visitor.number(
      "y2",
      law.curve[3],
      in: -1...2,
      "Second control point of a curve: progress."
    ) { law.curve[3] = $0 }
  }

  /// Calls a method by name: `play`, or `go` with the position `to`.
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

  /// Reports the ball's place along the plot, and its position and speed.
  public func readState(_ read: (String, SettingValue) -> Void) {
    let value = law.value(at: along)
    read("along", .number(along))
    read("extent", .number(law.extent))
    read("position", .number(value.position))
    read("speed", .number(value.speed))
    read("playing", .flag(isMoving))
  }
}
