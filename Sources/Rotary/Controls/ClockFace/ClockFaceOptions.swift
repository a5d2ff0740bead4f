/// The look and the behaviour of a clock face.
///
/// Numbers outside the documented range are clamped, and NaN is ignored.
public struct ClockFaceOptions: Equatable, Sendable {
  /// Whether one hand selects the hour and then the minute, or the clock has two hands.
  ///
  /// Default ``ClockFaceHands/one``.
  public var hands = ClockFaceHands.one
  /// Whether a day has 24 hours, or twice 12 with AM and PM.
  ///
  /// Default ``HourCycle/locale``.
  public var hourCycle = HourCycle.locale
  /// The distance between two times, in minutes.
  ///
  /// One of ``HourDivisor/all``; the next smaller one is used for any other number. Default 1.
  @HourDivisor public var interval = 1
  /// Whether the face with a single hand shows the minutes after the user has selected an hour on it.
  ///
  /// Default true.
  public var advances = true
  /// Whether the time is written above or beside the face, with AM and PM.
  ///
  /// Default true. Without it, keys and ``ClockFace/activate(_:)`` lead to another part of the time.
  public var showsTime = true
  /// The distance that a trackpad scrolls for one step, in points.
  ///
  /// Range 1 to 10,000. Default 40. A notch of a mouse wheel is always one step.
  @Within<DragLimits> public var scrollPointsPerStep = 40.0
  /// Whether the app enables the clock.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}
}

/// The hands of a clock face.
public enum ClockFaceHands: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// One hand, which points at an hour and then at a minute.
  case one
  /// A hand for the hour and one for the minute, which move each other as in a clock.
  case two

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("one two") }
}

/// The parts of a time.
public enum ClockFaceField: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// AM or PM.
  case period

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("hour minute period") }
}

/// The parts of a clock that a pointer can press.
enum ClockFacePart: UInt8, Equatable, Sendable {
  /// The tiles of the written time.
  case hour, minute, am, pm
  case face
}

/// A pointer that holds a clock.
struct ClockFaceHold: Equatable, Sendable {
  /// The part that was touched.
  var part: ClockFacePart
  /// The time before.
  var origin: Int
  /// Whether a hand follows the pointer; a finger may still scroll the page.
  var isDragging: Bool
}
