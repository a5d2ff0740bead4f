import Rotary

/// A recording: a control with its settings, and timed input.
///
/// The text is JSON Lines, version 1. A recording without an `end` line ends at its last line.
public struct Recording: Sendable {
  /// The effect of a line.
  public enum Action: Sendable {
    /// Input from a finger, a mouse, a pen, a key, a mouse wheel or a crown, or a change of the keyboard focus.
    case input(Input)
    /// Changes the control's size.
    case resize(Size2D)
    /// Calls a method by name.
    case call(String, Arguments)
    /// Changes one setting.
    case setting(String, SettingValue)
    /// Compares values of the state.
    case check([(name: String, value: SettingValue)], tolerance: Double)
    /// Ends the recording at this time.
    case end
  }

  /// One line after the first.
  public struct Line: Sendable {
    /// The number of the line in the file, counted from 1.
    public var number: Int
    /// The time in seconds.
    public var time: Double
    /// The effect of the line.
    public var action: Action
  }

  /// The file's name, for messages.
  public var file: String
  /// The name of the control.
  public var control: String
  /// The settings by name.
  public var settings: [String: SettingValue]
  /// The control's size; nil for its default.
  public var size: Size2D?
  /// The lines after the first, ordered by time.
  public var lines: [Line]

  /// The tolerance of numbers in a `check` without a `tolerance`.
  public static let defaultTolerance = 1e-6
  /// The maximum length, a day.
  ///
  /// A typing error could make a recording of years.
  public static let longestSeconds = 86_400.0
}
