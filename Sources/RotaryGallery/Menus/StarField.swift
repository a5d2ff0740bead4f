import Rotary

/// A night sky under the menu COSMOS: the constellation of the chosen sign draws itself.
public struct StarField: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 480) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment: ControlEnvironment {
    get { menu.environment }
    set { menu.environment = newValue }
  }
  /// The menu in its middle.
  public internal(set) var menu = RingMenu()
  /// The sign whose constellation is shown; nil for none.
  public internal(set) var sign: Int?

  /// When its lines began to draw themselves.
  var drawnSince = -Double.infinity
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// What is drawn the same from frame to frame.
  var sky = SceneFragment()
  /// The positions of the stars of the shown constellation.
  var stars: [Point2D] = []
  var figure = VectorPath()

  /// How long a constellation takes to draw itself.
  static let drawingSeconds = 1.2

  /// Makes a sky without a constellation.
  public init() {
    menu.style.hint = NightSky.words
    menu.style.focus = NightSky.words
    menu.style.shade = NightSky.shade
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
    let frame = Rect2D(air, air, size.width - 2 * air, size.height - 2.4 * air - 20)
    stars = Constellation.all[sign].places(in: frame)
    figure = Constellation.all[sign].path(through: stars)
  }
}

extension StarField: InteractiveControl {
  /// Whether the menu takes input.
  public var takesInput: Bool { menu.takesInput }

  /// All pointers are the menu's.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) -> Response { pass(.pointer(event), at: time, emit: emit) }

  /// All keys are the menu's.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) -> Response { pass(.key(key), at: time, emit: emit) }

  /// What is done to elements is done to the menu's.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) -> Response {
    pass(.accessibility(action, element: element), at: time, emit: emit)
  }

  /// The menu's.
  public func readTouchAreas(_ read: (TouchArea) -> Void) { menu.readTouchAreas(read) }

  /// 720 by 480 points, at least what the menu needs.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 480), minimum: menu.preferredSize.minimum)
  }

  /// The keyboard is the menu's.
  public mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) {
    _ = pass(.focus(hasFocus), at: time, emit: emit)
  }

  private mutating func pass(
    _ input: Input,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) -> Response {
    var chosen: Int?
    let sign = sign
    let response = menu.handle(input, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      Self.tell(event, of: sign, at: time, emit: emit)
    }
    if let chosen { show(chosen, at: time) }
    return response
  }

  /// Lets time pass.
  public mutating func advance(to time: Double, emit: (StarFieldEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    let sign = sign
    menu.advance(to: time) { Self.tell($0, of: sign, at: $1, emit: emit) }
  }

  /// Tells what the menu tells, and after its info button the page that this leads to.
  static func tell(
    _ event: RingMenuEvent,
    of sign: Int?,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) {
    emit(.menu(event), time)
    if event == .info { emit(.page(sign), time) }
  }

  /// Whether the menu moves, or a constellation draws itself.
  public var isMoving: Bool { menu.isMoving || drawn < 1 }

  /// The menu's.
  public func describe(into tree: inout AccessibilityTree) { menu.describe(into: &tree) }

  /// The menu's.
  public static func feedback(for event: StarFieldEvent) -> Feedback {
    switch event {
    case .menu(let event): return RingMenu.feedback(for: event)
    case .page: return Feedback()
    }
  }

  /// The menu's.
  public static func == (left: StarField, right: StarField) -> Bool {
    left.menu == right.menu && left.size == right.size && left.sign == right.sign
      && left.drawnSince == right.drawnSince && left.now == right.now
  }

  /// What its picture depends on.
  public var renderKey: StarFieldRenderKey {
    StarFieldRenderKey(menu: menu.renderKey, sign: sign, isDrawing: drawn < 1, size: size)
  }

  /// Whether it looks as it did then.
  public func matches(_ key: StarFieldRenderKey) -> Bool { renderKey == key }

  /// Reports how far a constellation is drawn, and what the menu places.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    placeConstellation(put)
    menu.readPlacements(put)
  }
}

/// What a star field tells the page.
public enum StarFieldEvent: Equatable, Sendable {
  /// What the menu tells.
  case menu(RingMenuEvent)
  /// The info button was chosen: the page of the sign that is shown is to be opened; nil for none.
  case page(Int?)
}

extension StarFieldEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .menu(let event): return event.name
    case .page: return "page"
    }
  }

  /// Tells the index of the item or sign; −1 for none.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .menu(let event): event.readFields(read)
    case .page(let sign): read("index", .number(Double(sign ?? -1)))
    }
  }
}

/// What tells whether a star field has to be drawn anew.
public struct StarFieldRenderKey: Equatable, Sendable {
  let menu: RingMenuRenderKey
  let sign: Int?
  let isDrawing: Bool
  let size: Size2D
}
