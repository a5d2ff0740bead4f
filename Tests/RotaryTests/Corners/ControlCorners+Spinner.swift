@testable import Rotary

// By name alone, which stays as it is.
extension ControlCorners<NumberSpinner> {
  static var numberSpinner: Self {
    var wrapping = NumberSpinner()
    wrapping.options.wraps = true
    return Self(
      subjects: [("number spinner", NumberSpinner()), ("wrapping number spinner", wrapping)],
      grip: { ($0.size.center, Vector2D(60, 3)) },
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
    Self(
      subjects: [("spinner row", SpinnerRow()), ("date", .date), ("time", .time)],
      grip: { ($0.size.center, Vector2D(60, 3)) },
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
  /// A call by name with a number.
  fileprivate static func called(_ name: String, _ argument: String) -> Row {
    .command(name) { hand, number in
      try hand.perform {
        try $0.call(name, Arguments([(argument, .number(number))]), at: $1, emit: $2)
      }
    }
  }
}
