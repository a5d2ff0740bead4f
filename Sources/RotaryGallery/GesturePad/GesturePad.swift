import Rotary

/// A pad that shows what every recogniser makes of the fingers on it.
///
/// In its middle lies a card that is moved, scaled and turned, inside a ring that one finger turns.
/// Beside it stands each recogniser's state and what it reads. Each gesture can be shown without a
/// finger: ``demonstrate(_:at:emit:)``, a tap on its line, or a key.
public struct GesturePad: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 420) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = ControlEnvironment() {
    didSet {
      if !takesInput {
        arbiter.cancel(at: now)
        pressed = nil
      }
      let isSame =
        environment.textScale == oldValue.textScale && environment.numerals == oldValue.numerals
      if !isSame { layOut() }
    }
  }
  /// How the recognisers get on with each other.
  public var agreement = PadAgreement.usual { didSet { restart() } }

  /// What recognises.
  var arbiter = GestureArbiter(PadGestures(), agreement: .usual)
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// A gesture that is being shown without a finger.
  var demonstration: PadDemonstration?
  /// The line on which the keyboard is.
  var active = PadGesture.tap
  var hasFocus = false
  /// The finger on the list, and the line on which it came down.
  var pressed: PressedLine?

  /// Where the card is, from the middle of the field.
  var offset = Vector2D.zero
  /// How many times as large as at first the card is.
  var scale = 1.0
  /// How far the card is turned, in radians.
  var angle = 0.0
  /// How far the ring is turned, in radians.
  var turned = 0.0
  /// Marks of taps and swipes, that fade.
  var mark = PadMark()
  /// What is drawn the same from frame to frame.
  var artwork = PadArtwork()

  /// Makes a pad.
  public init() { layOut() }

  /// The state of a recogniser.
  public func state(of gesture: PadGesture) -> RecognizerState {
    arbiter.state(of: gesture.rawValue) ?? .possible
  }

  /// Shows a gesture as if fingers made it; what is going on ends.
  public mutating func demonstrate(
    _ gesture: PadGesture,
    at time: Double,
    emit: (GestureEvent, Double) -> Void = { _, _ in }
  ) {
    guard comeUp(to: time, emit: emit) else { return }
    takeAway(emit: emit)
    active = gesture
    demonstration = PadDemonstration(gesture, in: field, start: time)
  }

  /// Puts the card and the ring back as they were at first.
  public mutating func putBack() {
    offset = .zero
    scale = 1
    angle = 0
    turned = 0
    artwork.read(self)
  }

  /// Lets every finger go without a gesture.
  mutating func takeAway(emit: (GestureEvent, Double) -> Void) {
    demonstration = nil
    pressed = nil
    arbiter.cancel(at: now)
    tell(emit: emit)
  }

  /// Begins anew with other thresholds or another agreement.
  mutating func restart() {
    var gestures = PadGestures()
    let old = arbiter.gestures
    gestures.pan.thresholdPoints = old.pan.thresholdPoints
    gestures.turn = RotaryPanRecognizer(ring: ring, thresholdPoints: old.turn.thresholdPoints)
    gestures.press.pressSeconds = old.press.pressSeconds
    gestures.doubleTap.intervalSeconds = old.doubleTap.intervalSeconds
    arbiter = GestureArbiter(gestures, agreement: agreement)
    demonstration = nil
    layOut()
  }

  /// Passes changes of recognisers on, and lets the card follow.
  mutating func tell(emit: (GestureEvent, Double) -> Void) {
    while let change = arbiter.next() {
      guard let gesture = PadGesture(rawValue: change.number) else { continue }
      follow(gesture, change.state, at: change.time)
      if change.state != .changed {
        emit(GestureEvent(gesture: gesture, state: change.state), change.time)
      }
    }
    artwork.read(self)
  }

  private mutating func follow(_ gesture: PadGesture, _ state: RecognizerState, at time: Double) {
    switch gesture {
    case .tap, .doubleTap:
      guard state == .recognized else { return }
      let isDouble = gesture == .doubleTap
      let tap = isDouble ? arbiter.gestures.doubleTap : arbiter.gestures.tap
      mark = PadMark(isDouble ? .double : .single, at: tap.location, time: time)
    case .press:
      if state == .began {
        mark = PadMark(.held, at: arbiter.gestures.press.location, time: time)
      }
    case .swipe:
      guard state == .recognized else { return }
      mark = PadMark(.swipe(arbiter.gestures.swipe.direction), at: field.center, time: time)
    case .pan:
      guard state.isActive || state == .ended else { return }
      offset = offset + arbiter.gestures.pan.translation
      arbiter.gestures.pan.translation = .zero
      let (x, y) = (field.size.width / 2, field.size.height / 2)
      offset = Vector2D(
        Swift.min(Swift.max(offset.x, -x), x),
        Swift.min(Swift.max(offset.y, -y), y)
      )
    case .pinch:
      guard state.isActive || state == .ended else { return }
      scale = Swift.min(Swift.max(scale * arbiter.gestures.pinch.scale, 0.4), 3)
      arbiter.gestures.pinch.scale = 1
    case .rotation:
      guard state.isActive || state == .ended else { return }
      angle += arbiter.gestures.rotation.rotation
      arbiter.gestures.rotation.rotation = 0
    case .turn:
      guard state.isActive || state == .ended else { return }
      turned += arbiter.gestures.turn.rotation
      arbiter.gestures.turn.rotation = 0
    }
  }
}

/// A finger on the list.
struct PressedLine: Equatable, Sendable {
  var pointer: Int
  var gesture: PadGesture
}
