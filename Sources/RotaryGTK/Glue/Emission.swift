#if GTK
import CGtk
import Rotary

// Emission of signals.
@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// Emits a signal without arguments.
  func emit(_ signal: WidgetSignal) {
    guard let number = handledID(signal.rawValue) else { return }
    emit(number, detail: 0, [])
  }

  /// Emits `motion-ended`.
  func emit(_ end: MotionEnd) {
    guard let number = handledID(WidgetSignal.motionEndedName) else { return }
    var isInterrupted = GValue()
    g_value_init(&isInterrupted, rotary_type_boolean())
    g_value_set_boolean(&isInterrupted, end == .interrupted ? 1 : 0)
    emit(number, detail: 0, [isInterrupted])
    g_value_unset(&isInterrupted)
  }

  /// Emits `event` with the event's name, in GTK's spelling, as the detail.
  func emit(event: some DescribedEvent) {
    guard let number = handledID(WidgetSignal.eventName) else { return }
    let name = event.name.withHyphens
    var text = GValue()
    g_value_init(&text, rotary_type_string())
    g_value_set_string(&text, name)
    var fields = GValue()
    g_value_init(&fields, rotary_type_variant())
    g_value_set_variant(&fields, event.fields)
    emit(number, detail: g_quark_from_string(name), [text, fields])
    g_value_unset(&text)
    g_value_unset(&fields)
  }

  /// The ID of a signal; nil if it has no handler.
  private func handledID(_ signal: String) -> guint? {
    let number = g_signal_lookup(signal, type)
    let handler = g_signal_handler_find(self, G_SIGNAL_MATCH_ID, number, 0, nil, nil, nil)
    return handler == 0 ? nil : number
  }

  /// Emits a signal.
  ///
  /// - Parameters:
  ///   - signal: the signal's ID.
  ///   - detail: the detail; 0 for none.
  ///   - arguments: the arguments; the caller unsets them.
  ///   - result: receives the handlers' result; nil for a signal without one.
  func emit(
    _ signal: guint,
    detail: GQuark,
    _ arguments: [GValue],
    result: UnsafeMutablePointer<GValue>? = nil
  ) {
    var instance = GValue()
    g_value_init(&instance, type)
    g_value_set_object(&instance, self)
    var values = [instance] + arguments
    g_signal_emitv(&values, signal, detail, result)
    g_value_unset(&values[0])
  }
}

extension String {
  /// The name in GTK's spelling: `willDisplay` becomes `will-display`.
  var withHyphens: String {
    var result = ""
    for letter in self {
      if letter.isUppercase { result += "-" }
      result += letter.lowercased()
    }
    return result
  }
}

extension DescribedEvent {
  /// The event's fields, by name, as a dictionary of type `a{sv}`.
  fileprivate var fields: OpaquePointer? {
    let type = g_variant_type_new("a{sv}")
    defer { g_variant_type_free(type) }
    let builder = g_variant_builder_new(type)
    defer { g_variant_builder_unref(builder) }
    readFields { name, value in
      g_variant_builder_add_value(
        builder,
        g_variant_new_dict_entry(
          g_variant_new_string(name.withHyphens),
          g_variant_new_variant(value.variant)
        )
      )
    }
    return g_variant_builder_end(builder)
  }
}

extension SettingValue {
  /// The value as a GVariant.
  fileprivate var variant: OpaquePointer? {
    switch self {
    case .number(let number): return g_variant_new_double(number)
    case .flag(let flag): return g_variant_new_boolean(flag ? 1 : 0)
    case .text(let text): return g_variant_new_string(text)
    case .numbers(let numbers): return Self.list(of: "d", numbers.map { g_variant_new_double($0) })
    case .texts(let texts): return Self.list(of: "s", texts.map { g_variant_new_string($0) })
    }
  }

  private static func list(of code: String, _ parts: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(code)
    defer { g_variant_type_free(type) }
    var parts = parts
    return g_variant_new_array(type, &parts, gsize(parts.count))
  }

  /// Reads a GVariant; nil if its type is not supported as an argument.
  init?(_ variant: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "d": self = .number(g_variant_get_double(variant))
    case "i": self = .number(Double(g_variant_get_int32(variant)))
    case "u": self = .number(Double(g_variant_get_uint32(variant)))
    case "x": self = .number(Double(g_variant_get_int64(variant)))
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
    default: return nil
    }
  }
}

extension Arguments {
  /// Reads a dictionary of type `a{sv}`; nil for any other type, or if an argument's type is not supported.
  init?(_ variant: OpaquePointer) {
    self.init()
    guard String(cString: g_variant_get_type_string(variant)) == "a{sv}" else { return nil }
    for index in 0..<g_variant_n_children(variant) {
      let entry = g_variant_get_child_value(variant, index)
      let name = g_variant_get_child_value(entry, 0)
      let boxed = g_variant_get_child_value(entry, 1)
      let content = g_variant_get_variant(boxed)
      defer { for value in [entry, name, boxed, content] { g_variant_unref(value) } }
      guard let content, let value = SettingValue(content) else { return nil }
      add(String(cString: g_variant_get_string(name, nil)), value)
    }
  }
}
#endif
