import Rotary
import RotaryGestures

extension Happiness: InteractiveControl {
  /// The state that the picture depends on.
  public struct RenderKey: Equatable, Sendable {
    let smile: Double
    let scale: Double
    let hasFocus: Bool
    let isEnabled: Bool
  }

  /// The state that the picture depends on, without fingers and times.
  public var renderKey: RenderKey {
    RenderKey(smile: smile, scale: face.scale, hasFocus: hasFocus, isEnabled: takesInput)
  }

  /// Whether the picture is the same as when `key` was read.
  public func matches(_ key: RenderKey) -> Bool { renderKey == key }

  /// Reports nothing; the face is drawn again for each change.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {}

  /// Whether the face accepts input.
  public var takesInput: Bool { isEnabled && environment.isEnabled }

  /// Changes the happiness, or scales the face.
  public mutating func receive(_ event: PointerEvent) -> Response {
    guard takesInput else { return .declined }
    let isDown = event.phase == .down
    guard !isDown || Rect2D(origin: .zero, size: size).contains(event.position) else {
      return .declined
    }
    let isOurs = isDown || arbiter.pointers.contains(event.id)
    arbiter.handle(event, at: now)
    sendEvents()
    return isOurs ? .handled : .declined
  }

  /// Shows or hides the keyboard focus.
  public mutating func receive(focus hasFocus: Bool) {
    self.hasFocus = hasFocus
  }

  /// The directions of a slider, mirrored as the user's language is.
  public var stepDirections: StepDirections {
    StepDirections(right: environment.isRightToLeft ? -1 : 1)
  }

  /// Changes the happiness.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response {
    let range = HappinessModel.HappinessLimits.range
    switch step {
    case .by(let count): set(to: model.happiness + Double(count) * Self.step, at: now)
    case .page(let count): set(to: model.happiness + Double(count) * Self.bigStep, at: now)
    case .first: set(to: range.lowerBound, at: now)
    case .last: set(to: range.upperBound, at: now)
    }
    return .handled
  }

  /// Scales the face.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response {
    switch key {
    case .character("+"): face.scale *= Self.scaleStep
    case .character("-"): face.scale /= Self.scaleStep
    default: return .declined
    }
    return .handled
  }

  /// Advances to `time`, so that a long press is no tap.
  public mutating func receive(time: Double) {
    now = time
    arbiter.advance(to: time)
    sendEvents()
  }

  /// Whether the face moves; always false.
  public var isMoving: Bool { false }

  /// Draws the face with its light, and a ring around it while it has the keyboard focus.
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

  /// The mood in words, in five levels.
  private var mood: String {
    switch model.happiness {
    case ..<20: return "very sad"
    case ..<40: return "sad"
    case ...60: return "neither sad nor happy"
    case ...80: return "happy"
    default: return "very happy"
    }
  }

  /// The text that screen readers read: `75, happy`.
  var reading: String {
    joinedText([environment.text(of: model.happiness), ", ", mood])
  }

  /// Reports that the whole face handles gestures.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    var area = TouchArea(.hold, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24)
    area.usesSecondFinger = true
    read(area)
  }

  /// 320 points square.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(320, 320), minimum: Size2D(120, 120))
  }

  /// Changes the happiness to a value.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard element == 0, case .setValue(let number) = action else { return .declined }
    set(to: number, at: now)
    return .handled
  }

  /// Describes a slider from 0 to 100 with the mood as its value.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let range = HappinessModel.HappinessLimits.range
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

  /// Gives a boundary cue at the ends of the range, and when a change is complete a settle cue and an
  /// announcement.
  public func feedback(for event: HappinessEvent) -> Feedback {
    switch event {
    case .changing(let happiness):
      let isEnd =
        happiness == HappinessModel.HappinessLimits.range.lowerBound
        || happiness == HappinessModel.HappinessLimits.range.upperBound
      return Feedback(cue: isEnd ? .boundary : nil)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    }
  }
}
