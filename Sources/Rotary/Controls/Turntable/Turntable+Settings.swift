extension Turntable: ConfigurableControl {
  /// `turntable`.
  public static var controlName: String { "turntable" }

  /// States each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(
    _ visitor: inout some SettingVisitor
  ) throws(SettingError) {
    try visitItems(&visitor)
    try visitArc(&visitor)
    try visitScrolling(&visitor)
    try visitInput(&visitor)
    try visitSizes(&visitor)
    try visitFading(&visitor)
    try visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Whether a short fade takes the place of turning by itself."
    ) { environment.reducesMotion = $0 }
    try visitor.flag(
      "right-to-left",
      environment.isRightToLeft,
      "Whether left and right are exchanged and keys are mirrored."
    ) { environment.isRightToLeft = $0 }
    try visitor.textScale(environment.textScale) { environment.textScale = $0 }
  }

  private mutating func visitItems(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.integer(
      "count",
      list.count,
      in: 0...TurntableList.greatestCount,
      "How many items there are; the list begins anew."
    ) { count throws(SettingError) in
      guard count != list.count else { return }
      do throws(TurntableProblem) {
        begin(with: try TurntableList(count: count))
      } catch { throw SettingError(error) }
    }
    try visitor.texts(
      "titles",
      style.titles,
      "What stands beside the first items; the others show their numbers."
    ) { style.titles = $0 }
    try visitor.texts("details", style.details, "A second line for the first items.") {
      style.details = $0
    }
    try visitor.texts("images", style.images, "Addresses of pictures of the first items.") {
      style.images = $0
    }
    try visitor.text("empty-text", style.emptyText, "What an empty list says.") {
      style.emptyText = $0
    }
    try visitor.text(
      "added-text",
      style.addedText,
      "What is announced after the number of items that came in out of sight."
    ) { style.addedText = $0 }
    try visitor.integer(
      "value",
      value ?? -1,
      in: -1...TurntableList.greatestCount,
      "The index of the item that is chosen, or -1; set it after the count."
    ) { index throws(SettingError) in
      let last = Swift.max(-1, list.count - 1)
      _ = try SettingValue.number(Double(index)).integer(in: -1...last)
      value = index < 0 ? nil : index
    }
  }

  private mutating func visitArc(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.integer(
      "items-per-turn",
      options.itemsPerTurn,
      in: TurntableOptions.itemsPerTurnRange,
      "How many items a full turn has."
    ) { options.itemsPerTurn = $0 }
    try visitor.choice(
      "edge",
      options.edge,
      "At which edge the planet stands, or full for items all around it."
    ) { options.edge = $0 }
    try visitor.choice(
      "tracking",
      options.tracking,
      "Whether a finger turns it by what it goes along the edge, or about the centre."
    ) { options.tracking = $0 }
    try visitor.angle(
      "end-angle",
      options.endAngle,
      in: TurntableOptions.endAngleRange,
      "How far from the middle of the arc the first and the last item rest."
    ) { options.endAngle = $0 }
  }

  private mutating func visitScrolling(
    _ visitor: inout some SettingVisitor
  ) throws(SettingError) {
    try visitor.flag(
      "snap",
      options.snaps,
      "Whether it rests only with an item in the middle."
    ) { options.snaps = $0 }
    try visitor.flag("wrap", options.wraps, "Whether the first item follows the last.") {
      options.wraps = $0
    }
    try visitor.deceleration(
      options.decelerationRate,
      friction: .snapping,
      """
      How a flick slows down: to a stop, as a wheel does; as a list does; or a number, the share of \
      speed left after each millisecond. A list that does not snap has no friction.
      """
    ) { options.decelerationRate = $0 }
    try visitor.flag(
      "anchor",
      options.retainsAnchor,
      "Whether the item in the middle stays there when others come or go."
    ) { options.retainsAnchor = $0 }
  }

  private mutating func visitInput(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.flag(
      "yield-at-ends",
      options.yieldsAtEnds,
      "Whether a drag out of an end is left to what lies around it."
    ) { options.yieldsAtEnds = $0 }
    try visitor.flag(
      "ask",
      options.asksForItems,
      "Whether it shows nothing of an item until it has been told what."
    ) { options.asksForItems = $0 }
    try visitor.flag("disabled", !options.isEnabled, "Whether the turntable takes no input.") {
      options.isEnabled = !$0
    }
  }

  private mutating func visitSizes(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.number(
      "orbit",
      style.orbit,
      in: TurntableStyle.orbitRange,
      unit: "of the view",
      "From the centre to an item."
    ) { style.orbit = $0 }
    try visitor.number(
      "planet",
      style.planet,
      in: TurntableStyle.planetRange,
      unit: "of the view",
      "The width of the planet; 0 for none."
    ) { style.planet = $0 }
    try visitor.number(
      "avatar",
      style.avatar,
      in: TurntableStyle.avatarRange,
      unit: "of the view",
      "The width of an item's picture; at least 20 points."
    ) { style.avatar = $0 }
  }

  private mutating func visitFading(_ visitor: inout some SettingVisitor) throws(SettingError) {
    try visitor.angle(
      "title-fades-from",
      style.titleFadesFrom,
      in: TurntableStyle.titleFadeRange,
      "Up to which angle titles are opaque."
    ) { style.titleFadesFrom = $0 }
    try visitor.angle(
      "title-fades-to",
      style.titleFadesTo,
      in: TurntableStyle.titleFadeRange,
      "At which angle titles are gone."
    ) { style.titleFadesTo = $0 }
    try visitor.number(
      "end-scale",
      style.endScale,
      in: TurntableStyle.endScaleRange,
      "How large an item is at the end of the arc."
    ) { style.endScale = $0 }
    try visitor.flag(
      "indicator",
      style.showsIndicator,
      "Whether an arc shows which part of the list is in view."
    ) { style.showsIndicator = $0 }
    try visitor.number(
      "unroll",
      style.unrolling,
      in: TurntableStyle.unrollingRange,
      "How far the ring is bent open: 1 is the list that it stands for."
    ) { style.unrolling = $0 }
    try visitor.flag(
      "structure",
      style.showsStructure,
      "Whether it shows circle, angles, cells and frames."
    ) { style.showsStructure = $0 }
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
