#if GTK
import CGtk

/// The signals with which a turntable manages the app's cell widgets, similar to `GtkSignalListItemFactory`.
enum CellSignal: String, CaseIterable {
  /// Emitted when a cell is needed. The handler returns a widget, or `NULL` for none.
  case create = "create-cell"
  /// Emitted when a cell must show the object at a position of the model.
  case bind = "bind-cell"
  /// Emitted when a cell no longer shows its object.
  case unbind = "unbind-cell"

  /// Adds the signals to the class of turntables.
  @MainActor
  static func add(to type: GType) {
    for signal in allCases {
      var parameterTypes: [GType]
      switch signal {
      case .create: parameterTypes = []
      case .bind:
        parameterTypes = [gtk_widget_get_type(), rotary_type_object(), rotary_type_uint()]
      case .unbind: parameterTypes = [gtk_widget_get_type(), rotary_type_object()]
      }
      g_signal_newv(
        signal.rawValue,
        type,
        G_SIGNAL_RUN_LAST,
        nil,
        signal == .create ? g_signal_accumulator_first_wins : nil,
        nil,
        nil,
        signal == .create ? gtk_widget_get_type() : rotary_type_none(),
        guint(parameterTypes.count),
        &parameterTypes
      )
    }
  }
}

// Emission.
@MainActor
extension UnsafeMutablePointer<GtkWidget> {
  /// Emits `create-cell`, and returns the app's widget; nil if no handler returns one.
  func createCell() -> ObjectReference? {
    var result = GValue()
    g_value_init(&result, gtk_widget_get_type())
    defer { g_value_unset(&result) }
    emit(number(of: .create), detail: 0, [], result: &result)
    guard let made = g_value_get_object(&result) else { return nil }
    // A new widget has a floating reference, which the result holds.
    if g_object_is_floating(made) != 0 { g_object_ref_sink(made) }
    return ObjectReference(ObjectPointer(made))
  }

  /// Emits `bind-cell`, so that the app shows an object in a cell.
  func bind(_ cell: ObjectPointer, to item: ObjectPointer, at position: Int) {
    var number = GValue()
    g_value_init(&number, rotary_type_uint())
    g_value_set_uint(&number, guint(position))
    emitCell(.bind, cell, item, [number])
  }

  /// Emits `unbind-cell`: a cell no longer shows its object.
  func unbind(_ cell: ObjectPointer, from item: ObjectPointer) {
    emitCell(.unbind, cell, item, [])
  }

  private func emitCell(
    _ signal: CellSignal,
    _ cell: ObjectPointer,
    _ item: ObjectPointer,
    _ rest: [GValue]
  ) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtk_widget_get_type())
    g_value_set_object(&values[0], cell)
    g_value_init(&values[1], rotary_type_object())
    g_value_set_object(&values[1], item)
    emit(number(of: signal), detail: 0, values + rest)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  private func number(of signal: CellSignal) -> guint { g_signal_lookup(signal.rawValue, type) }
}
#endif
