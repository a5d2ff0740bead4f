// Settings that are properties, passed by reference. Passing a property calls its observers even if the visitor does not
// change it, so a property with costly observers is visited as a part, or with a closure.
extension SettingVisitor {
  /// Visits a property that is true or false.
  @inline(__always)
  public mutating func flag(_ name: StaticString, _ flag: inout Bool, _ summary: () -> StaticString)
  {
    describe(name) { SettingDescription(name, .flag, default: .flag(flag), summary) }
    change(name, &flag)
  }

  /// Visits the setting `disabled`, the opposite of a property that enables a control.
  @inline(__always)
  public mutating func disabled(_ isEnabled: inout Bool) {
    var isDisabled = !isEnabled
    flag("disabled", &isDisabled) { "Whether the control ignores input." }
    isEnabled = !isDisabled
  }

  /// Visits a property that is a number.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - number: The property; numbers outside its limits are rejected.
  ///   - unit: The unit. Default none.
  ///   - summary: Returns a sentence that describes the setting.
  @inline(__always)
  public mutating func number<L: Limits<Double>>(
    _ name: StaticString,
    _ number: inout Within<L>,
    unit: StaticString = "",
    _ summary: () -> StaticString
  ) {
    describe(name) {
      let current = SettingValue.number(number.number)
      return SettingDescription(name, .number(in: L.range), unit: unit, default: current, summary)
    }
    change(name, &number.number, in: L.range)
  }

  /// Visits a property that is a number, or nil for a word; see ``number(_:_:unit:_:)``.
  @inline(__always)
  public mutating func number<L: Limits<Double>>(
    _ name: StaticString,
    _ number: inout WithinOrNil<L>,
    or word: StaticString,
    unit: StaticString = "",
    _ summary: () -> StaticString
  ) {
    describe(name) {
      let kind = SettingDescription.Kind.number(in: L.range, or: word)
      let current = SettingValue.number(number.number, or: word)
      return SettingDescription(name, kind, unit: unit, default: current, summary)
    }
    change(name, &number.number, in: L.range, or: word)
  }

  /// Visits a property that is an angle: radians in the control, degrees in the setting; see ``number(_:_:unit:_:)``.
  @inline(__always)
  public mutating func angle<L: Limits<Double>>(
    _ name: StaticString,
    _ angle: inout Within<L>,
    _ summary: () -> StaticString
  ) {
    describe(name) {
      let (degrees, current) = (L.range.inDegrees, SettingValue.degrees(of: angle.number))
      let kind = SettingDescription.Kind.number(in: degrees)
      return SettingDescription(name, kind, unit: "degrees", default: current, summary)
    }
    change(name, radians: &angle.number, in: L.range)
  }

  /// Visits a property that is a whole number; see ``number(_:_:unit:_:)``.
  @inline(__always)
  public mutating func integer<L: Limits<Int>>(
    _ name: StaticString,
    _ number: inout Within<L>,
    unit: StaticString = "",
    _ summary: () -> StaticString
  ) {
    describe(name) {
      let current = SettingValue.number(Double(number.number))
      return SettingDescription(name, .integer(in: L.range), unit: unit, default: current, summary)
    }
    change(name, &number.number, in: L.range)
  }

  /// Visits a property that is a whole number, or nil for a word; see ``number(_:_:unit:_:)``.
  @inline(__always)
  public mutating func integer<L: Limits<Int>>(
    _ name: StaticString,
    _ number: inout WithinOrNil<L>,
    or word: StaticString,
    _ summary: () -> StaticString
  ) {
    describe(name) {
      let range = Double(L.range.lowerBound)...Double(L.range.upperBound)
      let current = SettingValue.number(number.number.map { Double($0) }, or: word)
      return SettingDescription(name, .number(in: range, or: word), default: current, summary)
    }
    change(name, &number.number, in: L.range, or: word)
  }

  /// Visits a property that is one of a list of words.
  @inline(__always)
  public mutating func choice<Choice: SettingChoice>(
    _ name: StaticString,
    _ choice: inout Choice,
    _ summary: () -> StaticString
  ) {
    describe(name) {
      SettingDescription(name, .choice(Choice.names), default: .choice(choice), summary)
    }
    var index = choice.rawValue
    change(name, &index, of: Choice.names.text)
    choice = Choice(rawValue: index) ?? choice
  }

  /// Visits a property that is a text.
  @inline(__always)
  public mutating func text(
    _ name: StaticString,
    _ text: inout String,
    _ summary: () -> StaticString
  ) {
    describe(name) { SettingDescription(name, .text, default: .text(text), summary) }
    change(name, &text)
  }

  /// Visits a property that is a list of texts.
  @inline(__always)
  public mutating func texts(
    _ name: StaticString,
    _ texts: inout [String],
    _ summary: () -> StaticString
  ) {
    describe(name) { SettingDescription(name, .texts, default: .texts(texts), summary) }
    change(name, &texts)
  }

  /// Visits the property for the setting `deceleration`: how a flick slows down.
  ///
  /// - Parameters:
  ///   - rate: The property.
  ///   - friction: The control's rate for the word `friction`.
  ///   - summary: Returns a sentence that describes the setting, if it differs from the other controls' sentence.
  @inline(__always)
  mutating func deceleration(
    _ rate: inout Deceleration.Rate,
    friction: Deceleration.Rate,
    _ summary: () -> StaticString = {
      """
      How a flick slows down: friction stops it, normal and fast scroll like a list, a number is the \
      share of speed left after each millisecond.
      """
    }
  ) {
    describe("deceleration") {
      SettingDescription(
        "deceleration",
        .number(in: Deceleration.Rate.shares, or: Deceleration.Rate.names),
        unit: "per millisecond",
        default: rate.settingValue,
        summary
      )
    }
    change("deceleration") { value throws(SettingError) in
      rate = try value.decelerationRate(friction: friction)
    }
  }
}

// These methods are not inlined, so that modules on the web do not contain a closure for each setting.
extension SettingVisitor {
  @inline(never)
  private mutating func change(_ name: StaticString, _ flag: inout Bool) {
    change(name) { value throws(SettingError) in flag = try value.flag() }
  }

  @inline(never)
  private mutating func change(
    _ name: StaticString,
    _ number: inout Double,
    in range: ClosedRange<Double>
  ) {
    change(name) { value throws(SettingError) in number = try value.number(in: range) }
  }

  @inline(never)
  private mutating func change(
    _ name: StaticString,
    _ number: inout Double?,
    in range: ClosedRange<Double>,
    or word: StaticString
  ) {
    change(name) { value throws(SettingError) in number = try value.number(in: range, or: word) }
  }

  @inline(never)
  private mutating func change(
    _ name: StaticString,
    radians: inout Double,
    in range: ClosedRange<Double>
  ) {
    change(name) { value throws(SettingError) in radians = try value.radians(in: range) }
  }

  @inline(never)
  private mutating func change(
    _ name: StaticString,
    _ number: inout Int,
    in range: ClosedRange<Int>
  ) {
    change(name) { value throws(SettingError) in number = try value.integer(in: range) }
  }

  @inline(never)
  private mutating func change(
    _ name: StaticString,
    _ number: inout Int?,
    in range: ClosedRange<Int>,
    or word: StaticString
  ) {
    change(name) { value throws(SettingError) in number = try value.integer(in: range, or: word) }
  }

  @inline(never)
  private mutating func change(
    _ name: StaticString,
    _ index: inout UInt8,
    of words: StaticString
  ) {
    change(name) { value throws(SettingError) in index = try value.choice(words) }
  }

  @inline(never)
  private mutating func change(_ name: StaticString, _ text: inout String) {
    change(name) { value throws(SettingError) in text = try value.text() }
  }

  @inline(never)
  private mutating func change(_ name: StaticString, _ texts: inout [String]) {
    change(name) { value throws(SettingError) in texts = try value.texts() }
  }
}
