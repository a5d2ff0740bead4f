// The input of the control; see ``InteractiveControl``.
extension SpinnerRow: InteractiveControl, BoundControl {
  /// The maximum number of numbers by which a single event moves a column.
  private static let farthestLeap = 1_000
  /// The distance of a Page key, in numbers; at most half of the column.
  private static let pageSteps: Int64 = 10

  /// Whether the row takes input.
  public var takesInput: Bool { options.isEnabled && environment.isEnabled }

  /// Handles a pointer, which turns the column under it, so that two fingers turn two columns.
  public mutating func receive(_ event: PointerEvent) -> Response {
    let response = turn(with: event)
    count()
    settle()
    return response
  }

  /// Moves by one number for each notch of a mouse wheel, and for each ``SpinnerRowOptions/scrollPointsPerStep`` of a
  /// trackpad.
  ///
  /// Up increases the number, as in a number field. A horizontal scroll is declined.
  public mutating func receive(scroll: Scroll) -> Response {
    guard !scroll.isSideways else { return .declined }
    let column = hoveredColumn ?? activeColumn
    let steps = scrolled.take(
      -scroll.delta.y,
      of: scroll,
      pointsPerStep: options.scrollPointsPerStep,
      maximum: Double(Self.farthestLeap),
      isAtEnd: rings[column].range.count == 1,
      at: now
    )
    guard let steps else { return .declined }
    step(column, by: Int64(bounded: steps))
    return .handled
  }

  /// Shows whether the row has the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
    typed.clear()
    showFocus()
  }

  /// Up increases the number of the active column; Left and Right are for the columns.
  public var stepDirections: StepDirections {
    let up = rings[activeColumn].upward
    return StepDirections(up: up, right: 0, increment: up)
  }

  /// Moves the active column.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    let count = rings[activeColumn].range.count
    let reach = numbers.reach(ofColumn: activeColumn, at: indices)
    switch step {
    case .by(let steps):
      self.step(activeColumn, by: Int64(steps.clamped(to: -Self.farthestLeap...Self.farthestLeap)))
    case .page(let pages):
      self.step(activeColumn, by: Int64(pages) * (count / 2).clamped(to: 1...Self.pageSteps))
    case .first: go(to: reach.first.clamped(to: 0...count - 1))
    case .last: go(to: reach.last.clamped(to: 0...count - 1))
    }
    typed.clear()
    return .handled
  }

  /// Handles a key: Left and Right activate another column, and others type a number.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    switch key {
    case .left, .right: return goSideways(key == .right)
    default: return type(key)
    }
  }
}

// Pointers.
extension SpinnerRow {
  private mutating func turn(with event: PointerEvent) -> Response {
    switch event.phase {
    case .down:
      guard let column = column(under: event.position) else { return .declined }
      // A second down of one finger in another column means that its up was lost.
      if let holder = holder(of: event.id), holder != column {
        pass(PointerEvent(.cancel, id: event.id, position: event.position), to: holder)
      }
      let isBusy = rings.indices.contains { $0 != column && !rings[$0].pointers.isEmpty }
      guard options.usesSecondFinger || !isBusy else { return .declined }
      let response = pass(event, to: column)
      if response != .declined { activate(column) }
      return response
    case .move, .up, .cancel, .lost:
      guard let column = holder(of: event.id) else { return .declined }
      return pass(event, to: column)
    case .hover, .leave:
      hoveredColumn = event.phase == .hover ? column(under: event.position) : nil
      for column in rings.indices {
        // Columns that a mouse without a pressed button has left are no longer hovered.
        let isHere = column == hoveredColumn || rings[column].pointers.contains(event.id)
        var event = event
        if !isHere { event.phase = .leave }
        pass(event, to: column)
      }
      return .handled
    }
  }

  /// Sends a pointer's event to a ring, in the ring's coordinates.
  @discardableResult
  private mutating func pass(_ event: PointerEvent, to column: Int) -> Response {
    var event = event
    event.position = event.position - (frames[column].ring.origin - .zero)
    let response = rings[column].handle(.pointer(event), at: now)
    collect(column)
    if event.phase != .hover, event.phase != .leave { begin() }
    return response
  }

  /// Returns the column whose ring a pointer holds.
  private func holder(of id: Int) -> Int? {
    rings.firstIndex { $0.pointers.contains(id) }
  }

  /// Returns the column at a point, or the nearest one between two columns.
  ///
  /// The result is nil for a point beside the row, or on the day of the week.
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

  /// Activates a column for the keyboard; an invalid column changes nothing.
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

// Keys.
extension SpinnerRow {
  /// Activates the next column.
  ///
  /// Beyond the last column, the key is declined, so that views around the row can use it.
  private mutating func goSideways(_ isRight: Bool) -> Response {
    activateNeighbor(isRight != isMirrored ? 1 : -1) ? .handled : .declined
  }

  /// Activates the column that is a number of places after the active one; returns whether there is one.
  @discardableResult
  private mutating func activateNeighbor(_ places: Int) -> Bool {
    let place = self.place(ofColumn: activeColumn) + places
    guard rings.indices.contains(place) else { return false }
    activate(column(atPlace: place))
    return true
  }

  /// Turns the active column to a number, without carrying.
  mutating func go(to index: Int64) {
    let before = value
    turn(activeColumn, to: index)
    fit(at: now)
    begin()
    if value != before { sendValue(.changing(value), at: now) }
    settle()
  }

  /// Changes the typed number, and activates the next column when the number is complete.
  private mutating func type(_ key: Key) -> Response {
    let (index, range) = (indices[activeColumn], rings[activeColumn].range)
    let goal = typed.receive(key, at: now, from: index, in: range, environment.numerals)
    guard let goal else { return .declined }
    go(to: goal)
    // The number is complete if another figure would exceed the greatest number.
    if case .character = key, typed.hasAllFigures(of: rings[activeColumn].range) {
      activateNeighbor(1)
    }
    return .handled
  }
}

// Touch areas, size, and actions of screen readers, for hosts.
extension SpinnerRow {
  /// The whole control, for vertical drags of the column under the finger.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.lift, frame: Rect2D(origin: .zero, size: size))
    area.usesSecondFinger = options.usesSecondFinger
    read(area)
  }

  /// The preferred size: 320 by 180 points.
  ///
  /// The minimum height is 112, so that a finger can touch the numbers beside the front one; the minimum width is 44
  /// for each column.
  public var preferredSize: PreferredSize {
    let width = PreferredSize.leastSide * Double(rings.count)
    return PreferredSize(environment.roomy(Size2D(320, 180)), minimum: Size2D(width, 112))
  }

  /// Activates a column, so that steps and keys change it.
  public mutating func directSteps(toElement element: Int) -> Bool {
    // The root element 0 is the row.
    guard element > 0, element <= rings.count else { return false }
    activate(column(atPlace: element - 1))
    return true
  }

  /// Activates a column, and moves it to the number nearest to another.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard directSteps(toElement: element) else { return .declined }
    guard case .setValue(let number) = action else { return .handled }
    guard let index = rings[activeColumn].range.index(nearest: number) else { return .declined }
    typed.clear()
    go(to: index)
    return .handled
  }
}
