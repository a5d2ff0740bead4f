// The control's door; see ``InteractiveControl``.
extension SpinnerRow: InteractiveControl {
  /// No single event moves a column by more numbers, whatever a device says.
  private static let farthestLeap = 1_000
  /// How many numbers a Page key moves by, or half the column where that is less.
  private static let pageSteps: Int64 = 10

  /// Whether it takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Turns the column in which a pointer came down, so that two fingers turn two columns.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    let response = turn(with: event, at: time)
    count(emit: emit)
    settle(emit: emit)
    return response
  }

  /// Moves by one number for each notch of a mouse wheel, and for every ``SpinnerRowOptions/scrollPointsPerStep`` of a
  /// trackpad.
  ///
  /// Up is more, as in a number field; sideways is declined.
  public mutating func receive(
    scroll: Scroll,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    guard !scroll.isSideways else { return .declined }
    let column = hoveredColumn ?? activeColumn
    let steps = scrolled.take(
      -scroll.delta.y,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Double(Self.farthestLeap),
      isAtEnd: rings[column].range.count == 1,
      at: time
    )
    guard let steps else { return .declined }
    step(column, by: Int64(bounded: steps), at: time, emit: emit)
    return .handled
  }

  /// Moves the active column by so many numbers.
  public mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    let steps = Swift.min(Swift.max(count, -Self.farthestLeap), Self.farthestLeap)
    step(activeColumn, by: Int64(steps), at: time, emit: emit)
    return .handled
  }

  /// Shows where keys go.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
    typed.clear()
    showFocus()
  }

  /// Takes a key: left and right go to another column, all else to the active one.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    let range = rings[activeColumn].range
    let up: Int64 = range.step < 0 ? -1 : 1
    let page = Swift.max(1, Swift.min(Self.pageSteps, range.count / 2))
    switch key {
    case .left, .right: return goSideways(key == .right)
    case .up: step(activeColumn, by: up, at: time, emit: emit)
    case .down: step(activeColumn, by: -up, at: time, emit: emit)
    case .pageUp: step(activeColumn, by: up * page, at: time, emit: emit)
    case .pageDown: step(activeColumn, by: -up * page, at: time, emit: emit)
    case .home: go(to: up > 0 ? 0 : range.count - 1, at: time, emit: emit)
    case .end: go(to: up > 0 ? range.count - 1 : 0, at: time, emit: emit)
    case .character(let character): return type(character, at: time, emit: emit)
    case .backspace:
      guard typed.takeBack(at: time) else { return .declined }
      goToTyped(at: time, emit: emit)
      return .handled
    case .escape:
      guard let before = typed.cancel(at: time) else { return .declined }
      typed.clear()
      go(to: before, at: time, emit: emit)
      return .handled
    case .enter, .space: return .declined
    }
    typed.clear()
    return .handled
  }
}

// What pointers do.
extension SpinnerRow {
  private mutating func turn(with event: PointerEvent, at time: Double) -> Response {
    switch event.phase {
    case .down:
      guard let column = column(under: event.position) else { return .declined }
      // A second down of one finger elsewhere means that its up was lost.
      if let holder = holder(of: event.id), holder != column {
        pass(PointerEvent(.cancel, id: event.id, position: event.position), to: holder, at: time)
      }
      let isBusy = rings.indices.contains { $0 != column && !rings[$0].pointers.isEmpty }
      guard options.usesSecondFinger || !isBusy else { return .declined }
      let response = pass(event, to: column, at: time)
      if response != .declined { activate(column) }
      return response
    case .move, .up, .cancel, .lost:
      guard let column = holder(of: event.id) else { return .declined }
      return pass(event, to: column, at: time)
    case .hover, .leave:
      hoveredColumn = event.phase == .hover ? column(under: event.position) : nil
      for column in rings.indices {
        // What a mouse that is not pressed is over, it holds no longer.
        let isHere = column == hoveredColumn || rings[column].pointers.contains(event.id)
        var event = event
        if !isHere { event.phase = .leave }
        pass(event, to: column, at: time)
      }
      return .handled
    }
  }

  /// Gives a ring a pointer's event, in the ring's own coordinates.
  @discardableResult
  private mutating func pass(_ event: PointerEvent, to column: Int, at time: Double) -> Response {
    var event = event
    event.position = event.position - (frames[column].ring.origin - .zero)
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

  /// The column under a point, or nearest to one between two; nil for a point beside the row, or on the day
  /// of the week.
  public func column(under point: Point2D) -> Int? {
    guard Rect2D(origin: .zero, size: size).contains(point), !weekdayFrame.contains(point) else {
      return nil
    }
    var nearest = 0
    var least = Double.infinity
    for column in frames.indices {
      let ring = frames[column].ring
      let distance = Swift.max(ring.minX - point.x, point.x - ring.maxX)
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
}

// What keys do.
extension SpinnerRow {
  /// Makes the next column active; beyond the last, the key is for whatever lies around the row.
  private mutating func goSideways(_ isRight: Bool) -> Response {
    let isMirrored = frames.count > 1 && frames[0].ring.minX > frames[1].ring.minX
    let next = activeColumn + (isRight != isMirrored ? 1 : -1)
    guard rings.indices.contains(next) else { return .declined }
    activate(next)
    return .handled
  }

  /// Turns the active column to a number, without carrying.
  mutating func go(
    to index: Int64,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) {
    let before = value
    turn(activeColumn, to: index, at: time)
    if activeColumn == Self.dayColumn { requestedDay = index }
    fitDays(at: time)
    begin(at: time)
    if value != before { tell(.changing(value), at: time, emit: emit) }
    settle(emit: emit)
  }

  /// Adds a character to the number being typed, and goes on to the next column when that is full.
  private mutating func type(
    _ character: Unicode.Scalar,
    at time: Double,
    emit: (SpinnerRowEvent, Double) -> Void
  ) -> Response {
    let typing = environment.numerals.latin(character)
    guard typed.type(typing, at: time, from: indices[activeColumn]) else { return .declined }
    goToTyped(at: time, emit: emit)
    // Full when any further figure would lead beyond the greatest number.
    if typed.hasAllFigures(of: rings[activeColumn].range), rings.indices.contains(activeColumn + 1)
    {
      activate(activeColumn + 1)
    }
    return .handled
  }

  private mutating func goToTyped(at time: Double, emit: (SpinnerRowEvent, Double) -> Void) {
    go(to: typed.index(in: rings[activeColumn].range), at: time, emit: emit)
  }
}
