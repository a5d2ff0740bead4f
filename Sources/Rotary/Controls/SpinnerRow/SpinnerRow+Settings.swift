extension SpinnerRow: ConfigurableControl {
  /// `spinner-row`.
  public static var controlName: String { "spinner-row" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let place = SpinnerRowSetting.names.place(of: name),
      let setting = SpinnerRowSetting(rawValue: UInt8(place))
    else { throw .unknownName }
    switch setting {
    case .kind:
      let place = try value.choice(SpinnerRowKind.names.text)
      make(SpinnerRowKind(rawValue: place) ?? .digits)
    case .digits:
      digitCount = try value.integer(in: 1...Self.mostDigits)
      if kind == .digits { make(.digits) }
    case .value:
      guard case .text(let text) = value, let indices = indices(in: text) else { throw .badValue }
      stand(on: indices)
    case .code: options.code = try code(in: value)
    case .labels:
      guard case .texts(let labels) = value else { throw .badValue }
      self.labels = labels
    case .tiles:
      options.tileCount = try value.integer(in: 1...NumberSpinner.greatestTileCount)
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
    }
  }

  private func code(in value: SettingValue) throws(SettingError) -> [Double] {
    guard case .text(let text) = value else { throw .badValue }
    guard !text.isEmpty else { return [] }
    guard let indices = indices(in: text) else { throw .badValue }
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
    switch Words("move activate").place(of: name) {
    case 0:
      let value = try arguments.number("to")
      let animated = try arguments.flag("animated", default: true)
      guard move(to: value, animated: animated, at: time, emit: emit) else { throw .badValue }
    case 1:
      let column = try arguments.integer("column")
      guard rings.indices.contains(column) else { throw .badValue }
      activate(column)
    default: throw .unknownName
    }
  }

  /// Tells the value as number and as text, the active column, rest, and whether a lock is open.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("text", .text(text))
    read("activeColumn", .number(Double(activeColumn)))
    read("open", .flag(isOpen))
    read("resting", .flag(isResting))
  }
}
