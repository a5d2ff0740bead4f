/// How code writes a setting, in each language.
public struct SettingCode: Sendable {
  /// How a value is written in Swift.
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
    /// Where a wheel's pointer stands: a side or degrees.
    case pointer
    /// The two rotations between which a wheel stays.
    case stops
    /// How a throw slows down; its friction is that of a wheel, of a spinner, or of a list that snaps.
    case wheelRate, spinnerRate, snappingRate
    /// How far a drag turns a spinner.
    case gain
    /// A number; a word stands for one without end.
    case limit
    /// What a dial goes back to: a number or a word.
    case dialDefault
    /// The numbers of all columns of a row.
    case code
    /// A style or a choreography by its name.
    case member
    /// Where steps jump.
    case jump
    /// By the setting's name, where no property has it.
    case byName
    /// A part of what the control is made of, such as its scale or its sectors; those are written together.
    case part
  }

  /// How a host writes a setting.
  public enum Host: Sendable {
    /// As the core does, with the same property.
    case asCore
    /// By a line of its own, in which `{0}` stands for the control, and `{?yes:no}` for one of two words.
    case line(String)
    /// Not at all, for a reason, which is shown as a comment.
    case missing(String)
  }

  /// The setting's name.
  public var name: String
  /// How its value is written in Swift.
  public var form: Form
  /// The core's property, from the control on; empty for a part.
  public var property: String
  /// How UIKit writes it.
  public var uiKit: Host
  /// How SwiftUI writes it.
  public var swiftUI: Host
  /// How C writes it; as the core for a property of GObject, which the widgets have for settings.
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
