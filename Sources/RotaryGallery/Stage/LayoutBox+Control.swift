import Rotary

extension LayoutBox: InteractiveControl {
  /// Whether the box accepts input.
  public var takesInput: Bool { environment.isEnabled }

  /// Drags the box's corner, with the middle fixed; a tap toggles a part, or moves the corner there.
  public mutating func receive(_ event: PointerEvent) -> Response {
    if event.phase == .down {
      let isOurs = pointers.isEmpty || pointers.contains(event.id)
      guard takesInput, isOurs, graspFrame.contains(event.position) else {
        return .declined
      }
    }
    guard let change = pointers.take(event, at: now) else { return .declined }
    pan.handle(change, among: pointers)
    tap.handle(change, among: pointers)
    if tap.state == .recognized, change.phase == .up {
      press(tap.location - frame.origin)
    }
    if pan.state == .began { grasped = box }
    if pan.state.isActive || pan.state == .ended {
      let moved = pan.translation
      // The middle is fixed, so the opposite corner moves by the same distance.
      let newSize = Size2D(grasped.width + 2 * moved.x, grasped.height + 2 * moved.y)
      resize(to: newSize)
    }
    // A touch that starts on a part can only press the part.
    let isOnPart = part(at: Point2D.zero + (change.pointer.start - frame.origin)) != nil
    let mayYield = event.kind == .touch && isOnPart && pan.state == .possible
    return mayYield && event.phase != .up && event.phase != .cancel ? .undecided : .handled
  }

  /// Handles a tap at a position relative to the box's corner.
  private mutating func press(_ way: Vector2D) {
    let place = Point2D(way.x, way.y)
    if let part = part(at: place) {
      toggle(part.index)
    } else if !child.contains(place) {
      let way = place - box.center
      resize(to: Size2D(2 * way.x.magnitude, 2 * way.y.magnitude))
    }
  }

  /// Shows or hides the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }

  /// Resizes the box with the arrow keys, or toggles a part.
  ///
  /// Space moves to the next part and Enter toggles it; the first letter
  /// of a part also toggles it.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    var newSize = box
    switch key {
    case .left: newSize.width -= Self.step
    case .right: newSize.width += Self.step
    case .up: newSize.height -= Self.step
    case .down: newSize.height += Self.step
    case .pageDown: newSize = Size2D(newSize.width - Self.bigStep, newSize.height - Self.bigStep)
    case .pageUp: newSize = Size2D(newSize.width + Self.bigStep, newSize.height + Self.bigStep)
    case .home: newSize = .zero
    case .end: newSize = size
    case .escape: newSize = startBox
    case .space:
      let past = isShifted ? LayoutPart.count - 1 : 1
      activePart = activePart.map { ($0 + past) % LayoutPart.count } ?? 0
    case .enter: toggle(activePart ?? 0)
    case .character(let letter):
      guard let index = LayoutPart.index(of: letter) else { return .declined }
      activePart = index
      toggle(index)
    case .backspace: return .declined
    }
    resize(to: newSize)
    return .handled
  }

  /// Stores the time; the box has no motion.
  public mutating func receive(time: Double) {
    now = time
  }

  /// Whether the box moves; always false.
  public var isMoving: Bool { false }

  /// Reports that the box and a margin for its corner handle drags, and that the struts are pressed.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.hold, frame: graspFrame, cornerRadius: 24))
    for frame in partFrames { read(TouchArea(.press, frame: frame, cornerRadius: 8)) }
  }

  /// 720 × 480 points.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 480), minimum: Size2D(240, 240))
  }

  /// Changes the width of the box, or toggles a part.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    switch (element, action) {
    case (1, .increment): return receive(.right, isShifted: false)
    case (1, .decrement): return receive(.left, isShifted: false)
    case (1, .setValue(let width)) where width.isFinite:
      resize(to: Size2D(width, box.height))
      return .handled
    case (2..<2 + LayoutPart.count, .activate):
      activePart = element - 2
      toggle(element - 2)
      return .handled
    default: return .declined
    }
  }

  /// Describes a slider for the width, whose value is both sides, and a button for each part.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(AccessibilityElement(role: .group, name: "", states: .focusable, frame: frame))
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "Size",
        value: measures,
        number: AccessibilityNumber(
          current: box.width,
          minimum: Self.smallestSide,
          maximum: Swift.max(Self.smallestSide, size.width - 2 * Self.margin)
        ),
        actions: .adjust,
        frame: frame
      )
    )
    for (part, frame) in zip(parts, partFrames) {
      tree.add(
        AccessibilityElement(
          role: .button,
          name: part.title,
          value: mask.contains(part.mask) ? "spring" : "strut",
          actions: .activate,
          frame: frame
        )
      )
    }
    // The root and the slider precede the parts.
    tree.activeIndex = activePart.map { $0 + 2 } ?? 1
  }

  /// Gives a cue when a part is toggled, and announces it.
  public func feedback(for event: LayoutEvent) -> Feedback {
    switch event {
    case .resized: return Feedback()
    case .toggled: return Feedback(cue: .tick, announcesValue: true)
    }
  }

  /// The size in words: `280 × 220`.
  var measures: String {
    joinedText([environment.text(of: box.width), " × ", environment.text(of: box.height)])
  }
}
