#if GTK
import CGtk
import Rotary

/// A ring that shows progress, the counterpart of `GtkProgressBar`, or a countdown.
///
/// ```swift
/// let ring = ProgressRingWidget()
/// ring.setValue(0.4, animated: true)
/// gtk_window_set_child(window, ring.widget)
/// ```
///
/// The user cannot change it. It emits `activate` when a countdown ends, or when ``setValue(_:animated:)`` reaches the
/// upper end.
public final class ProgressRingWidget: RotaryWidget {
  /// The widgets' GType, `RotaryProgressRing`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<ProgressRing>.makeKind().register()

  private var core: ControlHost<ProgressRing> { content(ProgressRing.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Refers to an existing widget; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with each event of the core: a threshold was crossed, or the ring is complete.
  ///
  /// Setting ``value`` sends no events. The widget keeps the closure.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ProgressRingEvent) -> Void
  ) -> WidgetConnection { content(ProgressRing.self).onEvent(body) }

  /// The progress, within ``range``.
  ///
  /// Default nil, which shows that the progress is unknown. Setting it takes effect immediately, without animation, and
  /// sends no events.
  public var value: Double? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Moves to a value, and sends an event for each threshold on the way.
  ///
  /// - Returns: the motion, whose end you can await; nil if nothing moves.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double?>? {
    let isDone = core.perform { $0.move(to: value, animated: animated) }
    return isDone == true ? core.follow(\.value) : nil
  }

  /// The values that mean nothing is done and all is done.
  ///
  /// Default 0 to 1.
  public var range: ClosedRange<Double> {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// The length of the countdown, in seconds.
  ///
  /// Default 0, which means none.
  public var durationSeconds: Double {
    get { core[\.durationSeconds] }
    set { core[\.durationSeconds] = newValue }
  }

  /// The remaining time of the countdown, in seconds; 0 without a countdown.
  public var remainingSeconds: Double { core.read { $0.remainingSeconds } }

  /// Whether the countdown is ready, runs, is paused, or has ended.
  public var countdownPhase: ProgressCountdownPhase { core.read { $0.countdownPhase } }

  /// Starts the countdown from its beginning, in any phase.
  public func start() { core.perform { $0.start() } }

  /// Pauses a running countdown.
  public func pause() { core.perform { $0.pause() } }

  /// Resumes a paused countdown.
  public func resume() { core.perform { $0.resume() } }

  /// Resets the countdown to its beginning without starting it.
  public func reset() { core.perform { $0.reset() } }

  /// The control's appearance.
  public var style: ProgressRingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Formats the value, or the remaining whole seconds, for display and for screen readers.
  ///
  /// Default nil, which uses the style's format. It is called once for each number shown, on the main thread, and may
  /// read the widget's properties. It is not called while the progress is unknown, or if the style shows no text.
  /// The widget keeps the closure.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

extension ProgressRing: WidgetControl {
  /// The name of the GType.
  public static var typeName: String { "RotaryProgressRing" }
  /// The signal for an event in addition to `event`.
  public static func signal(for event: ProgressRingEvent) -> WidgetSignal? {
    switch event {
    case .finished: return .activate
    case .crossed: return nil
    }
  }
  /// The settings that can only be set.
  public static var unreadableNames: [String] { ["text", "tints"] }
  /// Actions by name send events, because they continue without the app.
  public static var callsSendEvents: Bool { true }
}

/// The GType `RotaryProgressRing`.
@c(rotary_progress_ring_get_type)
public func progressRingType() -> GType { MainActor.assumeIsolated { ProgressRingWidget.type } }

/// Makes a progress ring, with a floating reference.
@c(rotary_progress_ring_new)
public func newProgressRing() -> WidgetPointer { WidgetPointer.make(progressRingType()) }
#endif
