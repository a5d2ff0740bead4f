/// Visits the settings of a control.
///
/// A control states each of its settings once, in ``ConfigurableControl/visitSettings(_:)``: its name, the property, and
/// a description. These lines are the source of ``ConfigurableControl/set(_:to:)``, the attributes of web pages, lists,
/// the types for completion in editors, and the tables of the documentation.
///
/// ```swift
/// visitor.flag("absolute", &isAbsolute) { "Whether the value jumps to the touch." }
/// visitor.number("fine", &$fineGain) { "Drag speed with Shift, as a share of the normal speed." }
/// ```
///
/// A property with limits is ``Within`` them, and `$` passes it with its limits. If setting does more than assigning, the
/// setting has a closure instead:
///
/// ```swift
/// visitor.number("value", value, in: 0...1) { "The value." } set: { move(to: $0) }
/// ```
///
/// Your own visitor implements ``describe(_:_:)``. Controls call the methods that are named after the kinds of values.
public protocol SettingVisitor {
  /// Receives the description of a setting.
  ///
  /// - Parameters:
  ///   - name: The setting's name in files, on the command line and as an HTML attribute.
  ///   - description: Returns the description. Its default is the setting's current value.
  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription)

  /// Changes a setting, if it is the one to change.
  ///
  /// The default implementation changes nothing: most visitors only read.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - set: Changes the setting. Throws and changes nothing if the value is invalid.
  mutating func change(
    _ name: StaticString,
    _ set: (SettingValue) throws(SettingError) -> Void
  )

  /// Whether the visitor found and changed the requested setting, so that the rest need not be visited.
  ///
  /// Default false: most visitors only read.
  var hasChanged: Bool { get }
}

/// A choice from a list of words, for settings.
///
/// It is an enum of numbers from 0; the words are in the order of its cases.
public protocol SettingChoice: RawRepresentable<UInt8> {
  /// The words, in the order of the cases.
  static var names: TokenList { get }
}

extension StepEasing.Jump: SettingChoice {
  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("start end none both") }
}

extension SettingVisitor {
  /// Changes nothing.
  @inline(__always)
  public mutating func change(
    _ name: StaticString,
    _ set: (SettingValue) throws(SettingError) -> Void
  ) {}

  /// False.
  @inline(__always)
  public var hasChanged: Bool { false }

  /// Visits the settings of a part of a control, such as its options.
  ///
  /// The part is set only if one of its settings changed. So setting the control's value does not also set its options,
  /// which may lay the control out again.
  ///
  /// ```swift
  /// visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
  /// ```
  ///
  /// - Parameters:
  ///   - part: The current part.
  ///   - visit: Visits the settings of a copy.
  ///   - set: Sets the part to the copy, if the copy changed.
  @inline(__always)
  public mutating func part<Part>(
    _ part: Part,
    visit: (inout Part, inout Self) -> Void,
    set: (Part) -> Void
  ) {
    guard !hasChanged else { return }
    var draft = part
    visit(&draft, &self)
    if hasChanged { set(draft) }
  }
}

// Each of these methods is inlined into the control that calls it. So the web's code, which only sets settings, does
// not contain the descriptions.
extension SettingVisitor {
  /// Visits a setting with a custom kind of values.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - kind: The accepted values.
  ///   - unit: The unit of the numbers. Default none.
  ///   - current: The current value.
  ///   - summary: Returns a sentence that describes the setting.
  ///   - set: Changes the setting. Throws and changes nothing if the value is invalid.
  @inline(__always)
  public mutating func visit(
    _ name: StaticString,
    _ kind: @autoclosure () -> SettingDescription.Kind,
    unit: StaticString = "",
    default current: @autoclosure () -> SettingValue,
    _ summary: () -> StaticString,
    set: (SettingValue) throws(SettingError) -> Void
  ) {
    describe(name) { SettingDescription(name, kind(), unit: unit, default: current(), summary) }
    change(name, set)
  }

  /// Visits a setting that is true or false.
  @inline(__always)
  public mutating func flag(
    _ name: StaticString,
    _ current: @autoclosure () -> Bool,
    _ summary: () -> StaticString,
    set: (Bool) throws(SettingError) -> Void
  ) {
    describe(name) { SettingDescription(name, .flag, default: .flag(current()), summary) }
    change(name) { value throws(SettingError) in try set(try value.flag()) }
  }

  /// Visits a setting that is a number.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - current: The current value.
  ///   - range: The accepted range; other numbers are rejected.
  ///   - unit: The unit. Default none.
  ///   - summary: Returns a sentence that describes the setting.
  ///   - set: Changes the setting.
  @inline(__always)
  public mutating func number(
    _ name: StaticString,
    _ current: @autoclosure () -> Double,
    in range: ClosedRange<Double>,
    unit: StaticString = "",
    _ summary: () -> StaticString,
    set: (Double) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(name, .number(in: range), unit: unit, default: .number(current()), summary)
    }
    change(name) { value throws(SettingError) in try set(try value.number(in: range)) }
  }

  /// Visits a setting that is an angle: radians in the control, degrees in the setting.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - current: The current value, in radians.
  ///   - range: The accepted range, in radians; other numbers are rejected.
  ///   - summary: Returns a sentence that describes the setting.
  ///   - set: Changes the setting, to a value in radians.
  @inline(__always)
  public mutating func angle(
    _ name: StaticString,
    _ current: @autoclosure () -> Double,
    in range: ClosedRange<Double>,
    _ summary: () -> StaticString,
    set: (Double) throws(SettingError) -> Void
  ) {
    describe(name) {
      let (degrees, current) = (range.inDegrees, SettingValue.degrees(of: current()))
      let kind = SettingDescription.Kind.number(in: degrees)
      return SettingDescription(name, kind, unit: "degrees", default: current, summary)
    }
    change(name) { value throws(SettingError) in try set(try value.radians(in: range)) }
  }

  /// Visits a setting that is a whole number; see ``number(_:_:in:unit:_:set:)``.
  @inline(__always)
  public mutating func integer(
    _ name: StaticString,
    _ current: @autoclosure () -> Int,
    in range: ClosedRange<Int>,
    unit: StaticString = "",
    _ summary: () -> StaticString,
    set: (Int) throws(SettingError) -> Void
  ) {
    describe(name) {
      let current = SettingValue.number(Double(current()))
      return SettingDescription(name, .integer(in: range), unit: unit, default: current, summary)
    }
    change(name) { value throws(SettingError) in try set(try value.integer(in: range)) }
  }

  /// Visits a setting that is one of a list of words.
  @inline(__always)
  public mutating func choice<Choice: SettingChoice>(
    _ name: StaticString,
    _ current: @autoclosure () -> Choice,
    _ summary: () -> StaticString,
    set: (Choice) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(name, .choice(Choice.names), default: .choice(current()), summary)
    }
    change(name) { value throws(SettingError) in
      let index = try value.choice(Choice.names.text)
      if let choice = Choice(rawValue: index) { try set(choice) }
    }
  }

  /// Visits a setting that is a number, or a word for nil; see ``number(_:_:in:unit:_:set:)``.
  @inline(__always)
  public mutating func number(
    _ name: StaticString,
    _ current: @autoclosure () -> Double?,
    in range: ClosedRange<Double>,
    or word: StaticString,
    unit: StaticString = "",
    _ summary: () -> StaticString,
    set: (Double?) throws(SettingError) -> Void
  ) {
    describe(name) {
      let kind = SettingDescription.Kind.number(in: range, or: word)
      let current = SettingValue.number(current(), or: word)
      return SettingDescription(name, kind, unit: unit, default: current, summary)
    }
    change(name) { value throws(SettingError) in try set(try value.number(in: range, or: word)) }
  }

  /// Visits a setting that is a text.
  @inline(__always)
  public mutating func text(
    _ name: StaticString,
    _ current: @autoclosure () -> String,
    _ summary: () -> StaticString,
    set: (String) throws(SettingError) -> Void
  ) {
    describe(name) { SettingDescription(name, .text, default: .text(current()), summary) }
    change(name) { value throws(SettingError) in try set(try value.text()) }
  }

  /// Visits a setting that is a list of texts.
  @inline(__always)
  public mutating func texts(
    _ name: StaticString,
    _ current: @autoclosure () -> [String],
    _ summary: () -> StaticString,
    set: ([String]) throws(SettingError) -> Void
  ) {
    describe(name) { SettingDescription(name, .texts, default: .texts(current()), summary) }
    change(name) { value throws(SettingError) in try set(try value.texts()) }
  }

  /// Visits a setting that is a list of numbers.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - current: The current value.
  ///   - range: The accepted range of each number; a list with any other number is rejected.
  ///   - unit: The unit. Default none.
  ///   - summary: Returns a sentence that describes the setting.
  ///   - set: Changes the setting.
  @inline(__always)
  public mutating func numbers(
    _ name: StaticString,
    _ current: @autoclosure () -> [Double],
    in range: ClosedRange<Double>,
    unit: StaticString = "",
    _ summary: () -> StaticString,
    set: ([Double]) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .numbers(minimum: range.lowerBound, maximum: range.upperBound),
        unit: unit,
        default: .numbers(current()),
        summary
      )
    }
    change(name) { value throws(SettingError) in try set(try value.numbers(in: range)) }
  }

  /// Visits a setting that lists the indices, from 0, of disabled items.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - isEnabled: Whether each item is enabled.
  ///   - range: The range of indices that any number of items can have.
  ///   - summary: Returns a sentence that describes the setting.
  ///   - set: Changes which items are enabled.
  @inline(__always)
  mutating func disabled(
    _ name: StaticString,
    _ isEnabled: @autoclosure () -> [Bool],
    in range: ClosedRange<Double>,
    _ summary: () -> StaticString,
    set: ([Bool]) throws(SettingError) -> Void
  ) {
    describe(name) {
      let flags = isEnabled()
      let numbers = flags.indices.filter { !flags[$0] }.map { Double($0) }
      let kind = SettingDescription.Kind.numbers(
        minimum: range.lowerBound,
        maximum: range.upperBound
      )
      return SettingDescription(name, kind, default: .numbers(numbers), summary)
    }
    change(name) { value throws(SettingError) in
      let numbers = try value.numbers(in: range)
      try set(try SettingValue.flags(of: isEnabled().count, without: numbers))
    }
  }
}
