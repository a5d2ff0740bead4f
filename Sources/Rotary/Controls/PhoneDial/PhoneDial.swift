/// The dial of a rotary phone: the user turns a hole to the finger stop, which dials it, and the dial runs back.
///
/// Digits typed while the dial turns wait, up to 20 of them, and are dialled one after the other; another one is
/// declined. Escape, or a touch on the turning dial, drops the waiting digits.
public struct PhoneDial: Equatable, Sendable {
  /// The holes, at least one, counter-clockwise from the finger stop.
  public private(set) var holes: [PhoneHole]
  /// The phone's behaviour; a change applies immediately.
  ///
  /// Disabling the phone ends a drag like a cancelled touch.
  public var options = PhoneDialOptions() { didSet { if options != oldValue { layOut() } } }
  /// The phone's look.
  public var style = PhoneDialStyle() { didSet { if style != oldValue { layOut() } } }
  /// The control's size in points; the phone's diameter is the shorter side.
  ///
  /// Sides are clamped to 1,000,000.
  public var size = Size2D(200, 200) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      pointers.carry(from: oldValue, to: size)
      layOut()
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet {
      if isNumbered, environment.numerals != oldValue.numerals {
        Self.number(&holes, in: environment.numerals)
      }
      if environment != oldValue { layOut() }
    }
  }

  /// The hole dialled last.
  ///
  /// Default 0. Setting it neither turns the dial nor sends an event. A hole that does not exist is ignored.
  public var value = 0 {
    didSet { if !holes.indices.contains(value) { value = oldValue } }
  }
  /// The latest time that the phone received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<PhoneDialEvent>()

  /// The rotation in radians, and its motion.
  var motion = DetentMotion()
  /// The part that a finger or the mouse holds, if any.
  var grip: PhoneGrip?
  /// The hole that turns to the stop without a finger.
  var dialling: Int?
  /// The holes typed while the dial turned, in the order in which they will be dialled.
  var waiting: [Int] = []
  /// The finger or mouse that holds the phone.
  var pointers = Pointers()
  /// Measures how far that finger turns a hole, from the first touch on, because no other gesture competes.
  var turning = RotaryPanRecognizer(ring: .empty, thresholdPoints: 0)
  /// Whether that finger only taps.
  var tap = TapRecognizer()
  /// The hole on which keys act.
  var activeHole = 0
  var hasFocus = false
  var isHubHovered = false
  /// Whether the holes' titles are digits, written in the user's numerals.
  var isNumbered = false
  /// The parts that are the same in each frame.
  var artwork = PhoneDialArtwork()

  /// Creates a phone with holes.
  ///
  /// - Parameter holes: The holes, 1 to 10⁶. For any other number, the initializer returns nil.
  public init?(_ holes: [PhoneHole]) {
    guard 1...Self.greatestCount ~= holes.count else { return nil }
    self.init(validated: holes)
  }

  init(validated holes: [PhoneHole]) {
    self.holes = holes
    layOut()
  }

  /// The maximum number of holes.
  public static let greatestCount = 1_000_000

  /// Replaces the holes.
  ///
  /// A drag ends like a cancelled touch, and no typed digit waits any longer. Equal holes change nothing.
  ///
  /// - Parameter holes: The holes, 1 to 10⁶. For any other number, the phone is unchanged.
  /// - Returns: Whether the number of holes is valid.
  @discardableResult
  public mutating func setHoles(_ holes: [PhoneHole]) -> Bool {
    guard 1...Self.greatestCount ~= holes.count else { return false }
    guard holes != self.holes else { return true }
    self.holes = holes
    isNumbered = false
    activeHole = Swift.min(activeHole, holes.count - 1)
    value = Swift.min(value, holes.count - 1)
    cancelGesture()
    layOut()
    return true
  }

  /// Sets the titles of holes to the digits 1 to 9 and 0, from the start again after ten.
  static func number(_ holes: inout [PhoneHole], in numerals: Numerals) {
    for index in holes.indices {
      let digit = UInt8((index + 1) % 10)
      holes[index].title = numerals.written([UInt8(ascii: "0") + digit])
    }
  }

  /// Dials a hole: turns it to the stop, and lets the dial run back.
  ///
  /// - Parameter hole: The hole, which may be disabled.
  /// - Returns: Whether the hole exists and the dial rests.
  @discardableResult
  public mutating func dial(_ hole: Int) -> Bool {
    guard holes.indices.contains(hole), isResting else { return false }
    begin(dialling: hole, at: now)
    return true
  }

  /// The rotation of the dial in radians; 0 at rest.
  public var rotation: Double { motion.position }

  /// Whether the dial neither turns nor is held.
  public var isResting: Bool { motion.isResting && !isHeld }

  /// The speed of the motion, in radians per second; 0 while a hole is held.
  public var radiansPerSecond: Double { motion.velocity }

  private mutating func layOut() {
    if !takesInput { cancelGesture() }
    motion.tolerance = .visible(pointsPerUnit: radius)
    turning.ring = ring
    artwork = PhoneDialArtwork(of: self)
  }
}

// The positions of the holes.
extension PhoneDial {
  /// Slots between the stop and the first hole, in widths of a hole's slot.
  static let freeSlots = 2

  /// The radius of the rim's outer edge.
  var radius: Double { size.shorterSide / 2 }

  /// The angle from one hole to the next.
  var slotAngle: Double { Circular.turn / Double(holes.count + Self.freeSlots) }

  /// Returns the angle by which a hole turns to reach the stop.
  func stopAngle(of hole: Int) -> Double { Double(hole + Self.freeSlots) * slotAngle }

  /// Returns the direction of a hole while the dial rests.
  func holeAngle(_ hole: Int) -> Double { options.fingerStopAngle - stopAngle(of: hole) }

  /// The distance of the holes from the centre.
  var holeRingRadius: Double { radius * 0.72 }

  /// The radius of the holes.
  var holeRadius: Double {
    Swift.min(radius * 0.15, holeRingRadius * Circular.sine(slotAngle / 2) * 0.86)
  }

  /// Returns the centre of a hole at a rotation of the dial.
  func holeCenter(_ hole: Int, rotation: Double = 0) -> Point2D {
    size.center.moved(by: holeRingRadius, towards: holeAngle(hole) + rotation)
  }

  /// Returns the enabled hole nearest to a point of the dial, or nil in the gap before the stop.
  func hole(under point: Point2D) -> Int? {
    let direction = size.center.directionAngle(to: point) - rotation
    let slot = (Circular.positive(options.fingerStopAngle - direction) / slotAngle).rounded()
    let hole = Int(bounded: slot) - Self.freeSlots
    return holes.indices.contains(hole) && holes[hole].isEnabled ? hole : nil
  }
}
