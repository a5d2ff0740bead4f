extension Turntable: ConfigurableControl {
  /// `turntable`.
  public static var controlName: String { "turntable" }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let number = TurntableSetting.names.index(of: name),
      let setting = TurntableSetting(rawValue: UInt8(number))
    else { throw .unknownName }
    switch setting {
    case .count, .itemsPerTurn, .value:
      try set(setting, to: try value.integer(in: setting.integerRange))
    case .titles, .details, .images:
      set(setting, to: try value.texts())
    case .emptyText: style.emptyText = try value.text()
    case .addedText: style.addedText = try value.text()
    case .edge:
      options.edge = TurntableOptions.Edge(rawValue: try value.choice(setting.words)) ?? .left
    case .tracking:
      let choice = try value.choice(setting.words)
      options.tracking = TurntableOptions.Tracking(rawValue: choice) ?? .edge
    case .deceleration: options.decelerationRate = try value.decelerationRate(friction: .snapping)
    case .textScale: environment.textScale = try value.textScale()
    case .snap, .wrap, .anchor, .yieldAtEnds, .ask, .disabled, .indicator, .structure,
      .reducedMotion, .rightToLeft:
      set(setting, to: try value.flag())
    case .endAngle, .orbit, .planet, .avatar, .titleFadesFrom, .titleFadesTo, .endScale, .unroll:
      set(setting, to: try value.number(in: setting.range))
    }
  }

  private mutating func set(_ setting: TurntableSetting, to integer: Int) throws(SettingError) {
    switch setting {
    case .count:
      guard integer != list.count else { return }
      do { begin(with: try TurntableList(count: integer)) } catch { throw SettingError(error) }
    case .itemsPerTurn: options.itemsPerTurn = integer
    default:
      _ = try SettingValue.number(Double(integer)).integer(in: -1...Swift.max(-1, list.count - 1))
      self.value = integer < 0 ? nil : integer
    }
  }

  private mutating func set(_ setting: TurntableSetting, to texts: [String]) {
    switch setting {
    case .titles: style.titles = texts
    case .details: style.details = texts
    default: style.images = texts
    }
  }

  private mutating func set(_ setting: TurntableSetting, to flag: Bool) {
    switch setting {
    case .snap: options.snaps = flag
    case .wrap: options.wraps = flag
    case .anchor: options.retainsAnchor = flag
    case .yieldAtEnds: options.yieldsAtEnds = flag
    case .ask: options.asksForItems = flag
    case .disabled: options.isEnabled = !flag
    case .indicator: style.showsIndicator = flag
    case .structure: style.showsStructure = flag
    case .reducedMotion: environment.reducesMotion = flag
    default: environment.isRightToLeft = flag
    }
  }

  private mutating func set(_ setting: TurntableSetting, to number: Double) {
    switch setting {
    case .endAngle: options.endAngle = Circular.radians(degrees: number)
    case .orbit: style.orbit = number
    case .planet: style.planet = number
    case .avatar: style.avatar = number
    case .titleFadesFrom: style.titleFadesFrom = Circular.radians(degrees: number)
    case .titleFadesTo: style.titleFadesTo = Circular.radians(degrees: number)
    case .endScale: style.endScale = number
    default: style.unrolling = number
    }
  }

  /// Tells position, scroll position, speed, what is in the middle, what is chosen and what is new.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("count", .number(Double(list.count)))
    read("position", .number(position))
    read("offset", .number(offset))
    read("speed", .number(speed))
    read("progress", .number(progress))
    read("itemsPerSecond", .number(itemsPerSecond))
    read("centered", .number(Double(centeredIndex ?? -1)))
    read("value", .number(Double(value ?? -1)))
    read("active", .number(Double(activeID.flatMap { list.index(of: $0) } ?? -1)))
    read("cells", .number(Double(liveCellCount)))
    read("nextID", .number(Double(list.nextID)))
    read("resting", .flag(isResting))
    read("news", .text(news.count > 0 ? newsText : ""))
  }
}

// Methods by name.
extension Turntable {
  private enum Call: Int {
    case scroll, scrollToPosition, press, find, insert, remove, move, replace, update, fill, refresh
  }

  private static let calls = TokenList(
    "scroll scrollToPosition press find insert remove move replace update fill refresh"
  )

  /// Calls a method by name.
  ///
  /// - `scroll` `to` an index, with a `position` of nearest, middle, start or end, and `animated`;
  /// - `scrollToPosition` to a `position` between items, and `animated`;
  /// - `press` the item of an `index`;
  /// - `insert` a `count` of new items at an `index`, `remove` a `count` of items at an `index`,
  ///   `move` one `from` an index `to` another, `update` the item of an `id`;
  /// - `find` what was typed among `titles`, of which the first is that `from` an index;
  /// - `replace` all by those of a list of `ids`, and, if it is `quiet`, tell of none of them;
  /// - `fill` the item of an `id` with `title`, `detail`, `image` and `tint`, or, without a title,
  ///   with a sign for what is not to be had;
  /// - `refresh`, to be told again of every item in view.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) throws(SettingError) {
    guard let call = Self.calls.index(of: name).flatMap({ Call(rawValue: $0) }) else {
      throw .unknownName
    }
    guard time.isFinite, time >= now else { throw .refused }
    switch call {
    case .scroll, .scrollToPosition:
      guard try scroll(call, arguments, at: time, emit: emit) else { throw .refused }
    case .press:
      guard list.count > 0 else { throw .refused }
      let index = try arguments.integer("index", in: 0...list.count - 1)
      advance(to: time, emit: emit)
      press(index, at: time, emit: emit)
    case .find:
      let titles = try arguments.texts("titles")
      let index = try arguments.integer("from")
      guard find(from: index, titles: titles, at: time, emit: emit) else { throw .refused }
    case .insert, .remove, .move, .update:
      let batch = try batch(call, arguments)
      do { try apply(batch, at: time, emit: emit) } catch { throw SettingError(error) }
    case .replace: try replace(arguments, at: time, emit: emit)
    case .fill:
      let title = try arguments.text("title", default: "")
      let item = TurntableItem(
        title,
        detail: try arguments.text("detail", default: ""),
        image: try arguments.text("image", default: ""),
        tint: Tint(text: try arguments.text("tint", default: ""))
      )
      fill(try arguments.integer("id"), with: title.utf8.isEmpty ? nil : item)
    case .refresh: refresh(at: time, emit: emit)
    }
  }

  private mutating func scroll(
    _ call: Call,
    _ arguments: Arguments,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) throws(SettingError) -> Bool {
    let animated = try arguments.flag("animated", default: true)
    guard call == .scroll else {
      let position = try arguments.number("position")
      return scroll(toPosition: position, animated: animated, at: time, emit: emit)
    }
    let choice = try SettingValue.text(try arguments.text("position", default: "middle"))
      .choice("nearest middle start end")
    return scroll(
      to: try arguments.integer("to"),
      position: ScrollPosition(rawValue: choice) ?? .middle,
      animated: animated,
      at: time,
      emit: emit
    )
  }

  /// The changes that a call asks for.
  private func batch(_ call: Call, _ arguments: Arguments) throws(SettingError) -> TurntableBatch {
    var batch = TurntableBatch()
    switch call {
    case .update: batch.update(try arguments.integer("id"))
    case .move: batch.move(from: try arguments.integer("from"), to: try arguments.integer("to"))
    default:
      let counts = 0...TurntableList.greatestCount
      let index = try arguments.integer("index", in: counts)
      let count = try arguments.integer("count", in: counts, default: 1)
      if call == .insert {
        do { batch.insert(try list.newIDs(count), index: index) } catch {
          throw SettingError(error)
        }
      } else {
        batch.remove(index..<index + count)
      }
    }
    return batch
  }

  private mutating func replace(
    _ arguments: Arguments,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) throws(SettingError) {
    let ids = try arguments.integers("ids")
    let isQuiet = try arguments.flag("quiet", default: false)
    do {
      change(to: try TurntableList(ids: ids), updating: [], isQuiet: isQuiet, at: time, emit: emit)
    } catch { throw SettingError(error) }
  }
}

extension SettingError {
  /// What is wrong with the items that settings and calls ask for.
  fileprivate init(_ problem: TurntableProblem) {
    switch problem {
    case .badCount(let count): self = .badCount(count, expected: 0...TurntableList.greatestCount)
    case .indexOutOfRange(let number), .indexTwice(let number), .badID(let number),
      .idTwice(let number), .unknownID(let number):
      self = SettingValue.number(Double(number))
        .refusal(.integer(minimum: 0, maximum: TurntableList.greatestCount))
    }
  }
}
