/// The settings of a row of spinners by name.
///
/// What each means is said in ``SpinnerRow/settings``.
enum SpinnerRowSetting: UInt8, CaseIterable {
  case kind, look, digits, value, carry, code, labels, months, weekdays
  case tiles, perspective, gap, scrollPoints
  case disabled, reducedMotion, rightToLeft, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    kind look digits value carry code labels months weekdays tiles perspective gap scroll-points \
    disabled reduced-motion right-to-left text-scale
    """
  )

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .digits: return 1...Double(SpinnerRow.maximumDigits)
    case .tiles: return SpinnerSetting.tiles.range
    case .perspective: return SpinnerSetting.perspective.range
    case .gap: return SpinnerSetting.gap.range
    case .scrollPoints: return SpinnerSetting.scrollPoints.range
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}

extension SpinnerRow: ConfigurableControl {
  /// `spinner-row`.
  public static var controlName: String { "spinner-row" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = SpinnerRowSetting.names.index(of: name),
      let setting = SpinnerRowSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .kind:
      let place = try value.choice(SpinnerRowKind.names.text)
      let kind = SpinnerRowKind(rawValue: place) ?? .digits
      if kind != self.kind { make(kind) }
    case .digits:
      let count = try value.integer(in: 1...Self.maximumDigits)
      guard count != digitCount else { return }
      digitCount = count
      if kind == .digits { make(.digits) }
    case .value:
      if case .text(let text) = value {
        guard let indices = indices(in: text) else { throw refusal(of: text) }
        self.value = self.value(of: indices)
      } else {
        let limit = Double(Self.greatestProduct)
        self.value = try value.number(in: -limit...limit)
      }
    case .code: options.code = try code(in: value)
    case .labels: labels = try value.texts()
    case .months: months = try value.texts()
    case .weekdays: weekdays = try value.texts()
    case .look:
      let place = try value.choice(SpinnerRowLook.names.text)
      look = SpinnerRowLook(rawValue: place) ?? .plain
    case .tiles:
      options.tileCount = try value.integer(in: SpinnerOptions.tileCounts)
    case .perspective:
      if case .number = value {
        style.perspective = try value.number(in: setting.range)
      } else {
        _ = try value.choice("none")
        style.perspective = nil
      }
    case .gap: style.gap = try value.number(in: setting.range)
    case .scrollPoints: options.scrollPointsPerStep = try value.number(in: setting.range)
    case .carry: options.carries = try value.flag()
    case .disabled: options.isEnabled = !(try value.flag())
    case .reducedMotion: environment.reducesMotion = try value.flag()
    case .rightToLeft: environment.isRightToLeft = try value.flag()
    case .textScale: environment.textScale = try value.textScale()
    }
  }

  /// The error that says what the row's value looks like as a text.
  private func refusal(of text: String) -> SettingError {
    let form: StaticString
    switch kind {
    case .digits: form = "0042"
    case .time: form = "09:41"
    case .date: form = "2024-02-29"
    }
    return SettingValue.text(text).refusal(.format(TokenList(form)))
  }

  private func code(in value: SettingValue) throws(SettingError) -> [Double] {
    let text = try value.text()
    guard !text.isEmpty else { return [] }
    guard let indices = indices(in: text) else { throw refusal(of: text) }
    var code: [Double] = []
    for column in columns.indices { code.append(columns[column].range[indices[column]]) }
    return code
  }

  /// Calls a method by name: `move` with a number `to` and, if wanted, `animated`; `activate` with
  /// a `column`, from 0.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) throws(SettingError) {
    switch TokenList("move activate").index(of: name) {
    case 0:
      let value = try arguments.number("to")
      let animated = try arguments.flag("animated", default: true)
      guard move(to: value, animated: animated, at: time, emit: emit) else { throw .refused }
    case 1:
      activate(try arguments.integer("column", in: 0...rings.count - 1))
    default: throw .unknownName
    }
  }

  /// Tells the value as number and as text, the value at rest, the active column, rest, and whether a lock is open.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("settledValue", .number(settledValue))
    read("text", .text(text))
    read("activeColumn", .number(Double(activeColumn)))
    read("open", .flag(isOpen))
    read("resting", .flag(isResting))
  }
}
