extension SpinnerRow {
  /// No single event moves a column by more numbers, whatever a device says.
  private static let farthestLeap = 1_000

  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  ///
  /// A pointer belongs to the column in which it came down, so that two fingers turn two columns.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    switch input {
    case .pointer(let event):
      let response = handle(event, at: time)
      count(emit: emit)
      settle(emit: emit)
      return response
    case .focus(let hasFocus):
      self.hasFocus = hasFocus
      typed.clear()
      showFocus()
      return .handled
    case .key(let key, let modifiers):
      guard options.isEnabled, modifiers.isSubset(of: .shift) else { return .declined }
      return handle(key, at: time, emit: emit)
    case .scroll(let x, let y):
      guard options.isEnabled, x.isFinite, y.isFinite else { return .declined }
      // Up is more, as in a number field; sideways the ring goes with the fingers.
      let order = environment.isRightToLeft ? -1.0 : 1
      scroll(by: x.magnitude > y.magnitude ? x * order : -y, at: time, emit: emit)
      return .handled
    case .detents(let count):
      guard options.isEnabled else { return .declined }
      let steps = Swift.min(Swift.max(count, -Self.farthestLeap), Self.farthestLeap)
      step(activeColumn, by: Int64(steps), at: time, emit: emit)
      return .handled
    case .orientation: return .declined
    }
  }

  private mutating func handle(_ event: PointerEvent, at time: Double) -> Response {
    switch event.phase {
    case .down:
      guard let column = column(at: event.position) else { return .declined }
      // A second down of one finger elsewhere means that its up was lost.
      if let holder = holder(of: event.id), holder != column {
        pass(PointerEvent(.cancel, id: event.id, at: event.position), to: holder, at: time)
      }
      guard pass(event, to: column, at: time) == .handled else { return .declined }
      activate(column)
      return .handled
    case .move, .up, .cancel:
      guard let column = holder(of: event.id) else { return .declined }
      return pass(event, to: column, at: time)
    case .hover, .leave:
      hoveredColumn = event.phase == .hover ? column(at: event.position) : nil
      for column in rings.indices { pass(event, to: column, at: time) }
      return .handled
    }
  }

  /// Gives a ring a pointer's event, in the ring's own coordinates.
  @discardableResult
  private mutating func pass(_ event: PointerEvent, to column: Int, at time: Double) -> Response {
    var event = event
    event.position = event.position - frames[column].ring.origin
    let response = rings[column].handle(.pointer(event), at: time) { _, _ in }
    collect(column)
    if event.phase != .hover, event.phase != .leave { begin(at: time) }
    return response
  }

  /// The column whose ring a pointer holds.
  private func holder(of id: Int) -> Int? {
    for column in rings.indices where rings[column].pointers.contains(id) { return column }
    return nil
  }

  /// The column at a place, or nearest to one between two; nil for a place beside the row.
  public func column(at position: Point) -> Int? {
    guard Rect(origin: .zero, size: size).contains(position) else { return nil }
    var nearest = 0
    var least = Double.infinity
    for column in frames.indices {
      let ring = frames[column].ring
      let distance = Swift.max(ring.minX - position.x, position.x - ring.maxX)
      if distance < least { (nearest, least) = (column, distance) }
    }
    return nearest
  }

  /// Makes a column the one that keys go to; one that is not there changes nothing.
  public mutating func activate(_ column: Int) {
    guard rings.indices.contains(column) else { return }
    if column != activeColumn { typed.clear() }
    activeColumn = column
    showFocus()
  }

  mutating func showFocus() {
    for column in rings.indices { rings[column].hasFocus = hasFocus && column == activeColumn }
  }

  /// Adds up scrolled points, and moves by one number for each so many of them.
  private mutating func scroll(
    by points: Double,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) {
    let steps = scrolled.take(
      points,
      perStep: options.scrollPointsPerStep,
      most: Double(Self.farthestLeap)
    )
    step(hoveredColumn ?? activeColumn, by: Int64(steps), at: time, emit: emit)
  }
}
