#if GTK
import CGtk
import Rotary
import RotaryReplay

extension SettingDescription {
  /// The setting as a property of GObject: numbers, flags, texts and lists of texts; all else as a text, as
  /// attributes have it.
  ///
  /// - Parameter isReadable: whether the control can say what the setting is.
  /// - Returns: a specification with a floating reference.
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
      // C's own integer, as GTK's properties have: whoever passes a longer one to a function of C has to say so.
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
  /// Writes the value into a value of GObject, of the type that the property has.
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

  /// Reads a value of GObject, for a setting of a kind.
  ///
  /// - Parameters:
  ///   - value: the value, of the type that the property has.
  ///   - kind: what the setting takes.
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
      // What is no value of the kind stays a text, which the setting refuses.
      self = SettingValue(line: line, for: kind) ?? .text(line)
    }
  }
}
#endif
