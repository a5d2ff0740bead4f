import Rotary

extension MotionPlot: ConfigurableControl {
  /// `motion-plot`.
  public static var controlName: String { "motion-plot" }

  /// Their names, with a space between them.
  public static let settingNames: StaticString = """
    law velocity rate damping-ratio response mass edge x1 y1 x2 y2 steps jump duration \
    reduced-motion text-scale
    """
  private static let jumps: StaticString = "start end none both"

  /// Every setting, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    let law = PlottedLaw()
    func number(
      _ name: String,
      _ minimum: Double,
      _ maximum: Double,
      _ unit: String,
      _ value: Double,
      _ summary: String
    ) -> SettingDescription {
      SettingDescription(
        name,
        .number(minimum: minimum, maximum: maximum),
        unit: unit,
        default: .number(value),
        summary
      )
    }
    return [
      SettingDescription(
        "law",
        .choice(TokenList(PlottedLaw.names)),
        default: .text("spring"),
        "Which law is plotted."
      ),
      number("velocity", -3_000, 3_000, "points per second", law.velocity, "The speed at first."),
      number("rate", 0.95, 0.9995, "", 0.998, "What a millisecond leaves of a speed."),
      number("damping-ratio", 0, 3, "", law.dampingRatio, "A spring's: 1 just does not swing."),
      number("response", 0.05, 2, "seconds", law.response, "A spring's period without damping."),
      number("mass", 0.1, 10, "", law.mass, "What hangs on the spring."),
      number("edge", 0, 1_000, "points", law.edge, "How far off the edges of an edge bounce are."),
      number("x1", 0, 1, "", law.curve[0], "A curve's first control point, along time."),
      number("y1", -1, 2, "", law.curve[1], "A curve's first control point, along progress."),
      number("x2", 0, 1, "", law.curve[2], "A curve's second control point, along time."),
      number("y2", -1, 2, "", law.curve[3], "A curve's second control point, along progress."),
      SettingDescription(
        "steps",
        .integer(minimum: 2, maximum: 20),
        default: .number(Double(law.stepCount)),
        "How many jumps there are."
      ),
      SettingDescription(
        "jump",
        .choice(TokenList(Self.jumps)),
        default: .text("end"),
        "Where steps jump: at the start, the end, at neither or at both."
      ),
      number("duration", 0.1, 5, "seconds", law.duration, "How long a curve or steps take."),
      SettingDescription(
        "reduced-motion",
        .flag,
        default: .flag(false),
        "The ball is at its end at once."
      ),
      .textScale,
    ]
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    var law = law
    switch TokenList(Self.settingNames).index(of: name) {
    case 0: law.kind = .init(rawValue: try value.choice(PlottedLaw.names)) ?? .spring
    case 1: law.velocity = try value.number(in: -3_000...3_000)
    case 2: law.rate = .perMillisecond(try value.number(in: 0.95...0.9995))
    case 3: law.dampingRatio = try value.number(in: 0...3)
    case 4: law.response = try value.number(in: 0.05...2)
    case 5: law.mass = try value.number(in: 0.1...10)
    case 6: law.edge = try value.number(in: 0...1_000)
    case 7: law.curve[0] = try value.number(in: 0...1)
    case 8: law.curve[1] = try value.number(in: -1...2)
    case 9: law.curve[2] = try value.number(in: 0...1)
    case 10: law.curve[3] = try value.number(in: -1...2)
    case 11: law.stepCount = try value.integer(in: 2...20)
    case 12: law.jump = .init(rawValue: try value.choice(Self.jumps)) ?? .atEnd
    case 13: law.duration = try value.number(in: 0.1...5)
    case 14: environment.reducesMotion = try value.flag()
    case 15: environment.textScale = try value.textScale()
    default: throw .unknownName
    }
    self.law = law
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
