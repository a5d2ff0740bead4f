extension SpinnerRow: ConfigurableControl {
  /// `spinner-row`.
  public static var controlName: String { "spinner-row" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitColumns(&visitor)
    visitor.conventions { environment.dates = $0 }
    visitor.part(format, visit: { $0.visitSettings(&$1) }, set: { format = $0 })
    visitLimits(&visitor)
    visitValue(&visitor)
    visitNames(&visitor)
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.part(
      style,
      visit: { $0.visitRing(&$1, unit: "of the height") },
      set: { style = $0 }
    )
  }

  private mutating func visitColumns(_ visitor: inout some SettingVisitor) {
    visitor.choice("kind", kind) {
      "Type of the columns: digits, a time, a date, or those of the setting columns."
    } set: {
      if $0 != kind { make($0) }
    }
    visitor.choice("look", &look) {
      "Style of the drums. With date, months and weekdays are shown as words."
    }
    visitor.integer("digits", digitCount, in: 1...Self.maximumDigits) {
      "Number of columns in a row of digits."
    } set: {
      guard $0 != digitCount else { return }
      digitCount = $0
      if kind == .digits { make(.digits) }
    }
    visitor.texts("columns", []) {
      "Columns of your own: numbers such as 0..9 or 00..55/5, or words separated by spaces."
    } set: { texts throws(SettingError) in
      var columns: [SpinnerColumn] = []
      for text in texts { columns.append(try SpinnerColumn(text: text)) }
      try setOwnColumns(columns)
    }
    visitor.texts("separators", []) {
      "Texts between the columns of your own."
    } set: {
      separators = $0
      separate()
      guard kind == .columns, !ownColumns.isEmpty else { return }
      let shown = indices
      setColumns(ownColumns)
      adopt(shown)
    }
  }

  private mutating func separate() {
    for column in ownColumns.indices {
      ownColumns[column].separator = column < separators.count ? separators[column] : ""
    }
  }

  /// Sets the columns of the kind `columns`; none leave the row as it is.
  private mutating func setOwnColumns(_ columns: [SpinnerColumn]) throws(SettingError) {
    do throws(ColumnError) {
      if !columns.isEmpty { try Self.check(columns) }
    } catch {
      throw .badCount(columns.count, expected: 0...Self.greatestCount)
    }
    ownColumns = columns
    separate()
    if kind == .columns { make(.columns) }
  }

  private mutating func visitLimits(_ visitor: inout some SettingVisitor) {
    visitor.visit("min", .text, default: .text(text(ofValue: minimumValue))) {
      "The least value, as text or as one number; empty for none. Set it after the kind."
    } set: { value throws(SettingError) in
      minimumValue = try limit(value)
    }
    visitor.visit("max", .text, default: .text(text(ofValue: maximumValue))) {
      "The greatest value, as for min."
    } set: { value throws(SettingError) in
      maximumValue = try limit(value)
    }
  }

  private mutating func visitValue(_ visitor: inout some SettingVisitor) {
    visitor.visit("value", .text, default: .text(text)) {
      "The value as text, such as 042, 23:59 or 2026-02-28, or as one number."
    } set: { value throws(SettingError) in
      self.value = try number(of: value)
    }
    visitor.text("code", "") {
      "Value that opens the lock; empty for no lock. Set it after the kind."
    } set: { text throws(SettingError) in
      options.code = try code(in: text)
    }
  }

  private mutating func visitNames(_ visitor: inout some SettingVisitor) {
    visitor.texts("labels", &labels) { "Names of the columns for screen readers." }
    visitor.texts("periods", &periods) { "The names for AM and PM." }
    visitor.texts("months", &months) { "Names of the months, from January." }
    visitor.texts("weekdays", &weekdays) {
      "Names of the days of the week, from Monday; empty for none."
    }
  }

  /// Returns the number for a value as text or as a number.
  private func number(of value: SettingValue) throws(SettingError) -> Double {
    guard case .text(let text) = value else {
      let limit = Double(Self.greatestProduct)
      return try value.number(in: -limit...limit)
    }
    guard let indices = indices(in: text) else { throw refusal(of: text) }
    return numbers.value(of: indices)
  }

  private func limit(_ value: SettingValue) throws(SettingError) -> Double? {
    if case .text(let text) = value, text.isEmpty { return nil }
    return try number(of: value)
  }

  /// Returns the error with the accepted format of the row's text.
  private func refusal(of text: String) -> SettingError {
    SettingValue.text(text).refusal(.format(TokenList(kind.form)))
  }

  private func code(in text: String) throws(SettingError) -> [Double] {
    guard !text.isEmpty else { return [] }
    guard let indices = indices(in: text) else { throw refusal(of: text) }
    return columns.indices.map { columns[$0].range[indices[$0]] }
  }

  /// Calls a method by name: `move` with a number `to` and optionally `animated`, or `activate` with a `column`, from
  /// 0.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("move activate").index(of: name) {
    case 0:
      let value = try arguments.number("to")
      let animated = try arguments.flag("animated", default: true)
      guard move(to: value, animated: animated) else { throw .refused }
    case 1:
      activate(try arguments.integer("column", in: 0...rings.count - 1))
    default: throw .unknownName
    }
  }

  /// Only `move` moves the row; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { call.hasSameBytes(as: "move") }

  /// Reports the value as number and as text, the value at rest, the active column, rest, and whether a lock is open.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("settledValue", .number(settledValue))
    read("text", .text(text))
    read("activeColumn", .number(Double(activeColumn)))
    read("open", .flag(isOpen))
    read("resting", .flag(isResting))
  }
}

extension SpinnerRowFormat {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("order", &order) {
      "Order of a date's columns, and whether AM and PM come first; locale for the user's language."
    }
    visitor.choice("hour-cycle", &hourCycle) {
      "Whether a time has 24 hours, or 12 with AM and PM; locale for the user's language."
    }
    visitor.flag("seconds", &showsSeconds) {
      "Whether a time has seconds. The value as a number is then in seconds."
    }
    visitor.interval(&$interval) {
      "Distance between the numbers of a time's last column; 60 must be a multiple of it."
    }
  }
}

extension SpinnerRowOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.flag("carry", &carries) {
      "Whether a column that wraps moves the column before it by one."
    }
    visitor.integer("tiles", &$tileCount) { "Number of tiles on each ring." }
    visitor.number("scroll-points", &$scrollPointsPerStep, unit: "points") {
      "Trackpad distance for one number. A mouse wheel notch is always one number."
    }
    visitor.flag("second-finger", &usesSecondFinger) {
      "Whether a second finger turns another column instead of zooming the page."
    }
    visitor.disabled(&isEnabled)
  }
}
