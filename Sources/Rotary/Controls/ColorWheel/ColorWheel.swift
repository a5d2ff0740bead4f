/// A ring of hues around a square of saturation and brightness, on which a user selects a colour.
///
/// ```swift
/// var paint = ColorWheel()
/// paint.value = RGBA(hex: 0x4F46E5)
/// paint.advance(to: now)
/// paint.move(to: RGBA(hex: 0xE11D48))
/// ```
public struct ColorWheel: Equatable, Sendable {
  /// The behaviour.
  ///
  /// A change keeps the colour.
  public var options = ColorWheelOptions() {
    didSet {
      guard options != oldValue else { return }
      if options.space != oldValue.space {
        func converted(_ old: ColorCoordinates) -> ColorCoordinates {
          ColorCoordinates(of: old.color(in: oldValue.space), in: options.space, keeping: old)
        }
        jump(to: converted(coordinates))
        if let hold { self.hold?.origin = converted(hold.origin) }
      }
      let changesValues = options.hasOpacity != oldValue.hasOpacity
      if !takesInput || changesValues { loseHold() }
      if changesValues { sentValues = SentValues() }
      if !options.hasOpacity, activePart == .opacity { activePart = .hue }
      layOut()
    }
  }

  /// The control's size in points; the wheel is a circle in its middle.
  ///
  /// Sides are clamped to 0 to 1,000,000, and NaN counts as 0.
  public var size = Size2D(256, 256) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      let before = artwork
      layOut()
      let share = artwork.radius / before.radius
      pointers.carry(from: before.center, to: artwork.center, scaledBy: share)
      if let hold { self.hold?.offset = share.isFinite ? hold.offset * share : .zero }
    }
  }

  /// The user's system settings.
  ///
  /// The wheel is not mirrored in right-to-left languages. With reduced motion, thumbs jump.
  public var environment = ControlEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      if !takesInput { loseHold() }
      if environment.reducesMotion { settle() }
      layOut()
    }
  }

  /// The names of hue, saturation, brightness and opacity, for screen readers.
  ///
  /// Default English names. A missing name is the default.
  @ByteTexts public var labels: [String] = []

  /// The coordinate that keys change.
  public private(set) var activePart = ColorWheelPart.hue

  /// The latest time that the colour wheel received, in seconds.
  public private(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<ValueEvent<RGBA>>()

  /// The position of the colour, whose opacity is kept while the options have none.
  private(set) var coordinates = ColorCoordinates()
  /// The distances between the actual and the shown coordinates, which decay to 0: an angle for the hue.
  private var lags = ColorWheelLags()
  /// The values recently sent to the app.
  var sentValues = SentValues<RGBA>()
  var pointers = Pointers()
  /// The pointer that holds the colour wheel.
  var hold: ColorWheelHold?
  /// The area under a mouse.
  var hovered: ColorWheelArea?
  var hasFocus = false
  /// The figures of a colour that is being typed.
  var typed = TypedColor()
  var scrolled = ScrollSteps()
  private(set) var artwork = ColorWheelArtwork()

  /// Creates a colour wheel with red.
  public init() { layOut() }

  private mutating func layOut() { artwork = ColorWheelArtwork(of: self) }
}

// The colour.
extension ColorWheel {
  /// The colour, with each component a multiple of 1/255.
  ///
  /// Setting it is meant for bindings: it has no animation and sends no event. A colour that the wheel sent in the last
  /// 0.25 s counts as an echo and is ignored. A grey keeps the hue of the colour before, and black its saturation too.
  /// To animate, call ``move(to:animated:)``. Default red.
  public var value: RGBA {
    get { color(of: coordinates) }
    set {
      if sentValues.isRequest(visible(newValue), shown: value, goal: nil, at: now) {
        typed = TypedColor()
        jump(to: coordinates(of: newValue))
      }
      keepOpacity(of: newValue)
    }
  }

  /// The hue of the colour in degrees, in [0, 360); also of a grey.
  public var hue: Double { coordinates.hue }
  /// The distance of the colour from grey, from 0 to 1; also of black.
  public var saturation: Double { coordinates.saturation }
  /// The brightness of the colour, from 0 to 1.
  public var brightness: Double { coordinates.brightness }
  /// The opacity of the colour, from 0 to 1; 1 if the options have none.
  public var opacity: Double { options.hasOpacity ? coordinates.opacity : 1 }

  /// Moves to a colour with an animation, and sends no event.
  ///
  /// - Parameters:
  ///   - value: The colour; it is handled as for ``value``.
  ///   - animated: Whether the thumbs move to the colour or jump. Default true.
  /// - Returns: Whether no pointer holds the colour wheel; otherwise nothing changes.
  @discardableResult
  public mutating func move(to value: RGBA, animated: Bool = true) -> Bool {
    guard !isHeld else { return false }
    typed = TypedColor()
    put(coordinates(of: value), follows: animated)
    if !animated { settle() }
    keepOpacity(of: value)
    return true
  }

  /// Makes a coordinate the one that keys change.
  ///
  /// Without opacity, its part is ignored.
  public mutating func activate(_ part: ColorWheelPart) {
    guard part != .opacity || options.hasOpacity else { return }
    activePart = part
  }

  func color(of coordinates: ColorCoordinates) -> RGBA {
    visible(coordinates.color(in: options.space))
  }

  /// Returns a colour as the value has it: rounded, and opaque if the options have no opacity.
  private func visible(_ color: RGBA) -> RGBA {
    var color = color.rounded
    if !options.hasOpacity { color.opacity = 1 }
    return color
  }

  /// Returns the coordinates of a colour; those of the present one are exact, except for the opacity.
  private func coordinates(of color: RGBA) -> ColorCoordinates {
    let wanted = color.rounded
    var present = coordinates
    present.opacity = wanted.opacity
    guard present.color(in: options.space).rounded != wanted else { return present }
    return ColorCoordinates(of: wanted, in: options.space, keeping: coordinates)
  }

  /// Keeps the opacity that an app has set while the options have none.
  private mutating func keepOpacity(of color: RGBA) {
    if !options.hasOpacity { coordinates.opacity = color.rounded.opacity }
  }

  /// Shows coordinates that the user has chosen, and sends the colour if it is another.
  ///
  /// - Parameters:
  ///   - next: The coordinates.
  ///   - follows: Whether thumbs move there from their places; otherwise a motion that is under way shifts with them.
  mutating func show(_ next: ColorCoordinates, follows: Bool) {
    let before = value
    put(next, follows: follows)
    if value != before { sendValue(.changing(value), at: now) }
  }

  mutating func put(_ next: ColorCoordinates, follows: Bool) {
    let before = coordinates
    coordinates = next
    guard follows, !environment.reducesMotion else { return }
    let turn = Circular.sweep(
      from: Circular.radians(degrees: next.hue),
      to: Circular.radians(degrees: before.hue)
    )
    follow(.hue, by: turn)
    for part in [ColorWheelPart.saturation, .brightness, .opacity] {
      follow(part, by: before[part] - next[part])
    }
  }

  private mutating func jump(to next: ColorCoordinates) {
    coordinates = next
    settle()
  }
}

// The thumbs.
extension ColorWheel {
  /// The spring of a thumb, which does not pass its goal.
  private static let slide = SpringMotion.Parameters(dampingRatio: 1, response: 0.25)

  /// Lets a thumb follow from a distance.
  private mutating func follow(_ part: ColorWheelPart, by distance: Double) {
    let points = artwork.pointsPerUnit(of: part)
    let tolerance = MotionTolerance.visible(pointsPerUnit: points)
    lags[part].shift(by: distance, at: now, Self.slide, tolerance: tolerance)
  }

  /// Ends all animations.
  mutating func settle() { lags = ColorWheelLags() }

  /// Returns a coordinate as the thumb shows it: for the hue an angle from the top.
  func shown(_ part: ColorWheelPart) -> Double {
    let lag = lags[part].position(at: now)
    guard part != .hue else { return Circular.radians(degrees: coordinates.hue) + lag }
    return (coordinates[part] + lag).clamped(to: 0...1)
  }

  /// Advances the thumbs to a time.
  public mutating func receive(time: Double) { now = time }

  /// Whether a thumb moves.
  public var isMoving: Bool {
    for part in ColorWheelPart.allCases where lags[part].isMoving(at: now) { return true }
    return false
  }

  /// Reports the coordinates to which thumbs move; see ``Control/readDestinations(_:)``.
  public func readDestinations(_ read: (Double) -> Void) {
    for part in ColorWheelPart.allCases where lags[part].isMoving(at: now) {
      read(coordinates[part])
    }
  }
}

/// The motions of a colour wheel's thumbs.
private struct ColorWheelLags: Equatable, Sendable {
  private var hue = MotionTrack<SpringMotion>(restingAt: 0)
  private var saturation = MotionTrack<SpringMotion>(restingAt: 0)
  private var brightness = MotionTrack<SpringMotion>(restingAt: 0)
  private var opacity = MotionTrack<SpringMotion>(restingAt: 0)

  subscript(part: ColorWheelPart) -> MotionTrack<SpringMotion> {
    get {
      switch part {
      case .hue: return hue
      case .saturation: return saturation
      case .brightness: return brightness
      case .opacity: return opacity
      }
    }
    set {
      switch part {
      case .hue: hue = newValue
      case .saturation: saturation = newValue
      case .brightness: brightness = newValue
      case .opacity: opacity = newValue
      }
    }
  }
}
