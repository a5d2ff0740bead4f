#if GTK
import CGtk
import Rotary

/// A knob for a number, used as a `GtkScale` is.
///
/// ```swift
/// let heat = DialWidget()
/// heat.scale = try DialScale(from: 5, through: 30)
/// heat.onValueChanged { [weak heat] in print(heat?.value ?? 0) }
/// gtk_window_set_child(window, heat.widget)
/// ```
public final class DialWidget: RotaryWidget {
  /// The type of its widgets, `RotaryDial`.
  public static let type = ControlWidget<Dial>.makeKind().register()

  private var core: ControlHost<Dial> { content(Dial.self).control }

  /// Makes a dial from 0 to 100.
  public init() { super.init(type: Self.type) }

  /// The value shown; setting it emits nothing. Default 0.
  public var value: Double {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// The values and where they stand: ends, steps, angles, turns.
  public var scale: DialScale {
    get { core[\.scale] }
    set { core[\.scale] = newValue }
  }

  /// Calls a closure for every value that the user comes to.
  public func onValueChanged(_ body: @escaping @MainActor () -> Void) {
    connect(widget, WidgetSignal.valueChanged.rawValue, body)
  }
}
#endif
