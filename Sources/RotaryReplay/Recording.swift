import Rotary

/// A recording: a control with its settings, and what happened to it when.
///
/// The text is JSON Lines, version 1. A recording that has no `end` line ends with its last one.
public struct Recording: Sendable {
  /// What a line does.
  public enum Action: Sendable {
    /// A finger, a mouse, a pen, a key, a mouse wheel, a crown, or the keyboard's coming and going.
    case input(Input)
    /// The control has another size.
    case resize(Size2D)
    /// A method is called by name.
    case call(String, Arguments)
    /// One setting changes.
    case setting(String, SettingValue)
    /// Values of the state are compared.
    case check([(name: String, value: SettingValue)], tolerance: Double)
    /// Nothing more happens; time goes on until here.
    case end
  }

  /// One line after the first.
  public struct Line: Sendable {
    /// Counted from 1, the first line being the control's.
    public var number: Int
    /// Seconds.
    public var time: Double
    /// What happens.
    public var action: Action
  }

  /// The file's name, for messages.
  public var file: String
  /// The name of the control.
  public var control: String
  /// Settings by name, in no order.
  public var settings: [String: SettingValue]
  /// The control's size; nil for its default.
  public var size: Size2D?
  /// What happens, in order of time.
  public var lines: [Line]

  /// How far numbers in a `check` may be off when it does not say.
  public static let defaultTolerance = 1e-6
  /// A recording is no longer than a day: a slip of the pen would be played for years.
  public static let longestSeconds = 86_400.0
}
