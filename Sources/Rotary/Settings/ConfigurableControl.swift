/// A control whose settings, methods and state are available by name.
///
/// Apps in Swift use the control's properties and methods. Recordings, HTML attributes and the command line use the
/// names.
public protocol ConfigurableControl: Control where Event: DescribedEvent {
  /// The control's name in recordings and on the command line.
  static var controlName: String { get }

  /// Creates a control with every setting at its default.
  init()

  /// Visits each setting of this control once, in the order for display.
  ///
  /// The settings for a control's environment, such as `reduced-motion`, are not visited here; they belong to all
  /// controls, and ``visitAllSettings(_:)`` adds them. A setting that determines the number of options comes before the
  /// settings that depend on that number, because several settings are set in this order. The settings are the same in
  /// every state of the control.
  ///
  /// - Parameter visitor: The visitor to call for each setting; see ``SettingVisitor``.
  mutating func visitSettings(_ visitor: inout some SettingVisitor)

  /// Calls a method of the control by name, at the control's present time.
  ///
  /// - Throws: An error if no method has this name, or if an argument is missing or invalid.
  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError)

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
    control.visitAllSettings(&lister)
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
    visitAllSettings(&writer)
    guard writer.isFound else { throw .unknownName }
    if let refusal = writer.refusal { throw refusal }
  }
}

extension ConfigurableControl {
  /// Visits each setting once, in the order for display: the control's own, then those for its environment.
  ///
  /// - Parameter visitor: The visitor to call for each setting; see ``SettingVisitor``.
  public mutating func visitAllSettings(_ visitor: inout some SettingVisitor) {
    visitSettings(&visitor)
    visitor.part(environment, visit: { $0.visitSettings(&$1) }, set: { environment = $0 })
  }

  /// Visits some of the control's own settings, for a control of which this one is a part.
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

extension ControlEnvironment {
  /// Visits the settings that every control has.
  @inline(__always)
  fileprivate mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.flag("reduced-motion", &reducesMotion) {
      "Whether values and layouts change without animated motion; a short fade may replace it."
    }
    visitor.flag("right-to-left", &isRightToLeft) {
      "Whether the layout and the arrow keys are mirrored, if the control has a reading direction."
    }
    visitor.number("text-scale", &$textScale) {
      "Text size, as a multiple of the normal size. Larger text needs enough space."
    }
    visitor.text("numerals", numerals.text) {
      "Number format, in order: zero, thousands separator, decimal separator, zero per cent."
    } set: { text throws(SettingError) in
      guard let numerals = Numerals(text) else {
        throw SettingValue.text(text).refusal(.format(TokenList("0,.0%")))
      }
      self.numerals = numerals
    }
  }
}

/// An event that describes itself by names.
public protocol DescribedEvent: Equatable, Sendable {
  /// The event's name.
  var name: String { get }

  /// Reports the event's fields by name.
  func readFields(_ read: (String, SettingValue) -> Void)
}
