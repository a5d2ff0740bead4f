import Rotary
import RotaryGestures

/// A pad that shows the state of each gesture recognizer while fingers are on it.
///
/// Two fingers or one move, scale and turn a card in the middle, and one finger turns the ring around it. A
/// list shows the state and reading of each recognizer. Each gesture can be demonstrated without fingers:
/// with ``demonstrate(_:)``, by tapping its line, or with a key.
public struct GesturePad: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(720, 420) { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings.
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
  /// The relations between the recognizers.
  public var agreement = PadAgreement.usual { didSet { restart() } }

  /// The recognizers.
  var arbiter = GestureArbiter(PadGestures(), agreement: .usual)
  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<GestureEvent>()
  /// The demonstration that is playing, if any.
  var demonstration: PadDemonstration?
  /// The line with the keyboard focus.
  var active = PadGesture.tap
  var hasFocus = false
  /// The finger on the list, and the line that it pressed.
  var pressed: PressedLine?

  /// The distance of the card from the middle of the field.
  var offset = Vector2D.zero
  /// The scale of the card; 1 initially.
  var scale = 1.0
  /// The rotation of the card, in radians.
  var angle = 0.0
  /// The rotation of the ring, in radians.
  var turned = 0.0
  /// The fading mark of a tap or swipe.
  var mark = PadMark()
  /// The parts of the scene that are the same in each frame.
  var artwork = PadArtwork()

  /// Makes a pad.
  public init() { layOut() }

  /// Returns the state of a recognizer.
  public func state(of gesture: PadGesture) -> RecognizerState {
    arbiter.state(of: gesture.rawValue) ?? .possible
  }

  /// Demonstrates a gesture as if fingers made it; cancels gestures in progress.
  public mutating func demonstrate(_ gesture: PadGesture) {
    cancelFingers()
    active = gesture
    demonstration = PadDemonstration(gesture, in: field, start: now)
  }

  /// Resets the card and the ring to their initial positions.
  public mutating func putBack() {
    offset = .zero
    scale = 1
    angle = 0
    turned = 0
    artwork.read(self)
  }

  /// Cancels all fingers and their gestures.
  mutating func cancelFingers() {
    demonstration = nil
    pressed = nil
    arbiter.cancel(at: now)
    sendEvents()
  }

  /// Restarts recognition, with new thresholds or another agreement.
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

  /// Sends events for the recognizers' changes, and moves the card.
  mutating func sendEvents() {
    while let change = arbiter.next() {
      guard let gesture = PadGesture(rawValue: change.number) else { continue }
      follow(gesture, change.state, at: change.time)
      if change.state != .changed {
        send(GestureEvent(gesture: gesture, state: change.state), at: change.time)
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
