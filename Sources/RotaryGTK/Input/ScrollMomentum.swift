#if GTK
import CGtk
import Rotary

/// Momentum after the fingers leave a trackpad; it advances frame by frame, as long as this object exists.
@MainActor
final class ScrollMomentum {
  /// The share of the velocity that remains after a millisecond: e^(−4/1,000), as in `GtkScrolledWindow`, so that a
  /// control coasts as far as a list around it.
  private static let rate = Deceleration.Rate.perMillisecond(0.996_008)
  /// The minimum speed for momentum, in points per second.
  private static let minimumSpeed = 10.0

  private let widget: WidgetPointer
  private let path: (x: Deceleration, y: Deceleration)
  private let advance: (Vector2D) -> Bool
  private var callback: guint = 0
  private var begin: Double?
  private var traveled = Vector2D.zero

  /// Starts the momentum; nil if the speed is too low.
  ///
  /// - Parameters:
  ///   - speed: the velocity of the fingers, in points per second.
  ///   - widget: the widget whose frame clock to use.
  ///   - advance: called in each frame with the distance in points; returns whether to continue.
  init?(_ speed: Vector2D, on widget: WidgetPointer, _ advance: @escaping (Vector2D) -> Bool) {
    guard speed.x.isFinite, speed.y.isFinite, speed.length >= Self.minimumSpeed else { return nil }
    self.widget = widget
    self.advance = advance
    path = (
      Deceleration(from: 0, velocity: speed.x, rate: Self.rate, tolerance: .points),
      Deceleration(from: 0, velocity: speed.y, rate: Self.rate, tolerance: .points)
    )
    callback = gtk_widget_add_tick_callback(
      widget,
      { widget, frameClock, _ in
        let time = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1e6
        return WidgetHost.with(widget) { $0.showMomentum(at: time) ? 1 : 0 } ?? 0
      },
      nil,
      nil
    )
  }

  isolated deinit { gtk_widget_remove_tick_callback(widget, callback) }

  /// Advances to a time in seconds; returns whether to continue.
  func advance(to time: Double) -> Bool {
    let begin = begin ?? time
    self.begin = begin
    let elapsed = time - begin
    let here = Vector2D(path.x.position(at: elapsed), path.y.position(at: elapsed))
    let distance = here - traveled
    traveled = here
    guard distance != .zero else { return elapsed < Swift.max(path.x.duration, path.y.duration) }
    return advance(distance)
  }
}

extension WidgetHost {
  /// Advances the momentum to a frame; returns whether another frame is needed.
  fileprivate func showMomentum(at time: Double) -> Bool {
    // The app may destroy the widget meanwhile.
    guard let momentum else { return false }
    if momentum.advance(to: time) { return self.momentum === momentum }
    if self.momentum === momentum { endMomentum() }
    return false
  }
}
#endif
