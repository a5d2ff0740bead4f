#if GTK
import CGtk
import Rotary

/// How far something has come, used as a `GtkProgressBar` is, or a countdown.
///
/// ```swift
/// let ring = ProgressRingWidget()
/// ring.setValue(0.4, animated: true)
/// gtk_window_set_child(window, ring.widget)
/// ```
///
/// The user cannot change it. When a countdown runs out, or a move comes to the upper end, it emits
/// `activate`.
public final class ProgressRingWidget: RotaryWidget {
  /// The type of its widgets, `RotaryProgressRing`.
  public override class var type: GType { registered }

  private static let registered = ControlWidget<ProgressRing>.makeKind().register()

  private var core: ControlHost<ProgressRing> { content(ProgressRing.self).control }

  /// Makes a widget with every setting at its default.
  public init() { super.init(type: Self.type) }

  /// Stands for a widget that was made elsewhere; see ``RotaryWidget/init(_:)``.
  public required init(_ widget: WidgetPointer) { super.init(widget) }

  /// Calls a closure with all that the user brings about, in the core's words.
  ///
  /// What a program sets, moves or scrolls is not told. The closure is kept by the widget.
  @discardableResult
  public func onEvent(
    _ body: @escaping @MainActor (ProgressRingEvent) -> Void
  ) -> WidgetConnection { content(ProgressRing.self).onEvent(body) }

  /// How much is done, within ``range``; nil, the default, while nobody knows.
  ///
  /// It is there at once and tells nothing.
  public var value: Double? {
    get { core[\.value] }
    set { core[\.value] = newValue }
  }

  /// Goes to a value, and tells of the thresholds on the way.
  ///
  /// - Returns: the motion, whose end can be awaited; nil if there is none.
  @discardableResult
  public func setValue(_ value: Double, animated: Bool) -> CommandedMotion<Double?>? {
    let isDone = core.perform { $0.move(to: value, animated: animated, at: $1, emit: $2) }
    return isDone == true ? core.follow(\.value) : nil
  }

  /// From nothing done to all done.
  ///
  /// Default 0 to 1.
  public var range: ClosedRange<Double> {
    get { core[\.range] }
    set { core[\.range] = newValue }
  }

  /// How long a countdown is, in seconds; 0, the default, for none.
  public var durationSeconds: Double {
    get { core[\.durationSeconds] }
    set { core[\.durationSeconds] = newValue }
  }

  /// What is left of the countdown, in seconds; 0 without one.
  public var remainingSeconds: Double { core.read { $0.remainingSeconds } }

  /// What the countdown does.
  public var countdownPhase: ProgressCountdownPhase { core.read { $0.countdownPhase } }

  /// Starts the countdown at its beginning, whatever it does.
  public func start() { core.perform { $0.start(at: $1, emit: $2) } }

  /// Has a countdown that runs stand still.
  public func pause() { core.perform { $0.pause(at: $1, emit: $2) } }

  /// Has a countdown that was paused run on.
  public func resume() { core.perform { $0.resume(at: $1, emit: $2) } }

  /// Takes the countdown back to its beginning, where it waits to be started.
  public func reset() { core.perform { $0.reset(at: $1, emit: $2) } }

  /// What it looks like.
  public var style: ProgressRingStyle {
    get { core[\.style] }
    set { core[\.style] = newValue }
  }

  /// Writes the value, or the whole seconds that remain, in the app's own way, as it is shown and read out; nil, the
  /// default, for the style's.
  ///
  /// It is called once for each number that comes, on the main thread, and may ask the widget.
  /// Nothing is written while nobody knows how much is done, nor where the style writes nothing.
  /// The widget keeps it.
  public var formatter: ((Double) -> String)? {
    get { core.formatter }
    set { core.formatter = newValue }
  }
}

extension ProgressRing: WidgetControl {
  static var typeName: String { "RotaryProgressRing" }
  static var cssName: String { "rotaryprogressring" }
  static func signal(for event: ProgressRingEvent) -> WidgetSignal? {
    switch event {
    case .finished: return .activate
    case .crossed: return nil
    }
  }
  static var unreadableNames: [String] { ["text", "tints"] }
  static var tellsCalls: Bool { true }
}

/// The type `RotaryProgressRing`.
@c(rotary_progress_ring_get_type)
public func progressRingType() -> GType { MainActor.assumeIsolated { ProgressRingWidget.type } }

/// Makes a progress ring, with a floating reference.
@c(rotary_progress_ring_new)
public func newProgressRing() -> WidgetPointer { WidgetPointer.make(progressRingType()) }
#endif
