extension Turntable: ConfigurableControl {
  /// `turntable`.
  public static var controlName: String { "turntable" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitItems(&visitor)
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
  }

  private mutating func visitItems(_ visitor: inout some SettingVisitor) {
    visitor.integer("count", list.count, in: 0...TurntableList.greatestCount) {
      "Number of items. Changing it resets the list."
    } set: { count throws(SettingError) in
      try setCount(count)
    }
    visitor.part(style, visit: { $0.visitTexts(&$1) }, set: { style = $0 })
    visitor.integer("value", value ?? -1, in: -1...TurntableList.greatestCount) {
      "Index of the selected item, or -1 for none. Set it after the count."
    } set: { index throws(SettingError) in
      let last = Swift.max(-1, list.count - 1)
      _ = try SettingValue.number(Double(index)).integer(in: -1...last)
      value = index < 0 ? nil : index
    }
  }

  /// Replaces the list by `count` items, unless it has as many.
  private mutating func setCount(_ count: Int) throws(SettingError) {
    guard count != list.count else { return }
    do { begin(with: try TurntableList(count: count)) } catch { throw SettingError(error) }
  }

  /// Reports the position, the scroll offset and speed, and the centred and the selected item.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("count", .number(Double(list.count)))
    read("position", .number(position))
    read("offset", .number(offset))
    read("speed", .number(speed))
    read("progress", .number(progress))
    read("itemsPerSecond", .number(itemsPerSecond))
    read("centered", .number(Double(centeredIndex ?? -1)))
    read("value", .number(Double(value ?? -1)))
    read("active", .number(Double(activeIndex ?? -1)))
    read("cells", .number(Double(liveCellCount)))
    read("nextID", .number(Double(list.nextID)))
    read("resting", .flag(isResting))
  }
}

extension TurntableOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.integer("items-per-turn", &$itemsPerTurn) { "Number of items in a full turn." }
    visitor.choice("edge", &edge) { "Edge where the planet is, or full for items all around it." }
    visitor.choice("tracking", &tracking) {
      "Whether drags are measured along the edge or around the centre."
    }
    visitor.angle("end-angle", &$endAngle) {
      "Largest angle from the middle of the arc at which the first and the last item rest."
    }
    visitScrolling(&visitor)
  }

  private mutating func visitScrolling(_ visitor: inout some SettingVisitor) {
    visitor.flag("snap", &snaps) { "Whether scrolling always stops with an item in the middle." }
    visitor.flag("wrap", &wraps) { "Whether the first item follows the last." }
    visitor.deceleration(&decelerationRate, friction: .snapping) {
      """
      How a flick slows down: friction stops it, normal and fast scroll like a list, a number is the \
      share of speed left after each millisecond. Without snap, friction acts as normal.
      """
    }
    visitor.flag("anchor", &retainsAnchor) {
      "Whether the middle item keeps its place when others are inserted or removed."
    }
    visitor.flag("yield-at-ends", &yieldsAtEnds) {
      "Whether a drag past an end scrolls the view around the turntable."
    }
    visitor.flag("ask", &asksForItems) { "Whether items stay blank until the app fills them in." }
    visitor.disabled(&isEnabled)
    visitor.flag("readonly", &isReadOnly) {
      "Whether items can be scrolled and pressed, but not selected."
    }
  }
}

extension TurntableStyle {
  mutating func visitTexts(_ visitor: inout some SettingVisitor) {
    visitor.texts("titles", &titles) { "Titles of the first items. The others show their numbers." }
    visitor.texts("details", &details) { "Second lines of the first items." }
    visitor.texts("images", &images) { "Image URLs of the first items." }
    visitor.text("empty-text", &emptyText) { "Text shown if the list is empty." }
  }

  private mutating func visitCards(_ visitor: inout some SettingVisitor) {
    visitor.choice("arrangement", &arrangement) {
      "Items on a circle, or as cards in perspective, of which one is in front."
    }
    visitor.number("card", &$card, unit: "of the height") {
      "Width of a card; less in a narrow control."
    }
    visitor.numbers("poses", poseNumbers, in: Self.poseRange) {
      """
      Poses of cards if arrangement is custom; nine numbers each: the distance from the front in \
      items; x, y and z in widths of a card; turn, tilt and spin in degrees; pivot; opacity.
      """
    } set: { numbers throws(SettingError) in
      let size = TurntablePose.numberCount
      let count = Swift.min((numbers.count + size - 1) / size, Self.maximumPoseCount)
      try SettingError.check(numbers.count, in: count * size...count * size)
      poseNumbers = numbers
    }
  }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitCards(&visitor)
    visitor.number("orbit", &$orbit, unit: "of the view") { "Distance from the centre to an item." }
    visitor.number("planet", &$planet, unit: "of the view") {
      "Diameter of the planet; 0 for none."
    }
    visitor.number("avatar", &$avatar, unit: "of the view") {
      "Diameter of an item's picture; at least 20 points."
    }
    visitor.angle("title-fades-from", &$titleFadesFrom) {
      "Angle from the middle of the arc up to which titles are opaque."
    }
    visitor.angle("title-fades-to", &$titleFadesTo) {
      "Angle from the middle of the arc at which titles are invisible."
    }
    visitor.number("end-scale", &$endScale) {
      "Size of an item at the end of the arc, as a share of its full size."
    }
    visitor.flag("indicator", &showsIndicator) {
      "Whether an arc shows which part of the list is in view."
    }
  }
}

// Calling methods by name.
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
  /// - `press` the item at an `index`;
  /// - `insert` a `count` of new items at an `index`, `remove` a `count` of items at an `index`, `move` one item `from`
  ///   an index `to` another, `update` the item with an `id`;
  /// - `find` the typed text among `titles`, the first of which is at the index `from`;
  /// - `replace` all items by a list of `ids`;
  /// - `fill` the item with an `id` with `title`, `detail`, `image`, `tint` and `disabled`, or without a title, with
  ///   the sign for content that is not available;
  /// - `refresh` to send the events of all visible items again.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard let call = Self.calls.index(of: name).flatMap({ Call(rawValue: $0) }) else {
      throw .unknownName
    }
    switch call {
    case .scroll, .scrollToPosition:
      guard try scroll(call, arguments) else { throw .refused }
    case .press:
      guard list.count > 0 else { throw .refused }
      let index = try arguments.integer("index", in: 0...list.count - 1)
      press(index)
    case .find:
      let titles = try arguments.texts("titles")
      let (start, count) = (try arguments.integer("from"), list.count)
      func title(_ index: Int) -> String {
        titles[index < start ? index + count - start : index - start]
      }
      guard find(from: start, atMost: titles.count, title: title) else { throw .refused }
    case .insert, .remove, .move, .update:
      let batch = try batch(call, arguments)
      do { try apply(batch) } catch { throw SettingError(error) }
    case .replace:
      let ids = try arguments.integers("ids")
      do { replace(with: try TurntableList(ids: ids)) } catch { throw SettingError(error) }
    case .fill:
      let title = try arguments.text("title", default: "")
      let item = TurntableItem(
        title,
        detail: try arguments.text("detail", default: ""),
        image: try arguments.text("image", default: ""),
        tint: Tint(text: try arguments.text("tint", default: "")),
        isEnabled: !(try arguments.flag("disabled", default: false))
      )
      fill(try arguments.integer("id"), with: title.utf8.isEmpty ? nil : item)
    case .refresh: refresh()
    }
  }

  /// Returns whether a call is `scroll` or `scrollToPosition`; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool {
    call.hasSameBytes(as: "scroll") || call.hasSameBytes(as: "scrollToPosition")
  }

  private mutating func scroll(_ call: Call, _ arguments: Arguments) throws(SettingError) -> Bool {
    let animated = try arguments.flag("animated", default: true)
    guard call == .scroll else {
      let position = try arguments.number("position")
      return scroll(toPosition: position, animated: animated)
    }
    let choice = try SettingValue.text(try arguments.text("position", default: "middle"))
      .choice("nearest middle start end")
    return scroll(
      to: try arguments.integer("to", in: 0...Swift.max(0, list.count - 1)),
      position: ScrollPosition(rawValue: choice) ?? .middle,
      animated: animated
    )
  }

  /// Returns the changes for a call.
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
}

extension SettingError {
  /// Converts a problem with the items of a setting or a call.
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
