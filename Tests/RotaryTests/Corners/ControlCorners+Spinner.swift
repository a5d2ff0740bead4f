@testable import Rotary

// Only by name; the properties do not change.
extension ControlCorners<NumberSpinner> {
  static var numberSpinner: Self {
    var wrapping = NumberSpinner()
    wrapping.options.wraps = true
    var level = NumberSpinner()
    level.options.axis = .horizontal
    return Self(
      subjects: [
        ("number spinner", NumberSpinner()), ("wrapping number spinner", wrapping),
        ("number spinner about a level axis", level),
      ],
      grip: {
        ($0.size.center, $0.options.axis == .vertical ? Vector2D(60, 3) : Vector2D(3, 60))
      },
      restore: { $0 = NumberSpinner() },
      proof: [.end, .home],
      own: [
        .property("tileCount", \.options.tileCount), .property("pageSteps", \.options.pageSteps),
        .property("throwLimit", \.options.throwLimit), .property("gap", \.style.gap),
        .property("minimumDigits", \.style.minimumDigits),
        .property("perspective", \.style.perspective),
        .property("scrollPointsPerStep", \.options.scrollPointsPerStep), called("move", "to"),
      ]
    )
  }
}

extension ControlCorners<SpinnerRow> {
  static var spinnerRow: Self {
    var named = SpinnerRow.date
    named.look = .date
    return Self(
      subjects: [
        ("spinner row", SpinnerRow()), ("date", .date), ("time", .time), ("date with names", named),
      ],
      grip: { ($0.size.center, Vector2D(3, 60)) },
      restore: { $0 = SpinnerRow() },
      proof: [.end, .home],
      own: [
        .property("tileCount", \.options.tileCount), .property("gap", \.style.gap),
        .property("minimumDigits", \.style.minimumDigits),
        .property("perspective", \.style.perspective),
        .property("scrollPointsPerStep", \.options.scrollPointsPerStep), called("move", "to"),
        called("activate", "column"),
      ]
    )
  }
}

extension ControlCorners {
  /// Returns a call by name with a number.
  fileprivate static func called(_ name: String, _ argument: String) -> Row {
    .command(name) { hand, number in
      try hand.perform {
        try $0.call(name, Arguments([(argument, .number(number))]))
      }
    }
  }
}
