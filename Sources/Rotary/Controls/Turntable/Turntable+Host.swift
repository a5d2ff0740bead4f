// What a host asks of it besides its picture: where it is touched, how large it is, what screen readers do.
extension Turntable {
  /// All of it scrolls; along the other axis, and beyond its ends, what lies around does.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(touchUse, frame: Rect2D(origin: .zero, size: size)))
  }

  /// What a finger on it may do.
  private var touchUse: TouchArea.Use {
    guard options.edge != .full, options.tracking == .edge else { return .hold }
    var ends = endsReached
    // Where the first item is at the right, the ends are the other way round.
    if !ring.isVertical, ring.dragSign < 0 { ends = (ends & 1) << 1 | ends >> 1 }
    let first = ring.isVertical ? TouchArea.Use.column : .row
    return TouchArea.Use(rawValue: first.rawValue + ends) ?? first
  }

  /// How far the gesture is that turns it.
  var gesture: RecognizerState {
    switch ring.tracking {
    case .about: return turning.state
    case .along: return pan.state
    }
  }

  /// Whether a finger that is down may still be for what lies around.
  var mayYield: Bool { gesture == .possible && touchUse != .hold }

  /// 580 by 360 points; with less than 240 by 160, words have no room beside their items.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(580, 360), minimum: Size2D(240, 160))
  }

  /// Presses an item; a step on or back is that of the arrow keys.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Response {
    if element == 0 {
      guard let step = action.step else { return .declined }
      return receive(step > 0 ? .down : .up, isShifted: false, at: time, emit: emit)
    }
    guard action == .activate, let index = index(ofElement: element) else { return .declined }
    press(index, at: time, emit: emit)
    return .handled
  }

  /// Which item an element of the tree stands for; nil for the root and beyond the tree.
  private func index(ofElement element: Int) -> Int? {
    var count = 0
    for position in window {
      guard let index = index(at: position), cell(of: list[index]) != nil else { continue }
      count += 1
      if count == element { return index }
    }
    return nil
  }
}
