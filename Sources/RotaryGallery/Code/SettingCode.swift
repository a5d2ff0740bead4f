/// The code of a setting in each language.
public struct SettingCode: Sendable {
  /// The form of a value in Swift.
  public enum Form: String, Sendable {
    /// A number, or a number with a fraction.
    case number
    /// `true` or `false`.
    case flag
    /// The opposite of a flag: `disabled` is written `isEnabled = false`.
    case opposite
    /// A case of an enum.
    case word
    /// A number; a word stands for nil.
    case optional
    /// A number of degrees, written in radians.
    case degrees
    /// A string.
    case text
    /// A list of strings.
    case texts
    /// A list of numbers.
    case numbers
    /// A list of colours.
    case tints
    /// A side, or an angle from the right.
    case pointer
    /// The least and the greatest rotation of a wheel.
    case stops
    /// The poses of a turntable's cards.
    case poses
    /// The deceleration of a throw, with the friction of a wheel, of a spinner, or of a list that snaps.
    case wheelRate, spinnerRate, snappingRate
    /// The rotation of a spinner per point of a drag.
    case gain
    /// A number; a word stands for infinity.
    case limit
    /// The value to which a dial resets: a number or a word.
    case dialDefault
    /// The numbers of all columns of a row.
    case code
    /// A style or a choreography by its name.
    case member
    /// The ends at which steps jump.
    case jump
    /// The setting by its name, for a setting without a property.
    case byName
    /// A part of the initializer's argument, such as the scale or the sectors.
    case part
  }

  /// The code of a setting in one host.
  public enum Host: Sendable {
    /// The same property as in the core.
    case asCore
    /// A line in which `{0}` is replaced by the control, and `{?yes:no}` by one of two words.
    case line(String)
    /// A comment that gives the reason why the host lacks the setting.
    case missing(String)
  }

  /// The setting's name.
  public var name: String
  /// The form of its value in Swift.
  public var form: Form
  /// The path of the core's property, from the control on; empty for a part.
  public var property: String
  /// The code in UIKit.
  public var uiKit: Host
  /// The code in SwiftUI.
  public var swiftUI: Host
  /// The code in C; `asCore` for a property of GObject.
  public var c: Host

  init(
    _ name: String,
    _ form: Form,
    _ property: String = "",
    uiKit: Host = .asCore,
    swiftUI: Host = .asCore,
    c: Host = .asCore
  ) {
    self.name = name
    self.form = form
    self.property = property
    self.uiKit = uiKit
    self.swiftUI = swiftUI
    self.c = c
  }
}
