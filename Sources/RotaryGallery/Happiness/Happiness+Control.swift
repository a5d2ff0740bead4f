import Rotary

extension Happiness: InteractiveControl {
  /// What its picture depends on.
  public struct RenderKey: Equatable, Sendable {
    let smile: Double
    let scale: Double
    let hasFocus: Bool
    let isEnabled: Bool
  }

  /// What its picture depends on: fingers and times are no part of it.
  public var renderKey: RenderKey {
    RenderKey(smile: smile, scale: face.scale, hasFocus: hasFocus, isEnabled: takesInput)
  }

  /// Whether nothing that can be seen has changed.
  public func matches(_ key: RenderKey) -> Bool { renderKey == key }

  /// Nothing moves without being drawn anew.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {}

  /// Whether it takes input.
  public var takesInput: Bool { isEnabled && environment.isEnabled }

  /// Changes the happiness, and scales the face.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) -> Response {
    guard takesInput else { return .declined }
    let isDown = event.phase == .down
    guard !isDown || Rect2D(origin: .zero, size: size).contains(event.position) else {
      return .declined
    }
    let isOurs = isDown || arbiter.pointers.contains(event.id)
    arbiter.handle(event, at: now)
    tell(emit: emit)
    return isOurs ? .handled : .declined
  }

  /// Shows where the keyboard is.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) {
    self.hasFocus = hasFocus
  }

  /// Changes the happiness by a step, or scales the face.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) -> Response {
    let onward = environment.isRightToLeft ? -Self.step : Self.step
    var target = model.happiness
    switch key {
    case .right: target += onward
    case .left: target -= onward
    case .up: target += Self.step
    case .down: target -= Self.step
    case .pageUp: target += Self.bigStep
    case .pageDown: target -= Self.bigStep
    case .home: target = HappinessModel.range.lowerBound
    case .end: target = HappinessModel.range.upperBound
    case .character("+"): face.scale *= Self.scaleStep
    case .character("-"): face.scale /= Self.scaleStep
    case .enter, .space, .backspace, .escape, .character: return .declined
    }
    set(to: target, at: now, emit: emit)
    return .handled
  }

  /// Lets time pass: what is pressed for long is no tap.
  public mutating func advance(to time: Double, emit: (HappinessEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    arbiter.advance(to: time)
    tell(emit: emit)
  }

  /// Nothing goes on by itself that could be seen.
  public var isMoving: Bool { false }

  /// Draws the face with light on it, and a ring around it while it has the keyboard.
  public func draw(into scene: inout ControlScene) {
    scene.add(SceneNode(NodeID(1), opacity: takesInput ? 1 : Theme.disabledOpacity)) {
      let light = FaceLight(center: size.center, radius: face.radius(in: size))
      light.draw(into: &$0, size: size, smile: smile)
      face.draw(into: &$0, size: size, of: self)
      guard hasFocus, size.shorterSide > 0 else { return }
      let edge = Rect2D(origin: .zero, size: size).inset(by: 1)
      let line = Stroke(paint: .role(.focus), width: 2)
      let ring = VectorPath.rectangle(edge, cornerRadius: 24)
      $0.draw(2, .focusRing, ring, stroke: line)
    }
  }

  /// How happy it is in words, from the saddest fifth to the happiest.
  private var mood: String {
    switch model.happiness {
    case ..<20: return "very sad"
    case ..<40: return "sad"
    case ...60: return "neither sad nor happy"
    case ...80: return "happy"
    default: return "very happy"
    }
  }

  /// What is read out: `75, happy`.
  var reading: String {
    joinedText([environment.text(of: model.happiness), ", ", mood])
  }

  /// All of it is for gestures.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.hold, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24)
    area.usesSecondFinger = true
    read(area)
  }

  /// 320 points square.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(320, 320), minimum: Size2D(120, 120))
  }

  /// Changes the happiness by a step, or to a number.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) -> Response {
    guard element == 0 else { return .declined }
    switch action {
    case .activate: return .declined
    case .increment: return receive(.up, isShifted: false, at: time, emit: emit)
    case .decrement: return receive(.down, isShifted: false, at: time, emit: emit)
    case .setValue(let number): set(to: number, at: now, emit: emit)
    }
    return .handled
  }

  /// A slider from 0 to 100 that says its mood.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let range = HappinessModel.range
    tree.add(
      AccessibilityElement(
        role: .slider,
        name: "Happiness",
        value: reading,
        number: AccessibilityNumber(
          current: model.happiness,
          minimum: range.lowerBound,
          maximum: range.upperBound
        ),
        states: takesInput ? .focusable : [.focusable, .disabled],
        actions: .adjust,
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }

  /// Its ends are felt, its rest is read out.
  public static func feedback(for event: HappinessEvent) -> Feedback {
    switch event {
    case .changing(let happiness):
      let isEnd =
        happiness == HappinessModel.range.lowerBound
        || happiness == HappinessModel.range.upperBound
      return Feedback(cue: isEnd ? .boundary : nil)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    }
  }
}
