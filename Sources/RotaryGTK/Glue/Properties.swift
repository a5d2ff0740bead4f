#if GTK
import CGtk
import Rotary
import RotaryReplay

extension SettingDescription {
  /// Makes a GObject property for the setting: numbers, Booleans, strings and string lists.
  ///
  /// Other kinds are strings in the format of attributes.
  ///
  /// - Parameter isReadable: whether the control can return the setting.
  /// - Returns: a GParamSpec with a floating reference.
  func parameter(isReadable: Bool) -> UnsafeMutablePointer<GParamSpec>? {
    let flags = GParamFlags(
      rawValue: (isReadable ? G_PARAM_READABLE.rawValue : 0) | G_PARAM_WRITABLE.rawValue
        | G_PARAM_EXPLICIT_NOTIFY.rawValue
    )
    switch (kind, defaultValue) {
    case (.flag, .flag(let value)):
      return g_param_spec_boolean(name, name, summary, value ? 1 : 0, flags)
    case (.number(let minimum, let maximum), .number(let value)):
      return g_param_spec_double(name, name, summary, minimum, maximum, value, flags)
    case (.integer(let minimum, let maximum), .number(let value)):
      // A `gint`, as most of GTK's properties. In C, a 64-bit argument to `g_object_set` needs a cast.
      return g_param_spec_int(
        name,
        name,
        summary,
        gint(clamping: minimum),
        gint(clamping: maximum),
        gint(value),
        flags
      )
    case (.texts, _): return g_param_spec_boxed(name, name, summary, rotary_type_strv(), flags)
    default: return g_param_spec_string(name, name, summary, defaultValue.line, flags)
    }
  }
}

extension SettingValue {
  /// Writes the value into a GValue of the property's type.
  func write(into value: UnsafeMutablePointer<GValue>) {
    let type = rotary_type_of_value(value)
    switch self {
    case .flag(let flag) where type == rotary_type_boolean():
      g_value_set_boolean(value, flag ? 1 : 0)
    case .number(let number) where type == rotary_type_double(): g_value_set_double(value, number)
    case .number(let number) where type == rotary_type_int():
      g_value_set_int(value, gint(exactly: number) ?? 0)
    case .texts(let texts) where type == rotary_type_strv():
      let list = g_strv_builder_new()
      for text in texts { g_strv_builder_add(list, text) }
      g_value_take_boxed(value, g_strv_builder_end(list))
      g_strv_builder_unref(list)
    default: if type == rotary_type_string() { g_value_set_string(value, line) }
    }
  }

  /// Reads a GValue for a setting.
  ///
  /// - Parameters:
  ///   - value: a GValue of the property's type.
  ///   - kind: the setting's kind of value.
  init(_ value: UnsafePointer<GValue>, for kind: SettingDescription.Kind) {
    let type = rotary_type_of_value(value)
    if type == rotary_type_boolean() {
      self = .flag(g_value_get_boolean(value) != 0)
    } else if type == rotary_type_double() {
      self = .number(g_value_get_double(value))
    } else if type == rotary_type_int() {
      self = .number(Double(g_value_get_int(value)))
    } else if type == rotary_type_strv() {
      var texts: [String] = []
      var entry = g_value_get_boxed(value)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
      while let text = entry?.pointee {
        texts.append(String(cString: text))
        entry = entry?.advanced(by: 1)
      }
      self = .texts(texts)
    } else {
      let line = g_value_get_string(value).map { String(cString: $0) } ?? ""
      // Text that is invalid for the kind stays text, which the setting rejects.
      self = SettingValue(line: line, for: kind) ?? .text(line)
    }
  }
}
#endif
