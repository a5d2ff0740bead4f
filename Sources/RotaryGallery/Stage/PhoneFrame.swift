import Rotary
import RotaryGestures

/// A phone that rotates, with the face of the example on its screen.
///
/// First the phone rotates, in ``handSeconds``; then its stage decides. If the orientation is supported, the
/// face's width and height are exchanged and it rotates upright. Otherwise the screen does not change, and a
/// text says so. A finger on the face continues its gesture during rotations.
public struct PhoneFrame: Equatable, Sendable {
  /// The size in points.
  public var size = Size2D(720, 420) { didSet { if size != oldValue { layOut() } } }
  /// The user's system settings; with reduced motion, rotations have no animation.
  public var environment = ControlEnvironment() {
    didSet {
      app.environment.isEnabled = takesInput
      if !takesInput { pressed = nil }
    }
  }
  /// The duration of the phone's rotation by hand, in seconds.
  public static let handSeconds = 0.3

  /// The orientation of the phone, or the one at the end of its rotation.
  public internal(set) var device = DeviceOrientation.portrait
  /// The phone's screen.
  public internal(set) var stage = Stage(screen: .zero)
  /// The face on the screen.
  public internal(set) var app = Happiness()
  /// Whether the screen does not support the phone's orientation.
  public var isRefused: Bool { arrival == nil && device != stage.orientation }

  /// The latest time passed to the control, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<PhoneEvent>()
  /// The end of the phone's rotation; nil if it is not rotating.
  var arrival: Double?
  /// Whether the last requested rotation is animated.
  var isAnimated = true
  /// The start of the phone's rotation, as an unwrapped angle.
  var startAngle = 0.0
  var endAngle = 0.0
  var hasFocus = false
  /// The fingers on the screen, and the transform from the control's coordinates to the face's when the first
  /// touched it.
  var fingers = Pointers()
  var grasp = Transform2D.identity
  /// The button that a finger presses.
  var pressed: PressedButton?

  /// Makes a phone in portrait orientation that supports all orientations.
  public init() { layOut() }

  /// The supported orientations; the current orientation stays even if it is not among them.
  public var supported: OrientationSet {
    get { stage.supported }
    set { stage.supported = newValue }
  }

  /// Rotates the phone by quarter turns; positive is clockwise.
  public mutating func turn(byQuarters quarters: Int, animated: Bool = true) {
    startAngle = deviceAngle(at: now)
    device = device.turned(byQuarters: quarters)
    // More than half a turn would go in the opposite direction.
    endAngle += Double(quarters % 4) * .pi / 2
    isAnimated = animated && !environment.reducesMotion
    arrival = isAnimated ? now + Self.handSeconds : now
    arrive(by: now)
  }

  /// Rotates the phone to an orientation, by the shorter way.
  public mutating func turn(to orientation: DeviceOrientation, animated: Bool = true) {
    let sweep = Circular.sweep(from: device.deviceAngle, to: orientation.deviceAngle)
    let quarters = Int(bounded: (sweep / (.pi / 2)).rounded())
    guard quarters != 0 else { return }
    turn(byQuarters: quarters, animated: animated)
  }

  /// Returns the unwrapped angle of the phone at a time, in radians.
  func deviceAngle(at time: Double) -> Double {
    guard let arrival, time < arrival else { return endAngle }
    let share = 1 - (arrival - time) / Self.handSeconds
    let progress = Easing.easeInOut.progress(at: Swift.max(0, share))
    return startAngle + (endAngle - startAngle) * progress
  }

  /// Ends the phone's rotation, and rotates the screen if the orientation is supported.
  mutating func arrive(by time: Double) {
    if let arrival, arrival <= time {
      self.arrival = nil
      now = Swift.max(now, arrival)
      let turns = stage.turn(to: device, at: arrival, animated: isAnimated)
      send(turns ? .turned(device) : .refused(device), at: arrival)
    }
    app.size = stage.bounds(at: time)
  }
}

/// The button that a finger presses, and its direction of rotation.
struct PressedButton: Equatable, Sendable {
  var pointer: Int
  var quarters: Int
}

/// The events of a phone.
public enum PhoneEvent: DescribedEvent {
  /// The phone and its screen have rotated.
  case turned(DeviceOrientation)
  /// The phone has rotated to an orientation that its screen does not support.
  case refused(DeviceOrientation)
  /// An event of the face.
  case app(HappinessEvent)

  /// `turned`, `refused`, or the name of the face's event.
  public var name: String {
    switch self {
    case .turned: return "turned"
    case .refused: return "refused"
    case .app(let event): return event.name
    }
  }

  /// Reports the orientation, by the name in ``PhoneFrame``'s state, or the fields of the face's event.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .turned(let held), .refused(let held): read("orientation", .text(held.name))
    case .app(let event): event.readFields(read)
    }
  }
}

extension DeviceOrientation {
  /// The names in recordings.
  static let names = TokenList("portrait landscapeLeft portraitUpsideDown landscapeRight")

  /// The name in recordings.
  var name: String { Self.names.all[Int(rawValue)] }

  /// The title.
  var title: String {
    switch self {
    case .portrait: return "Portrait"
    case .landscapeLeft: return "Landscape left"
    case .portraitUpsideDown: return "Upside down"
    case .landscapeRight: return "Landscape right"
    }
  }
}
