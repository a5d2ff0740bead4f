import CGtk
import Glibc
import Rotary
import RotaryGTK

/// A window with one widget, which counts the painted frames.
@MainActor
final class Stage {
  /// The maximum time to wait for the frame of a move, in seconds.
  ///
  /// A move that changes nothing paints no frame.
  private static let patience = 0.1

  private let window: UnsafeMutablePointer<GtkWidget>
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let dial: DialWidget?
  private var painted = 0
  /// xdotool, which performs the commands that it reads: a mouse for the X server.
  private var mouse: UnsafeMutablePointer<FILE>?

  /// Shows a widget and waits until it rests.
  ///
  /// - Parameters:
  ///   - subject: `dial`, `scale` or `spin-button`.
  ///   - value: the first value.
  init?(_ subject: String, at value: Double) {
    guard gtk_init_check() != 0, let window = gtk_window_new() else { return nil }
    self.window = window
    dial = subject == "dial" ? DialWidget() : nil
    let made: UnsafeMutablePointer<GtkWidget>? =
      switch subject {
      case "dial": dial?.widget
      case "scale": gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)
      case "spin-button": gtk_spin_button_new_with_range(0, 100, 1)
      default: nil
      }
    guard let made else { return nil }
    widget = made
    if subject == "scale" {
      // The whole number at the slider, as on the dial; the slider itself moves without steps.
      gtk_scale_set_draw_value(pointer(widget), 1)
      gtk_scale_set_digits(pointer(widget), 0)
      gtk_range_set_round_digits(pointer(widget), -1)
    }
    if let dial, let scale = try? DialScale(from: 0, through: 100) {
      dial.scale = scale
      dial.style.decimals = 0
    }
    show()
    self.value = value
    wait(seconds: 1)
  }

  private func show() {
    gtk_window_set_decorated(pointer(window), 0)
    gtk_window_set_default_size(pointer(window), gint(side), gint(side))
    gtk_widget_set_valign(widget, dial == nil ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    gtk_window_set_child(pointer(window), widget)
    gtk_window_present(pointer(window))
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    let count: @convention(c) (gpointer?, gpointer?) -> Void = { _, stage in
      guard let stage else { return }
      MainActor.assumeIsolated {
        Unmanaged<Stage>.fromOpaque(stage).takeUnretainedValue().painted += 1
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock),
      "paint",
      unsafeBitCast(count, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(0)
    )
  }

  private var value: Double {
    get {
      if let dial { return dial.value }
      return isScale
        ? gtk_range_get_value(pointer(widget)) : gtk_spin_button_get_value(pointer(widget))
    }
    set {
      if let dial {
        dial.value = newValue
      } else if isScale {
        gtk_range_set_value(pointer(widget), newValue)
      } else {
        gtk_spin_button_set_value(pointer(widget), newValue)
      }
    }
  }

  private var isScale: Bool {
    g_type_check_instance_is_a(pointer(widget), gtk_range_get_type()) != 0
  }

  /// Returns the cost of a gesture, and the frames in the second after it.
  func measure(_ gesture: Gesture, through values: [Double]) -> Cost {
    let path = gesture == .drag ? path(through: values) : []
    if gesture == .drag {
      mouse = popen("xdotool -", "w")
      command("mousemove \(path[0])")
      wait(seconds: 0.2)
      command("mousedown 1")
      wait(seconds: 0.2)
    }
    func move(_ index: Int) {
      switch gesture {
      case .drag: command("mousemove \(path[index])")
      case .set: value = values[index]
      }
    }
    func play(_ count: Int, _ cost: inout Cost) {
      for index in 1...count {
        let before = value
        step { move(index) }
        cost.moves += 1
        if value != before { cost.changes += 1 }
      }
    }
    var (warmUp, cost) = (Cost(), Cost())
    play(warmUpMoves, &warmUp)
    step { move(0) }
    wait(seconds: 0.2)
    let first = painted
    cost.measure { play(values.count - 1, &$0) }
    cost.frames = painted - first
    command("mouseup 1")
    wait(seconds: 1)
    let last = painted
    wait(seconds: 1)
    cost.restFrames = painted - last
    mouse.map { _ = pclose($0) }
    return cost
  }

  /// Makes a move and waits for its frame.
  private func step(_ move: () -> Void) {
    let before = painted
    let end = now + Self.patience
    move()
    let timer = g_timeout_add(guint(Self.patience * 1_000) + 1, { _ in 1 }, nil)
    while painted == before, now < end { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
  }

  private func wait(seconds: Double) {
    let end = now + seconds
    let timer = g_timeout_add(50, { _ in 1 }, nil)
    while now < end { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
  }

  private var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  private func command(_ words: String) {
    guard let mouse else { return }
    fputs(words + "\n", mouse)
    fflush(mouse)
  }

  /// Returns the places of the mouse, in whole pixels: around a dial, or along a slider.
  private func path(through values: [Double]) -> [String] {
    var (x, y) = (0.0, 0.0)
    if let dial {
      return values.map { value in
        let angle = dial.scale.startAngle + value / 100 * dial.scale.sweep
        x = side / 2 + side * 0.4 * cos(angle)
        y = side / 2 + side * 0.4 * sin(angle)
        return "\(Int(x.rounded())) \(Int(y.rounded()))"
      }
    }
    var trough = GdkRectangle()
    var (start, end): (gint, gint) = (0, 0)
    gtk_range_get_range_rect(pointer(widget), &trough)
    gtk_range_get_slider_range(pointer(widget), &start, &end)
    let middle = Double(trough.y) + Double(trough.height) / 2
    gtk_widget_translate_coordinates(widget, window, Double(start + end) / 2, middle, &x, &y)
    let length = Double(trough.width - (end - start))
    return values.map {
      "\(Int((x + ($0 - values[0]) / 100 * length).rounded())) \(Int(y.rounded()))"
    }
  }
}

/// Returns an instance as a pointer to another type.
private func pointer<Type>(
  _ widget: UnsafeMutablePointer<GtkWidget>
) -> UnsafeMutablePointer<Type> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Type.self)
}

/// Returns an instance of a type that C does not declare.
private func pointer(_ widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer {
  OpaquePointer(widget)
}
