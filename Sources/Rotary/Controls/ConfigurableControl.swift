/// A control that files, pages and prompts can set up and drive by names.
///
/// What apps write in Swift they write with the control's own properties and methods; this is
/// the same by name, for recordings, attributes and the command line.
public protocol ConfigurableControl: Control where Event: DescribedEvent {
  /// Its name in recordings and on the command line.
  static var controlName: String { get }

  /// Every setting, in the order in which to show them.
  static var settings: [SettingDescription] { get }

  /// Makes one with every setting at its default.
  init()

  /// Changes one setting.
  ///
  /// - Throws: when there is none of that name, or the value is not for it; nothing is changed.
  mutating func set(_ name: String, to value: SettingValue) throws(SettingError)

  /// Does what an app would do by a method.
  ///
  /// - Throws: when there is no such call, or an argument is missing or means nothing.
  mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (Event, Double) -> Void
  ) throws(SettingError)

  /// Tells every public value by name, for checks and for people.
  func readState(_ read: (String, SettingValue) -> Void)
}

/// An event that can say what it is, by names.
public protocol DescribedEvent: Equatable, Sendable {
  /// What happened.
  var name: String { get }

  /// Tells what belongs to it.
  func readFields(_ read: (String, SettingValue) -> Void)
}
