#if GTK
import CGtk
import Rotary

/// A movement of scrolling that runs out after the fingers are lifted, frame by frame; for as long as it is kept.
@MainActor
final class ScrollMomentum {
  /// What is left of the speed after a millisecond: e^(−4/1,000), as `GtkScrolledWindow` has it, so that a control
  /// coasts as far as the list around it.
  private static let rate = Deceleration.Rate.perMillisecond(0.996_008)
  /// Slower than this nothing is thrown, in points in a second.
  private static let leastSpeed = 10.0

  private let widget: WidgetPointer
  private let path: (x: Deceleration, y: Deceleration)
  private let advance: (Vector2D) -> Bool
  private var callback: guint = 0
  private var begin: Double?
  private var gone = Vector2D.zero

  /// Begins to run out; nil where nothing was thrown.
  ///
  /// - Parameters:
  ///   - speed: how fast it was, in points in a second.
  ///   - widget: whose frames it goes by.
  ///   - advance: takes how far it goes in each frame, in points; whether it is to go on.
  init?(_ speed: Vector2D, on widget: WidgetPointer, _ advance: @escaping (Vector2D) -> Bool) {
    guard speed.x.isFinite, speed.y.isFinite, speed.length >= Self.leastSpeed else { return nil }
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

  /// Goes on to a time, in seconds; whether there is more to come.
  func advance(to time: Double) -> Bool {
    let begin = begin ?? time
    self.begin = begin
    let elapsed = time - begin
    let here = Vector2D(path.x.position(at: elapsed), path.y.position(at: elapsed))
    let way = here - gone
    gone = here
    guard way != .zero else { return elapsed < Swift.max(path.x.duration, path.y.duration) }
    return advance(way)
  }
}

extension WidgetHost {
  /// Has what runs out go on to a frame; whether it needs another.
  fileprivate func showMomentum(at time: Double) -> Bool {
    // The app may take the widget away meanwhile.
    guard let momentum else { return false }
    if momentum.advance(to: time) { return self.momentum === momentum }
    if self.momentum === momentum { endMomentum() }
    return false
  }
}
#endif
