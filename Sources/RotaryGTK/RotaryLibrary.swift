#if GTK
import CGtk
import Rotary
import RotaryReplay

/// What is done once in a program.
@MainActor
public enum RotaryLibrary {
  private static var hasBegun = false

  /// Registers all types, so that `GtkBuilder` finds them by name, and has GLib's loop run what Swift puts on
  /// the main queue.
  ///
  /// To be called after `gtk_init` or in an application's `startup`, on the main thread; a second time nothing
  /// happens. A program that makes widgets by Swift's classes alone, and has no tasks, can do without.
  public static func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    for kind in widgets { _ = kind.type }
    _ = ItemType.type
    _ = RingMenuController.type
    MainQueue.attach()
  }

  /// Makes a widget for the control of a name, such as `dial` or `range-dial`; nil where there is none.
  public static func makeWidget(for controlName: String) -> RotaryWidget? {
    guard let index = Controls.standard.all.firstIndex(where: { $0.controlName == controlName })
    else { return nil }
    let kind = widgets[index]
    let made = WidgetPointer.make(kind.type)
    g_object_ref_sink(made)
    defer { g_object_unref(made) }
    return kind.init(made)
  }

  /// Calls a closure when an object, of this library or of GTK, emits a signal, whatever that hands over.
  ///
  /// - Parameters:
  ///   - object: a `GObject`; it keeps the closure.
  ///   - signal: the signal's name, with a detail if there is one.
  ///   - body: is called on the main thread.
  /// - Returns: what ends that; need not be kept.
  @discardableResult
  public static func connect(
    _ object: UnsafeMutableRawPointer,
    _ signal: String,
    _ body: @escaping @MainActor () -> Void
  ) -> WidgetConnection { RotaryGTK.connect(object, signal, body) }

  /// Every widget there is, one for each of the core's controls, in their order.
  public static let widgets: [RotaryWidget.Type] = [
    WheelWidget.self, NumberSpinnerWidget.self, SpinnerRowWidget.self, TurntableWidget.self,
    RingMenuWidget.self, DialWidget.self, RangeDialWidget.self, ProgressRingWidget.self,
  ]
}

/// Makes GTK ready and registers all types, so that builders and bindings find them by name.
///
/// To be called on the main thread before all else; a second time nothing happens. What Swift and libdispatch put
/// on the main queue then runs in GLib's loop.
@c(rotary_init)
public func rotaryInit() {
  gtk_init()
  MainActor.assumeIsolated { RotaryLibrary.begin() }
}
#endif
