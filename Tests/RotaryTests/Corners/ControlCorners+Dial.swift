@testable import Rotary

extension ControlCorners {
  /// Returns the numbers that both kinds of dial have.
  fileprivate static func dialRows<Value: DialReading>() -> [Row]
  where Subject == DialControl<Value> {
    [
      .number("defaultValue") { $0.options.defaultValue = .value($1) },
      .property("fineGain", \.options.fineGain),
      .property("dragPoints", \.options.dragPoints), .property("snapAngle", \.options.snapAngle),
      .property("scrollPointsPerStep", \.options.scrollPointsPerStep),
      .number("detents") { $0.options.detents = [50, $1] },
      .property("origin", \.style.origin), .property("modulation", \.style.modulation),
      .property("majorTicks", \.style.majorTicks),
      .property("minorTicks", \.style.minorTicks),
      .integer("decimals") { $0.style.decimals = $1 },
      .number("a value's text") { _ = $0.text(of: $1) },
      .number("a value's time") {
        $0.style.format = .clock
        _ = $0.text(of: $1)
      },
      .number("low and high") { $0.value = Value.dialReading(of: DialRange(low: $1, high: $1)) },
      .number("high") { $0.value = Value.dialReading(of: DialRange(low: 1, high: $1)) },
      .number("scale from") { dial, number in
        if let scale = try? DialScale(from: number, through: 100) { dial.scale = scale }
      },
      .number("scale through") { dial, number in
        if let scale = try? DialScale(from: 0, through: number) { dial.scale = scale }
      },
      .number("scale of one value") { dial, number in
        if let scale = try? DialScale(from: number, through: number) { dial.scale = scale }
      },
      .number("step") { dial, number in
        if let scale = try? DialScale(from: 0, through: 100, step: number) { dial.scale = scale }
      },
      .number("start angle") { dial, number in
        if let scale = try? DialScale(from: 0, through: 100, startAngle: number) {
          dial.scale = scale
        }
      },
      .number("sweep") { dial, number in
        if let scale = try? DialScale(from: 0, through: 100, sweep: number) { dial.scale = scale }
      },
      .number("logarithmic scale from") { dial, number in
        let scale = try? DialScale(from: number, through: 1e15, curve: .logarithmic)
        if let scale { dial.scale = scale }
      },
      .number("exponent") { dial, number in
        if let scale = try? DialScale(from: 0, through: 100, curve: .power(number)) {
          dial.scale = scale
        }
      },
      .number("wrapping scale") { dial, number in
        let (low, high) = (Swift.min(0, number), Swift.max(0, number))
        let scale = try? DialScale(from: low, through: high, sweep: Circular.turn, wraps: true)
        if let scale { dial.scale = scale }
      },
      .command("move") { hand, number in
        let range = DialRange(low: number, high: number)
        hand.perform { $0.move(to: Value.dialReading(of: range)) }
      },
      .command("move up to") { hand, number in
        let range = DialRange(low: 5, high: number)
        hand.perform {
          $0.move(to: Value.dialReading(of: range), animated: false)
        }
      },
      .command("move at") { hand, time in
        let range = DialRange(low: 5, high: 7)
        hand.at(time) {
          $0.perform { _ = $0.move(to: Value.dialReading(of: range)) }
        }
      },
    ]
  }

  fileprivate static func restoreDial<Value: DialReading>(_ dial: inout DialControl<Value>) {
    dial.scale = .percent
    dial.options = DialOptions()
    dial.style = DialStyle()
    dial.environment = ControlEnvironment()
    dial.size = Size2D(200, 200)
    dial.value = Value.dialReading(of: DialRange(low: 20, high: 60))
  }

  /// Returns dials with ends, with steps, without ends, and with a curve.
  fileprivate static func dials<Value: DialReading>(
    _ name: String
  ) -> [(String, DialControl<Value>)] {
    var free = DialControl<Value>()
    var wrapping = DialControl<Value>()
    if let scale = try? DialScale(from: -1, through: 1) { free.scale = scale }
    let round = try? DialScale(from: 0, through: 24, step: 0.5, sweep: Circular.turn, wraps: true)
    if let round { wrapping.scale = round }
    var ratios = DialControl<Value>()
    let scale = try? DialScale(
      from: 0.25,
      through: 24,
      curve: .logarithmic,
      isCounterclockwise: true
    )
    if let scale { ratios.scale = scale }
    return [
      (name, DialControl()), ("free \(name)", free), ("wrapping \(name)", wrapping),
      ("logarithmic \(name)", ratios),
    ]
  }
}

extension ControlCorners<Dial> {
  static var dial: Self {
    Self(
      subjects: dials("dial"),
      grip: gripAtRight,
      restore: restoreDial,
      proof: [.right, .left, .home],
      own: dialRows()
        + [.timed("reset at") { $0.reset() }]
    )
  }
}

extension ControlCorners<RangeDial> {
  static var rangeDial: Self {
    var subjects: [(String, RangeDial)] = dials("range dial")
    for index in subjects.indices { subjects[index].1.value = DialRange(low: 0.25, high: 0.75) }
    var swapping = subjects[0].1
    swapping.thumbs.meeting = .swap
    return Self(
      subjects: subjects + [("swapping range dial", swapping)],
      grip: gripAtRight,
      restore: {
        $0.thumbs = RangeDialThumbs()
        restoreDial(&$0)
      },
      proof: [.right, .left, .home],
      own: dialRows() + [
        .property("minimumDistance", \.thumbs.minimumDistance),
        .number("maximumDistance") { $0.thumbs.maximumDistance = $1 },
        .number("both distances") {
          $0.thumbs.maximumDistance = $1
          $0.thumbs.minimumDistance = $1
        },
      ]
    )
  }
}
