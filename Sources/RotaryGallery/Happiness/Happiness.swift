import Rotary
import RotaryGestures

/// A face whose happiness users change: the controller of the example.
///
/// It owns the model, is the face's data source, and changes them by gestures. Dragging up or down changes
/// the happiness, by 0.5 for each point; pinching scales the face, which does not change the model. It
/// supports all orientations without rotating: its host exchanges width and height.
public struct Happiness: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(320, 320)
  /// The user's system settings; right to left mirrors the left and right arrow keys.
  public var environment = ControlEnvironment() {
    didSet { if !takesInput { arbiter.cancel(at: now) } }
  }
  /// The happiness.
  public var model = HappinessModel()
  /// The view.
  public var face = FaceView()
  /// Whether the face accepts input.
  ///
  /// Default true. Setting it to false cancels all gestures.
  public var isEnabled = true {
    didSet { if !isEnabled { arbiter.cancel(at: now) } }
  }

  /// The change per point of a pan; dragging down makes the face sadder.
  static let happinessPerPoint = -0.5
  /// The change by an arrow key, and by a page key or a tap.
  static let step = 1.0
  static let bigStep = 10.0
  /// The factor by which a key scales the face.
  static let scaleStep = 1.1

  var arbiter = GestureArbiter(HappinessGestures())
  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<HappinessEvent>()
  var hasFocus = false
  /// The happiness at the start of the current gesture.
  var happinessAtStart = 0.0

  /// Makes a face with a happiness of 75.
  public init() {}
}

extension Happiness: FaceDataSource {
  /// The happiness as −1…1.
  public var smile: Double { (model.happiness - 50) / 50 }
}

extension Happiness {
  /// Handles the recognizers' changes.
  mutating func sendEvents() {
    while let change = arbiter.next() {
      switch change.number {
      case HappinessGestures.pinch: pinch(change)
      case HappinessGestures.pan: pan(change)
      default: tap(change)
      }
    }
  }

  private mutating func pinch(_ change: GestureChange) {
    guard change.state.isActive || change.state == .ended else { return }
    face.scale *= arbiter.gestures.pinch.scale
    arbiter.gestures.pinch.scale = 1
  }

  private mutating func pan(_ change: GestureChange) {
    if change.state == .began { happinessAtStart = model.happiness }
    if change.state.isActive || change.state == .ended {
      let moved = arbiter.gestures.pan.translation.y
      arbiter.gestures.pan.translation = .zero
      move(to: model.happiness + moved * Self.happinessPerPoint, at: change.time)
    }
    let isOver = change.state == .ended || change.state == .cancelled
    if isOver, model.happiness != happinessAtStart {
      send(.changed(model.happiness), at: change.time)
    }
  }

  private mutating func tap(_ change: GestureChange) {
    guard change.state == .recognized else { return }
    let isAbove = arbiter.gestures.tap.location.y < size.height / 2
    set(
      to: model.happiness + (isAbove ? Self.bigStep : -Self.bigStep),
      at: change.time
    )
  }

  /// Changes the model, and sends `changing` if the happiness differs.
  private mutating func move(to happiness: Double, at time: Double) {
    let old = model.happiness
    model.happiness = happiness
    if model.happiness != old { send(.changing(model.happiness), at: time) }
  }

  /// Changes the model, and sends `changing` and `changed` if the happiness differs.
  mutating func set(to happiness: Double, at time: Double) {
    let old = model.happiness
    move(to: happiness, at: time)
    if model.happiness != old { send(.changed(model.happiness), at: time) }
  }
}
