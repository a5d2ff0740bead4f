/// A control whose settings, methods and state are available by name.
///
/// Apps in Swift use the control's properties and methods. Recordings, HTML attributes and the command line use the
/// names.
public protocol ConfigurableControl: Control where Event: DescribedEvent {
  /// The control's name in recordings and on the command line.
  static var controlName: String { get }

  /// Creates a control with every setting at its default.
  init()

  /// Visits each setting once, in the order for display.
  ///
  /// A setting that determines the number of options comes before the settings that depend on that number, because
  /// several settings are set in this order. The settings are the same in every state of the control.
  ///
  /// - Parameter visitor: The visitor to call for each setting; see ``SettingVisitor``.
  mutating func visitSettings(_ visitor: inout some SettingVisitor)

  /// Calls a method of the control by name.
  ///
  /// - Throws: An error if no method has this name, or if an argument is missing or invalid.
  mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (Event, Double) -> Void
  ) throws(SettingError)

  /// Whether a call moves the control, so that a caller can wait for the motion's end; see ``MotionEnd``.
  ///
  /// Default false.
  static func isMotion(_ call: String) -> Bool

  /// Reports every public value by name, for tests and for people.
  func readState(_ read: (String, SettingValue) -> Void)
}

extension ConfigurableControl {
  /// No call moves the control.
  public static func isMotion(_ call: String) -> Bool { false }

  /// The descriptions of all settings, in the order for display.
  public static var settings: [SettingDescription] {
    var control = Self()
    var lister = SettingLister()
    control.visitSettings(&lister)
    return lister.settings
  }

  /// Changes one setting.
  ///
  /// Setting the current value has no effect.
  ///
  /// - Parameters:
  ///   - name: The setting's name in ``settings``.
  ///   - value: The new value.
  /// - Throws: An error if no setting has this name, or if the value is invalid. Then nothing changes.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    var writer = SettingWriter(name, value)
    visitSettings(&writer)
    guard writer.isFound else { throw .unknownName }
    if let refusal = writer.refusal { throw refusal }
  }
}

extension ConfigurableControl {
  /// Visits some of the settings, for a control of which this one is a part.
  ///
  /// - Parameters:
  ///   - visitor: The visitor to call for each of them.
  ///   - names: The settings' names, separated by spaces.
  public mutating func visitSettings(
    _ visitor: inout some SettingVisitor,
    named names: StaticString
  ) {
    var filter = SettingFilter(visitor, names: TokenList(names))
    visitSettings(&filter)
    visitor = filter.base
  }
}

/// An event that describes itself by names.
public protocol DescribedEvent: Equatable, Sendable {
  /// The event's name.
  var name: String { get }

  /// Reports the event's fields by name.
  func readFields(_ read: (String, SettingValue) -> Void)
}
