import Rotary

/// A night sky under the menu COSMOS: the constellation of the chosen sign draws itself.
public struct StarField: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 480) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment: ControlEnvironment {
    get { menu.environment }
    set {
      menu.environment = newValue
      placeStars()
    }
  }
  /// The menu in its middle.
  public internal(set) var menu = RingMenu()
  /// The sign whose constellation is shown; nil for none.
  public internal(set) var sign: Int?

  /// When its lines began to draw themselves.
  var drawnSince = -Double.infinity
  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// What a pointer does to the stars.
  var gaze = StarGaze()
  /// Since when the ring has breathed; nil before the first time it was told, and once it was used.
  var breathesSince: Double?
  /// Whether a finger, a key or a screen reader has used it.
  var isUsed = false

  /// What is drawn the same from frame to frame: the night, and the stars from the farthest.
  var ground = SceneFragment()
  var layers: [SceneFragment] = []
  /// The stars that a pointer is linked to.
  var landmarks: [Point2D] = []
  /// The positions of the stars of the shown constellation.
  var stars: [Point2D] = []
  /// Where the name of the brightest of them stands.
  private(set) var starNameFrame = Rect2D(origin: .zero, size: .zero)

  /// How long a constellation takes to draw itself.
  static let drawingSeconds = 1.6
  /// How long a breath of the ring takes, and after how many it rests.
  static let breathSeconds = 3.2
  static let breathCount = 12.0
  /// The radius of the ring to press, in points, in a field of any size.
  static let ringRadius = 24.0

  /// Makes a sky without a constellation.
  public init() {
    menu.style.hint = NightSky.words
    menu.style.focus = NightSky.words
    menu.style.shade = NightSky.shade
    menu.style.line = .yielding(RGBA(hex: 0x6C86FF), to: .hairline)
    menu.style.labelFace = .interface
    menu.style.labelSize = 17
    menu.options.hint = "Hold, slide to your sign, let go"
    menu.options.hintSeconds = 0
    layOut()
  }

  /// How much of the constellation is drawn.
  var drawn: Double {
    guard sign != nil, drawnSince.isFinite, !environment.reducesMotion else { return 1 }
    let share = (now - drawnSince) / Self.drawingSeconds
    return Easing.easeInOut.progress(at: Swift.min(Swift.max(0, share), 1))
  }

  /// The constellation that is shown.
  var constellation: Constellation? {
    guard let sign, Constellation.all.indices.contains(sign) else { return nil }
    return Constellation.all[sign]
  }

  /// Whether the ring breathes: until somebody uses it, and for 38 seconds at most.
  var isBreathing: Bool {
    guard let breathesSince, !isUsed, !environment.reducesMotion else { return false }
    return now - breathesSince < Self.breathSeconds * Self.breathCount
  }

  /// Whether words stand beside the ring, and not below it.
  var isWide: Bool { size.width > 1.2 * size.height }

  /// Shows the constellation of a sign.
  mutating func show(_ sign: Int, at time: Double) {
    self.sign = sign
    drawnSince = time
    placeStars()
  }

  mutating func layOut() {
    menu.size = size
    // The ring grows and shrinks with the field, its button does not.
    let scale = Swift.min(1, size.shorterSide / (2 * menu.style.reach))
    if scale > 0 {
      menu.style.closedRadius = Self.ringRadius / scale
      menu.style.dotRadius = Self.ringRadius * 0.68 / scale
    }
    let sky = StarSky(size: size)
    (ground, layers, landmarks) = (sky.ground, sky.layers, sky.landmarks)
    placeStars()
  }

  /// Where a figure begins beside the ring, as a share of the width.
  static let figureStart = 0.64
  /// The size of the menu's hint, and the width of its letters at most, measured by their size.
  private static let hintLetters = (size: 14.0, width: 0.56)
  /// How far below the ring's middle a figure may reach above the hint: the name of its lowest star stands between.
  private static let figureDrop = 12.0

  /// Puts the constellation where it is clear of the ring and of the words: to the right, or above.
  ///
  /// Beside a hint that is wider than the room between the ring and the figure, it ends above the hint.
  func figureFrame() -> Rect2D {
    guard isWide else {
      return Rect2D(size.width * 0.16, size.height * 0.07, size.width * 0.68, size.height * 0.31)
    }
    let left = size.width * Self.figureStart
    let letters = environment.scaled(TextStyle(size: Self.hintLetters.size)).size
    let hint = Double(menu.options.hint.unicodeScalars.count) * letters * Self.hintLetters.width
    let isClear = size.center.x + hint / 2 < left
    let top = size.height * (isClear ? 0.12 : 0.09)
    let bottom = isClear ? size.height * 0.88 : size.center.y + Self.figureDrop
    return Rect2D(left, top, size.width * 0.3, Swift.max(0, bottom - top))
  }

  mutating func placeStars() {
    stars = constellation?.places(in: figureFrame()) ?? []
    starNameFrame = placeOfStarName()
  }
}

extension StarField: InteractiveControl {
  /// Whether the menu takes input.
  public var takesInput: Bool { menu.takesInput }

  /// All pointers are the menu's; the stars answer them, too.
  public mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) -> Response {
    if !environment.reducesMotion { gaze.follow(event, in: size, at: time) }
    return pass(.pointer(event), at: time, emit: emit)
  }

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

  /// The sky, whose stars answer a pointer and leave fingers to what lies around; over it the menu's.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.press, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24))
    menu.readTouchAreas(read)
  }

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
    if menu.isOpen { isUsed = true }
    if let chosen { show(chosen, at: time) }
    return response
  }

  /// Lets time pass.
  public mutating func advance(to time: Double, emit: (StarFieldEvent, Double) -> Void) {
    guard time.isFinite, time > now else { return }
    now = time
    if breathesSince == nil { breathesSince = time }
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

  /// Whether the menu moves, a constellation draws itself, the ring breathes, or the stars follow.
  public var isMoving: Bool {
    menu.isMoving || drawn < 1 || isBreathing || gaze.isMoving(at: now)
  }

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
      && left.gaze == right.gaze && left.isUsed == right.isUsed
      && left.breathesSince == right.breathesSince
  }

  /// What its picture depends on.
  public var renderKey: StarFieldRenderKey {
    StarFieldRenderKey(
      menu: menu.renderKey,
      sign: sign,
      isDrawing: drawn < 1,
      size: size,
      gaze: gaze,
      gazeTime: gaze.isMoving(at: now) ? now : .infinity
    )
  }

  /// Whether it looks as it did then.
  public func matches(_ key: StarFieldRenderKey) -> Bool { renderKey == key }

  /// Reports how far the ring has breathed, how far a constellation is drawn, and what the menu places.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    placeConstellation(put)
    put(ID.halo, halo)
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
  let gaze: StarGaze
  /// While the stars follow a pointer, every frame is drawn.
  let gazeTime: Double
}
