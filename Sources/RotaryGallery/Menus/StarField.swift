import Rotary

/// A night sky under the menu COSMOS: the constellation of the chosen sign draws itself.
public struct StarField: Equatable, Sendable {
  /// Its size in points.
  public var size = Size(720, 480) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment: Environment {
    get { menu.environment }
    set { menu.environment = newValue }
  }
  /// The menu in its middle.
  public internal(set) var menu = RingMenu()
  /// The sign whose constellation is shown; nil for none.
  public internal(set) var sign: Int?

  /// When its lines began to draw themselves.
  var drawnSince = -Double.infinity
  var now = -Double.infinity
  /// What is drawn the same from frame to frame.
  var sky = SceneFragment()
  /// Where the stars of the shown constellation stand.
  var stars: [Point] = []
  var figure = VectorPath()

  /// How long a constellation takes to draw itself.
  static let drawingSeconds = 1.2

  /// Makes a sky without a constellation.
  public init() {
    menu.options.hint = "Press and hold, slide to your sign, let go."
    menu.options.hintSeconds = 2
    layOut()
  }

  /// How much of the constellation's lines is drawn.
  var drawn: Double {
    guard sign != nil, drawnSince.isFinite, !environment.reducesMotion else { return 1 }
    let share = (now - drawnSince) / Self.drawingSeconds
    return Easing.easeInOut.progress(at: Swift.min(Swift.max(0, share), 1))
  }

  /// Shows the constellation of a sign.
  mutating func show(_ sign: Int, at time: Double) {
    self.sign = sign
    drawnSince = time
    layOut()
  }

  mutating func layOut() {
    menu.size = size
    sky = StarSky(size: size).fragment
    guard let sign, Constellation.all.indices.contains(sign) else { return }
    // Clear of the words below, and large.
    let air = size.shorterSide * 0.12
    let frame = Rect(air, air, size.width - 2 * air, size.height - 2.4 * air - 20)
    stars = Constellation.all[sign].places(in: frame)
    figure = Constellation.all[sign].path(through: stars)
  }
}

extension StarField: Control {
  /// Takes an input; all of them are the menu's.
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) -> Response {
    guard time.isFinite, time >= now else { return .declined }
    advance(to: time, emit: emit)
    var chosen: Int?
    let response = menu.handle(input, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      emit(event, time)
    }
    if let chosen { show(chosen, at: time) }
    return response
  }

  /// Lets time pass.
  public mutating func advance(to time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    menu.advance(to: time, emit: emit)
  }

  /// Whether the menu moves, or a constellation draws itself.
  public var isMoving: Bool { menu.isMoving || drawn < 1 }

  /// The menu's.
  public func describe(into tree: inout AccessibilityTree) { menu.describe(into: &tree) }

  /// The menu's.
  public static func feedback(for event: RingMenuEvent) -> Feedback {
    RingMenu.feedback(for: event)
  }

  /// The menu's.
  public static func == (left: StarField, right: StarField) -> Bool {
    left.menu == right.menu && left.size == right.size && left.sign == right.sign
      && left.drawnSince == right.drawnSince && left.now == right.now
  }

  /// What its picture depends on.
  public var look: StarFieldLook {
    StarFieldLook(menu: menu.look, sign: sign, drawn: drawn, size: size)
  }

  /// Whether it looks as it did then.
  public func looks(like look: StarFieldLook) -> Bool { self.look == look }

  /// Nothing moves without being drawn anew.
  public func place(_ put: (NodeID, Placement) -> Void) {}
}

/// What tells whether a star field has to be drawn anew.
public struct StarFieldLook: Equatable, Sendable {
  let menu: RingMenuLook
  let sign: Int?
  let drawn: Double
  let size: Size
}
