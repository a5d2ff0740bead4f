extension Turntable {
  private enum Call: Int {
    case scroll, press, insert, remove, move, replace, update, fill, refresh
  }

  private static let calls = Words("scroll press insert remove move replace update fill refresh")

  /// Calls a method by name.
  ///
  /// - `scroll` `to` an index, if wanted `at` nearest, middle, start or end, and `animated`;
  /// - `press` the item of an `index`;
  /// - `insert` a `count` of new items `at` an index, `remove` a `count` of items `at` an index,
  ///   `move` one `from` an index `to` another, `update` the item of an `id`;
  /// - `replace` all by those of a list of `ids`;
  /// - `fill` the item of an `id` with `title`, `detail`, `image` and `tint`, or, without a title,
  ///   with a sign for what is not to be had;
  /// - `refresh`, to be told again of every item in view.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) throws(SettingError) {
    guard let call = Self.calls.place(of: name).flatMap({ Call(rawValue: $0) }) else {
      throw .unknownName
    }
    guard time.isFinite, time >= now else { throw .badValue }
    switch call {
    case .scroll:
      let place = try SettingValue.text(try arguments.text("at", default: "middle"))
        .choice("nearest middle start end")
      let isDone = scroll(
        to: try arguments.integer("to"),
        at: ScrollPosition(rawValue: place) ?? .middle,
        animated: try arguments.flag("animated", default: true),
        time: time,
        emit: emit
      )
      if !isDone { throw .badValue }
    case .press:
      let index = try arguments.integer("index")
      guard index >= 0, index < list.count else { throw .badValue }
      advance(to: time, emit: emit)
      press(index, at: time, emit: emit)
    case .insert, .remove, .move, .update:
      let batch = try batch(call, arguments)
      do { try apply(batch, at: time, emit: emit) } catch { throw .badValue }
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

  /// The changes that a call asks for.
  private func batch(_ call: Call, _ arguments: Arguments) throws(SettingError) -> TurntableBatch {
    var batch = TurntableBatch()
    switch call {
    case .update: batch.update(try arguments.integer("id"))
    case .move: batch.move(from: try arguments.integer("from"), to: try arguments.integer("to"))
    default:
      let index = try arguments.integer("at")
      let count = try arguments.integer("count", default: 1)
      let most = TurntableList.greatestCount
      guard count >= 0, count <= most, index >= 0, index <= most else { throw .badValue }
      if call == .insert {
        batch.insert(list.nextID..<list.nextID + count, at: index)
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
    var ids: [Int] = []
    for number in try arguments.numbers("ids") {
      guard let id = Int(exactly: number) else { throw .badValue }
      ids.append(id)
    }
    do { replace(with: try TurntableList(ids: ids), at: time, emit: emit) } catch {
      throw .badValue
    }
  }
}
