#if GTK
import CGtk
import Rotary
import RotaryReplay

/// The initialisation of the library, and its widgets.
@MainActor
public enum RotaryLibrary {
  private static var hasBegun = false

  /// Registers all types, so that `GtkBuilder` finds them by name, and runs Swift's main queue in GLib's loop.
  ///
  /// Call it on the main thread after `gtk_init` or in an application's `startup`. Calling it again has no effect.
  /// It is not needed in a program that creates widgets only with Swift's classes and uses no tasks.
  public static func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    for kind in widgets { _ = kind.type }
    _ = ItemType.type
    _ = RingMenuController.type
    MainQueue.attach()
  }

  /// Makes a widget for a control by name, such as `dial` or `range-dial`; nil if the name is unknown.
  public static func makeWidget(for controlName: String) -> RotaryWidget? {
    guard let index = Controls.standard.all.firstIndex(where: { $0.controlName == controlName })
    else { return nil }
    let kind = widgets[index]
    let made = WidgetPointer.make(kind.type)
    g_object_ref_sink(made)
    defer { g_object_unref(made) }
    return kind.init(made)
  }

  /// Calls a closure when an object of this library or of GTK emits a signal.
  ///
  /// The signal's arguments are ignored.
  ///
  /// - Parameters:
  ///   - object: a `GObject`, which keeps the closure.
  ///   - signal: the signal's name, optionally with a detail.
  ///   - body: called on the main thread.
  /// - Returns: the connection, which you need not keep.
  @discardableResult
  public static func connect(
    _ object: UnsafeMutableRawPointer,
    _ signal: String,
    _ body: @escaping @MainActor () -> Void
  ) -> WidgetConnection { RotaryGTK.connect(object, signal, body) }

  /// All widget classes, in the order of the core's controls.
  public static let widgets: [RotaryWidget.Type] = [
    WheelWidget.self, PhoneDialWidget.self, NumberSpinnerWidget.self, SpinnerRowWidget.self,
    TurntableWidget.self, RingMenuWidget.self, DialWidget.self, RangeDialWidget.self,
    ProgressRingWidget.self, ActivityRingsWidget.self, GaugeDialWidget.self, ClockFaceWidget.self,
    ColorWheelWidget.self,
  ]
}

/// Initialises GTK and registers all types, so that builders and bindings find them by name.
///
/// Call it on the main thread before any other function; calling it again has no effect. Afterwards GLib's loop runs
/// the main queue of Swift and libdispatch.
@c(rotary_init)
public func rotaryInit() {
  gtk_init()
  MainActor.assumeIsolated { RotaryLibrary.begin() }
}
#endif
