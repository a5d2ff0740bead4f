import Rotary

/// A face that is made happier or sadder: the controller of the example.
///
/// It owns the model, is the face's data source, and turns gestures into changes of either: a finger
/// up and down changes the happiness, by half a point for each point on the screen; two fingers
/// scale the face, which the model never hears of. It stands in every orientation: it declines to be
/// turned, so its host swaps its sides.
public struct Happiness: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(320, 320)
  /// What the user's machine asks for; right to left mirrors the keys left and right.
  public var environment = ControlEnvironment() {
    didSet { if !takesInput { arbiter.cancel(at: now) } }
  }
  /// How happy it is.
  public var model = HappinessModel()
  /// What it looks like.
  public var face = FaceView()
  /// Whether it takes input.
  ///
  /// Default true; setting it to false lets every finger go.
  public var isEnabled = true {
    didSet { if !isEnabled { arbiter.cancel(at: now) } }
  }

  /// What a point of a pan changes: down makes it sadder.
  static let happinessPerPoint = -0.5
  /// What a key changes, and what a page key or a tap does.
  static let step = 1.0
  static let bigStep = 10.0
  /// By what a key scales the face.
  static let scaleStep = 1.1

  var arbiter = GestureArbiter(HappinessGestures())
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  var hasFocus = false
  /// How happy it was when the gesture that is going on began.
  var before = 0.0

  /// Makes a rather happy face.
  public init() {}
}

extension Happiness: FaceDataSource {
  /// 0…100 as −1…1.
  public var smile: Double { (model.happiness - 50) / 50 }
}

extension Happiness {
  /// Passes on what the recognisers say.
  mutating func tell(emit: (HappinessEvent, Double) -> Void) {
    while let change = arbiter.next() {
      switch change.number {
      case HappinessGestures.pinch: pinch(change)
      case HappinessGestures.pan: pan(change, emit: emit)
      default: tap(change, emit: emit)
      }
    }
  }

  private mutating func pinch(_ change: GestureChange) {
    guard change.state.isActive || change.state == .ended else { return }
    face.scale *= arbiter.gestures.pinch.scale
    arbiter.gestures.pinch.scale = 1
  }

  private mutating func pan(
    _ change: GestureChange,
    emit: (HappinessEvent, Double) -> Void
  ) {
    if change.state == .began { before = model.happiness }
    if change.state.isActive || change.state == .ended {
      let moved = arbiter.gestures.pan.translation.y
      arbiter.gestures.pan.translation = .zero
      move(to: model.happiness + moved * Self.happinessPerPoint, at: change.time, emit: emit)
    }
    let isOver = change.state == .ended || change.state == .cancelled
    if isOver, model.happiness != before { emit(.changed(model.happiness), change.time) }
  }

  private mutating func tap(
    _ change: GestureChange,
    emit: (HappinessEvent, Double) -> Void
  ) {
    guard change.state == .recognized else { return }
    let isAbove = arbiter.gestures.tap.location.y < size.height / 2
    set(
      to: model.happiness + (isAbove ? Self.bigStep : -Self.bigStep),
      at: change.time,
      emit: emit
    )
  }

  /// Changes the model, and tells it if it has changed.
  private mutating func move(
    to happiness: Double,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) {
    let old = model.happiness
    model.happiness = happiness
    if model.happiness != old { emit(.changing(model.happiness), time) }
  }

  /// Changes the model once and for all.
  mutating func set(
    to happiness: Double,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) {
    let old = model.happiness
    move(to: happiness, at: time, emit: emit)
    if model.happiness != old { emit(.changed(model.happiness), time) }
  }
}
