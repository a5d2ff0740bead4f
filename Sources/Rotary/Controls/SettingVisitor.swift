/// Goes through the settings of a control.
///
/// A control states each of its settings once, in ``ConfigurableControl/visitSettings(_:)``: its name,
/// what it is now, which values it takes, what it means, and what is to be done with another value.
/// Everything that is known of settings comes from these lines: ``ConfigurableControl/set(_:to:)``, the
/// attributes of web pages, lists, the types that editors complete from, and the tables of the
/// documentation.
///
/// ```swift
/// visitor.flag("absolute", options.isAbsolute, "Whether the value jumps to the touch.") {
///   options.isAbsolute = $0
/// }
/// ```
///
/// A visitor of one's own has ``describe(_:_:)``; controls call the methods that are named for what a
/// setting takes.
public protocol SettingVisitor {
  /// Takes what there is to know of a setting.
  ///
  /// - Parameters:
  ///   - name: its name in files, on the command line and as an attribute.
  ///   - description: answers with all of it; what the setting is now is its default.
  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription)

  /// Changes a setting, if it is the one to be changed.
  ///
  /// By default nothing is: most visitors only look.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - set: changes it; throws, and changes nothing, where the value is not for it.
  mutating func change(
    _ name: StaticString,
    _ set: (SettingValue) throws(SettingError) -> Void
  )

  /// Whether it has changed a setting, and came for no other: what is left need not be visited.
  ///
  /// By default false: most visitors only look.
  var hasChanged: Bool { get }
}

/// A choice among a few words that settings name.
///
/// An enum of numbers from 0, whose words stand in the order of its cases.
public protocol SettingChoice: RawRepresentable<UInt8> {
  /// Its words, in the order of its cases.
  static var names: TokenList { get }
}

extension ContentGravity: SettingChoice {
  /// Their names in settings.
  public static var names: TokenList {
    TokenList(
      """
      scale-to-fill aspect-fit aspect-fill redraw center top bottom left right top-left top-right \
      bottom-left bottom-right
      """
    )
  }
}

extension StepEasing.Jump: SettingChoice {
  /// Their names in settings.
  public static var names: TokenList { TokenList("start end none both") }
}

extension SettingVisitor {
  /// Changes nothing.
  @inline(__always)
  public mutating func change(
    _ name: StaticString,
    _ set: (SettingValue) throws(SettingError) -> Void
  ) {}

  /// Has changed nothing.
  @inline(__always)
  public var hasChanged: Bool { false }

  /// Visits the settings of a part of a control, such as its options.
  ///
  /// The part is given back only where one of them was changed: who sets the value of a control does not
  /// set all of its options, which may lay it out anew.
  ///
  /// ```swift
  /// visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
  /// ```
  ///
  /// - Parameters:
  ///   - part: the part as it is now.
  ///   - visit: visits the settings of a draft of it.
  ///   - set: takes the draft once it has changed.
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

// Each of these is compiled into the control that calls it, so that what only lists are told, such as
// the sentences, is left out where settings are only set: on the web.
extension SettingVisitor {
  /// Visits a setting that takes values of its own kind.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - description: what there is to know of it.
  ///   - set: changes it; throws, and changes nothing, where the value is not for it.
  @inline(__always)
  public mutating func visit(
    _ name: StaticString,
    describe description: () -> SettingDescription,
    set: (SettingValue) throws(SettingError) -> Void
  ) {
    describe(name, description)
    change(name, set)
  }

  /// Visits a setting that is yes or no.
  @inline(__always)
  public mutating func flag(
    _ name: StaticString,
    _ current: @autoclosure () -> Bool,
    _ summary: StaticString,
    set: (Bool) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(name, .flag, default: .flag(current()), summary)
    }
    change(name) { value throws(SettingError) in try set(try value.flag()) }
  }

  /// Visits a setting that is a number.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - current: what it is now.
  ///   - range: where it lies; any other number is refused.
  ///   - unit: what it counts. Default nothing.
  ///   - summary: what it means, in a sentence.
  ///   - set: changes it.
  @inline(__always)
  public mutating func number(
    _ name: StaticString,
    _ current: @autoclosure () -> Double,
    in range: ClosedRange<Double>,
    unit: StaticString = "",
    _ summary: StaticString,
    set: (Double) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(name, .number(in: range), unit: unit, default: .number(current()), summary)
    }
    change(name) { value throws(SettingError) in try set(try value.number(in: range)) }
  }

  /// Visits a setting that is an angle: radians in the control, degrees by name.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - current: what it is now, in radians.
  ///   - range: where it lies, in radians; any other number is refused.
  ///   - summary: what it means, in a sentence.
  ///   - set: changes it; takes radians.
  @inline(__always)
  public mutating func angle(
    _ name: StaticString,
    _ current: @autoclosure () -> Double,
    in range: ClosedRange<Double>,
    _ summary: StaticString,
    set: (Double) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .number(in: range.inDegrees),
        unit: "degrees",
        default: .degrees(of: current()),
        summary
      )
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
    _ summary: StaticString,
    set: (Int) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .integer(minimum: range.lowerBound, maximum: range.upperBound),
        unit: unit,
        default: .number(Double(current())),
        summary
      )
    }
    change(name) { value throws(SettingError) in try set(try value.integer(in: range)) }
  }

  /// Visits a setting that is one of some words.
  @inline(__always)
  public mutating func choice<Choice: SettingChoice>(
    _ name: StaticString,
    _ current: @autoclosure () -> Choice,
    _ summary: StaticString,
    set: (Choice) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .choice(Choice.names),
        default: .text(Choice.names.all[Int(current().rawValue)]),
        summary
      )
    }
    change(name) { value throws(SettingError) in
      let index = try value.choice(Choice.names.text)
      if let choice = Choice(rawValue: index) { try set(choice) }
    }
  }

  /// Visits a setting that is a number, or for none a word; see ``number(_:_:in:unit:_:set:)``.
  @inline(__always)
  public mutating func number(
    _ name: StaticString,
    _ current: @autoclosure () -> Double?,
    in range: ClosedRange<Double>,
    or word: StaticString,
    unit: StaticString = "",
    _ summary: StaticString,
    set: (Double?) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .number(in: range, or: word),
        unit: unit,
        default: current().map { .number($0) } ?? .text(String(constant: word)),
        summary
      )
    }
    change(name) { value throws(SettingError) in try set(try value.number(in: range, or: word)) }
  }

  /// Visits a setting that is a whole number, or for none a word; see ``number(_:_:in:unit:_:set:)``.
  @inline(__always)
  public mutating func integer(
    _ name: StaticString,
    _ current: @autoclosure () -> Int?,
    in range: ClosedRange<Int>,
    or word: StaticString,
    _ summary: StaticString,
    set: (Int?) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .number(in: Double(range.lowerBound)...Double(range.upperBound), or: word),
        default: current().map { .number(Double($0)) } ?? .text(String(constant: word)),
        summary
      )
    }
    change(name) { value throws(SettingError) in try set(try value.integer(in: range, or: word)) }
  }

  /// Visits a setting that is any text.
  @inline(__always)
  public mutating func text(
    _ name: StaticString,
    _ current: @autoclosure () -> String,
    _ summary: StaticString,
    set: (String) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(name, .text, default: .text(current()), summary)
    }
    change(name) { value throws(SettingError) in try set(try value.text()) }
  }

  /// Visits a setting that is a list of texts.
  @inline(__always)
  public mutating func texts(
    _ name: StaticString,
    _ current: @autoclosure () -> [String],
    _ summary: StaticString,
    set: ([String]) throws(SettingError) -> Void
  ) {
    describe(name) {
      SettingDescription(name, .texts, default: .texts(current()), summary)
    }
    change(name) { value throws(SettingError) in try set(try value.texts()) }
  }

  /// Visits a setting that is a list of numbers.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - current: what it is now.
  ///   - range: where each of them lies; a list with any other is refused.
  ///   - unit: what they count. Default nothing.
  ///   - summary: what it means, in a sentence.
  ///   - set: changes it.
  @inline(__always)
  public mutating func numbers(
    _ name: StaticString,
    _ current: @autoclosure () -> [Double],
    in range: ClosedRange<Double>,
    unit: StaticString = "",
    _ summary: StaticString,
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

  /// Visits the settings `text-scale` and `numerals`, which every control has; see
  /// ``ControlEnvironment/textScale`` and ``ControlEnvironment/numerals``.
  @inline(__always)
  public mutating func texts(
    of environment: ControlEnvironment,
    set: (ControlEnvironment) -> Void
  ) {
    var changed = environment
    number(
      "text-scale",
      changed.textScale,
      in: ControlEnvironment.textScales,
      "Text size, as a multiple of the normal size, where space allows."
    ) {
      changed.textScale = $0
      set(changed)
    }
    text(
      "numerals",
      changed.numerals.text,
      "Number format, in order: zero, thousands separator, decimal separator, zero per cent."
    ) { text throws(SettingError) in
      guard let numerals = Numerals(text) else {
        throw SettingValue.text(text).refusal(.format(TokenList("0,.0%")))
      }
      changed.numerals = numerals
      set(changed)
    }
  }
}

extension SettingVisitor {
  /// Visits the setting `deceleration`: how a flick slows down.
  ///
  /// - Parameters:
  ///   - current: the rate now.
  ///   - friction: what the word `friction` means to the control.
  ///   - summary: what it means, in a sentence, where that is not the same as for others.
  ///   - set: changes it.
  @inline(__always)
  mutating func deceleration(
    _ current: @autoclosure () -> Deceleration.Rate,
    friction: Deceleration.Rate,
    _ summary: StaticString = """
    How a flick slows down: friction stops it, normal and fast scroll like a list, a number is the \
    share of speed left after each millisecond.
    """,
    set: (Deceleration.Rate) throws(SettingError) -> Void
  ) {
    describe("deceleration") {
      SettingDescription(
        "deceleration",
        .number(in: Deceleration.Rate.shares, or: Deceleration.Rate.names),
        unit: "per millisecond",
        default: current().settingValue,
        summary
      )
    }
    change("deceleration") { value throws(SettingError) in
      try set(try value.decelerationRate(friction: friction))
    }
  }
}
