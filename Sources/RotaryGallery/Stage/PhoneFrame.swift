import Rotary

/// A phone that can be turned, with the happy face on it.
///
/// First the hand turns the phone, which takes ``handSeconds``; then the phone asks its stage. Where
/// the orientation is supported, the face's bounds swap their sides and it turns upright; where it
/// is not, nothing moves on the screen, and a line says so. A finger on the face keeps its gesture
/// through all of it.
public struct PhoneFrame: Equatable, Sendable {
  /// Its size in points.
  public var size = Size2D(720, 420) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for; with reduced motion every turn is there at once.
  public var environment = ControlEnvironment() {
    didSet {
      app.environment.isEnabled = takesInput
      if !takesInput { pressed = nil }
    }
  }
  /// How long the hand takes to turn the phone, in seconds.
  public static let handSeconds = 0.3

  /// How the phone is held, or will be when the hand is done.
  public internal(set) var device = DeviceOrientation.portrait
  /// The phone's screen.
  public internal(set) var stage = Stage(screen: .zero)
  /// What runs on it.
  public internal(set) var app = Happiness()
  /// Whether the phone is held as its screen does not support.
  public var isRefused: Bool { arrival == nil && device != stage.orientation }

  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// When the hand is done; nil when it is.
  var arrival: Double?
  /// Whether the turn that was asked for last takes its time.
  var isAnimated = true
  /// The hand's turn: from which angle to which, unwrapped.
  var startAngle = 0.0
  var endAngle = 0.0
  var hasFocus = false
  /// The fingers on the screen, and from the control's coordinates to the face's when the first came
  /// down.
  var fingers = Pointers()
  var grasp = Transform2D.identity
  /// The button under a finger.
  var pressed: PressedButton?

  /// Makes a phone that is held upright and supports every orientation.
  public init() { layOut() }

  /// Which orientations the screen supports; one that it has already stays.
  public var supported: OrientationSet {
    get { stage.supported }
    set { stage.supported = newValue }
  }

  /// Turns the phone by quarter turns, positive clockwise; without animation it is there at once.
  public mutating func turn(
    byQuarters quarters: Int,
    at time: Double,
    animated: Bool = true,
    emit: (PhoneEvent, Double) -> Void = { _, _ in }
  ) {
    guard comeUp(to: time, emit: emit) else { return }
    startAngle = deviceAngle(at: time)
    device = device.turned(byQuarters: quarters)
    // More than half a turn would be the other way round.
    endAngle += Double(quarters % 4) * .pi / 2
    isAnimated = animated && !environment.reducesMotion
    arrival = isAnimated ? time + Self.handSeconds : time
    arrive(by: time, emit: emit)
  }

  /// Turns the phone to an orientation, by the shorter way.
  public mutating func turn(
    to orientation: DeviceOrientation,
    at time: Double,
    animated: Bool = true,
    emit: (PhoneEvent, Double) -> Void = { _, _ in }
  ) {
    let sweep = Circular.sweep(from: device.deviceAngle, to: orientation.deviceAngle)
    let quarters = Int(bounded: (sweep / (.pi / 2)).rounded())
    guard quarters != 0 else { return }
    turn(byQuarters: quarters, at: time, animated: animated, emit: emit)
  }

  /// How far the phone is turned at a time, in radians, unwrapped.
  func deviceAngle(at time: Double) -> Double {
    guard let arrival, time < arrival else { return endAngle }
    let share = 1 - (arrival - time) / Self.handSeconds
    let progress = Easing.easeInOut.progress(at: Swift.max(0, share))
    return startAngle + (endAngle - startAngle) * progress
  }

  /// When the hand is done, the screen is asked.
  mutating func arrive(by time: Double, emit: (PhoneEvent, Double) -> Void) {
    if let arrival, arrival <= time {
      self.arrival = nil
      now = Swift.max(now, arrival)
      let turns = stage.turn(to: device, at: arrival, animated: isAnimated)
      emit(turns ? .turned(device) : .refused(device), arrival)
    }
    app.size = stage.bounds(at: time)
  }
}

/// A finger on a button: which one, and which way it turns.
struct PressedButton: Equatable, Sendable {
  var pointer: Int
  var quarters: Int
}

/// What a phone tells.
public enum PhoneEvent: DescribedEvent {
  /// It was turned, and its screen with it.
  case turned(DeviceOrientation)
  /// It was turned, and its screen stayed as it was.
  case refused(DeviceOrientation)
  /// The face on it tells something.
  case app(HappinessEvent)

  /// `turned`, `refused`, or the name of what the face tells.
  public var name: String {
    switch self {
    case .turned: return "turned"
    case .refused: return "refused"
    case .app(let event): return event.name
    }
  }

  /// Tells how it is held, as ``PhoneFrame`` names it in its state, or what the face tells.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .turned(let held), .refused(let held): read("orientation", .text(held.word))
    case .app(let event): event.readFields(read)
    }
  }
}

extension DeviceOrientation {
  /// Their names in recordings.
  static let words = TokenList("portrait landscapeLeft portraitUpsideDown landscapeRight")

  /// Its name in recordings.
  var word: String { Self.words.all[Int(rawValue)] }

  /// As people read it.
  var title: String {
    switch self {
    case .portrait: return "Portrait"
    case .landscapeLeft: return "Landscape left"
    case .portraitUpsideDown: return "Upside down"
    case .landscapeRight: return "Landscape right"
    }
  }
}
