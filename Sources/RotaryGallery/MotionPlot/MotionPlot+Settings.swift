import Rotary

extension MotionPlot: ConfigurableControl {
  /// `motion-plot`.
  public static var controlName: String { "motion-plot" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.part(law, visit: { $0.visitSettings(&$1) }, set: { law = $0 })
  }

  /// Calls a method by name: `play`, or `go` with the position `to`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("play go").index(of: name) {
    case 0: play()
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

extension PlottedLaw {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("law", &kind) { "Motion function that is plotted." }
    visitor.number("velocity", &$velocity, unit: "points per second") { "Initial speed." }
    visitor.number("rate", &$rate) {
      "Share of the speed that is left after a millisecond, for deceleration."
    }
    visitSpring(&visitor)
    visitor.number("edge", &$edge, unit: "points") { "Distance of the edges of an edge bounce." }
    visitCurve(&visitor)
    visitor.integer("steps", &$stepCount) { "Number of steps of stepped easing." }
    visitor.choice("jump", &jump) {
      "Jumps of stepped easing: at the start, at the end, at neither or at both."
    }
    visitor.number("duration", &$duration, unit: "seconds") {
      "Duration of a curve or of stepped easing."
    }
  }

  private mutating func visitSpring(_ visitor: inout some SettingVisitor) {
    visitor.number("damping-ratio", &$dampingRatio) {
      "Damping ratio of a spring; below 1 it overshoots."
    }
    visitor.number("response", &$response, unit: "seconds") {
      "Period of a spring without damping."
    }
    visitor.number("mass", &$mass) { "Mass on a spring." }
  }

  private mutating func visitCurve(_ visitor: inout some SettingVisitor) {
    visitor.number("x1", curve[0], in: 0...1) {
      "First control point of a curve: share of the duration."
    } set: {
      curve[0] = $0
    }
    visitor.number("y1", curve[1], in: -1...2) {
      "First control point of a curve: progress."
    } set: {
      curve[1] = $0
    }
    visitor.number("x2", curve[2], in: 0...1) {
      "Second control point of a curve: share of the duration."
    } set: {
      curve[2] = $0
    }
    visitor.number("y2", curve[3], in: -1...2) {
      "Second control point of a curve: progress."
    } set: {
      curve[3] = $0
    }
  }
}
