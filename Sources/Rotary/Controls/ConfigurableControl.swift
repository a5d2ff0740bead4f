/// A control that files, pages and prompts can set up and drive by names.
///
/// What apps write in Swift they write with the control's own properties and methods; this is
/// the same by name, for recordings, attributes and the command line.
public protocol ConfigurableControl: Control where Event: DescribedEvent {
  /// Its name in recordings and on the command line.
  static var controlName: String { get }

  /// Makes one with every setting at its default.
  init()

  /// States each setting once, in the order in which to show them and to set several: what counts the
  /// options of a control comes before what counts on them.
  ///
  /// The settings are the same whatever state it is in.
  ///
  /// - Parameter visitor: is told of each; see ``SettingVisitor``.
  mutating func visitSettings(_ visitor: inout some SettingVisitor)

  /// Does what an app would do by a method.
  ///
  /// - Throws: when there is no such call, or an argument is missing or means nothing.
  mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (Event, Double) -> Void
  ) throws(SettingError)

  /// Whether a call moves the control, so that its end is worth waiting for; see ``MotionEnd``.
  ///
  /// By default false.
  static func isMotion(_ call: String) -> Bool

  /// Tells every public value by name, for checks and for people.
  func readState(_ read: (String, SettingValue) -> Void)
}

extension ConfigurableControl {
  /// No call moves it.
  public static func isMotion(_ call: String) -> Bool { false }

  /// Every setting, in the order in which to show them.
  public static var settings: [SettingDescription] {
    var control = Self()
    var lister = SettingLister()
    control.visitSettings(&lister)
    return lister.settings
  }

  /// Changes one setting.
  ///
  /// One that has the value already is left alone.
  ///
  /// - Parameters:
  ///   - name: its name, as ``settings`` has it.
  ///   - value: what it shall be.
  /// - Throws: when there is none of that name, or the value is not for it; nothing is changed.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    var writer = SettingWriter(name, value)
    visitSettings(&writer)
    guard writer.isFound else { throw .unknownName }
    if let refusal = writer.refusal { throw refusal }
  }
}

extension ConfigurableControl {
  /// States some of the settings: for a control of which this one is a part.
  ///
  /// - Parameters:
  ///   - visitor: is told of each.
  ///   - names: which ones, a space between them.
  public mutating func visitSettings(
    _ visitor: inout some SettingVisitor,
    named names: StaticString
  ) {
    var filter = SettingFilter(visitor, names: TokenList(names))
    visitSettings(&filter)
    visitor = filter.base
  }
}

/// An event that can say what it is, by names.
public protocol DescribedEvent: Equatable, Sendable {
  /// What happened.
  var name: String { get }

  /// Tells what belongs to it.
  func readFields(_ read: (String, SettingValue) -> Void)
}
