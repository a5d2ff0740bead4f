import Rotary

/// A night sky with a menu of star signs; the constellation of the selected sign is drawn line by line.
public struct StarField: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(720, 480) { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings.
  public var environment: ControlEnvironment {
    get { menu.environment }
    set {
      menu.environment = newValue
      placeStars()
    }
  }
  /// The menu in the middle.
  public internal(set) var menu = RingMenu()
  /// The sign whose constellation is shown; nil for none.
  public internal(set) var sign: Int?

  /// The start of the constellation's drawing.
  var drawingStart = -Double.infinity
  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<StarFieldEvent>()
  /// The effect of a pointer on the stars.
  var pointerEffect = StarPointerEffect()
  /// The start of the ring's pulse; nil before the first time passed to the control, and after the first use.
  var pulseStart: Double?
  /// Whether the user has used the control by touch, key or screen reader.
  var hasBeenUsed = false

  /// The parts of the scene that are the same in each frame: the night, and the stars from the farthest.
  var ground = SceneFragment()
  var layers: [SceneFragment] = []
  /// The stars that lines connect to a pointer.
  var landmarks: [Point2D] = []
  /// The positions of the stars of the shown constellation.
  var stars: [Point2D] = []
  /// The frame of the brightest star's name.
  private(set) var starNameFrame = Rect2D(origin: .zero, size: .zero)

  /// The duration of a constellation's drawing.
  static let drawingSeconds = 1.6
  /// The duration of a pulse of the ring, and the number of pulses.
  static let pulseSeconds = 3.2
  static let pulseCount = 12.0
  /// The radius of the ring to press, in points; independent of the size.
  static let ringRadius = 24.0

  /// Makes a sky without a constellation.
  public init() {
    menu.style.hint = NightSky.text
    menu.style.focus = NightSky.text
    menu.style.shade = NightSky.shade
    menu.style.line = .yielding(RGBA(hex: 0x6C86FF), to: .hairline)
    menu.style.labelFace = .interface
    menu.style.labelSize = 17
    menu.options.hint = "Hold, slide to your sign, let go"
    menu.options.hintSeconds = 0
    layOut()
  }

  /// The drawn share of the constellation.
  var drawn: Double {
    guard sign != nil, drawingStart.isFinite, !environment.reducesMotion else { return 1 }
    let share = (now - drawingStart) / Self.drawingSeconds
    return Easing.easeInOut.progress(at: Swift.min(Swift.max(0, share), 1))
  }

  /// The constellation that is shown.
  var constellation: Constellation? {
    guard let sign, Constellation.all.indices.contains(sign) else { return nil }
    return Constellation.all[sign]
  }

  /// Whether the ring pulses: until the first use, for at most 38 seconds.
  var isPulsing: Bool {
    guard let pulseStart, !hasBeenUsed, !environment.reducesMotion else { return false }
    return now - pulseStart < Self.pulseSeconds * Self.pulseCount
  }

  /// Whether texts are beside the ring, not below it.
  var isWide: Bool { size.width > 1.2 * size.height }

  /// Shows the constellation of a sign.
  mutating func show(_ sign: Int) {
    self.sign = sign
    drawingStart = now
    placeStars()
  }

  mutating func layOut() {
    menu.size = size
    // The ring is scaled with the field, its button is not.
    let scale = Swift.min(1, size.shorterSide / (2 * menu.style.reach))
    if scale > 0 {
      menu.style.closedRadius = Self.ringRadius / scale
      menu.style.dotRadius = Self.ringRadius * 0.68 / scale
    }
    let sky = StarSky(size: size)
    (ground, layers, landmarks) = (sky.ground, sky.layers, sky.landmarks)
    placeStars()
  }

  /// The left edge of a figure beside the ring, as a share of the width.
  static let figureStart = 0.64
  /// The text size of the menu's hint, and the maximum width of its letters, relative to the text size.
  private static let hintLetters = (size: 14.0, width: 0.56)
  /// The distance that a figure above the hint may extend below the ring's middle; the rest is for the name
  /// of its lowest star.
  private static let figureDrop = 12.0

  /// Returns the frame of the constellation, to the right of or above the ring and texts.
  ///
  /// If the hint is wider than the space between the ring and the figure, the frame ends above the hint.
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

extension StarField: Control {
  /// Passes all input to the menu, and updates the effect of pointers on the stars.
  public mutating func receive(_ input: Input) -> Response {
    if case .pointer(let event) = input, !environment.reducesMotion {
      pointerEffect.follow(event, in: size, at: now)
    }
    let response = menu.handle(input, at: now)
    takeMenuEvents()
    return response
  }

  /// Reports the sky, which follows a pointer but lets a surrounding view handle touches, and the menu's
  /// areas.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.press, frame: Rect2D(origin: .zero, size: size), cornerRadius: 24))
    menu.readTouchAreas(read)
  }

  /// 720 × 480 points; the minimum is the menu's.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(720, 480), minimum: menu.preferredSize.minimum)
  }

  /// Advances all motion to `time`.
  public mutating func receive(time: Double) {
    now = time
    if pulseStart == nil { pulseStart = time }
    menu.advance(to: time)
    takeMenuEvents()
  }

  /// Takes the menu's events: shows the selected sign, and after the info button sends the event for the page of the
  /// sign before.
  mutating func takeMenuEvents() {
    var chosen: Int?
    while let (event, time) = menu.nextEvent() {
      if case .chosen(let item) = event { chosen = item }
      send(.menu(event), at: time)
      if event == .info { send(.page(sign), at: time) }
    }
    if menu.isOpen { hasBeenUsed = true }
    if let chosen { show(chosen) }
  }

  /// Whether the menu, the constellation, the pulse or the stars move.
  public var isMoving: Bool {
    menu.isMoving || drawn < 1 || isPulsing || pointerEffect.isMoving(at: now)
  }

  /// Describes the menu's elements.
  public func describe(into tree: inout AccessibilityTree) { menu.describe(into: &tree) }

  /// The menu's feedback.
  public func feedback(for event: StarFieldEvent) -> Feedback {
    switch event {
    case .menu(let event): return menu.feedback(for: event)
    case .page: return Feedback()
    }
  }

  /// Whether both are in the same state.
  public static func == (left: StarField, right: StarField) -> Bool {
    left.menu == right.menu && left.size == right.size && left.sign == right.sign
      && left.drawingStart == right.drawingStart && left.now == right.now
      && left.pointerEffect == right.pointerEffect && left.hasBeenUsed == right.hasBeenUsed
      && left.pulseStart == right.pulseStart
  }

  /// The state that the scene depends on.
  public var renderKey: StarFieldRenderKey {
    StarFieldRenderKey(
      menu: menu.renderKey,
      sign: sign,
      isDrawing: drawn < 1,
      size: size,
      pointerEffect: pointerEffect,
      pointerEffectTime: pointerEffect.isMoving(at: now) ? now : .infinity
    )
  }

  /// Whether the scene is the same as when `key` was read.
  public func matches(_ key: StarFieldRenderKey) -> Bool { renderKey == key }

  /// Reports the placements of the pulse, the constellation and the menu.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    placeConstellation(put)
    put(ID.halo, halo)
    menu.readPlacements(put)
  }
}

/// The events of a star field.
public enum StarFieldEvent: Equatable, Sendable {
  /// An event of the menu.
  case menu(RingMenuEvent)
  /// The user pressed the info button; opens the page of the sign that is shown, nil for none.
  case page(Int?)
}

extension StarFieldEvent: DescribedEvent {
  /// The name of the event in recordings.
  public var name: String {
    switch self {
    case .menu(let event): return event.name
    case .page: return "page"
    }
  }

  /// Reports the index of the item or sign; −1 for none.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .menu(let event): event.readFields(read)
    case .page(let sign): read("index", .number(Double(sign ?? -1)))
    }
  }
}

/// The state that decides whether a star field has to be drawn again.
public struct StarFieldRenderKey: Equatable, Sendable {
  let menu: RingMenuRenderKey
  let sign: Int?
  let isDrawing: Bool
  let size: Size2D
  let pointerEffect: StarPointerEffect
  /// The time while the stars follow a pointer, so that each frame is drawn; otherwise constant.
  let pointerEffectTime: Double
}
