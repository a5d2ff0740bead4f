/// A control that knows the time and keeps its events in a queue until it has changed.
///
/// The protocol implements ``Control/advance(to:emit:)`` and helps with the public methods that an app calls. All other
/// methods of a control add events with ``send(_:)``, and need no closure.
public protocol TimedControl: Control {
  /// The latest time that the control received, in seconds; −∞ before the first.
  var now: Double { get }

  /// The events that the control sends when it has handled the current input or command.
  ///
  /// Changes of properties can add events too, which are sent with the next time. Until then, ``Control/isMoving`` is
  /// true, so that the host requests a frame.
  var pendingEvents: PendingEvents<Event> { get set }

  /// Advances all motion to a time after ``now``, and sets ``now`` to it.
  mutating func receive(time: Double)
}

extension TimedControl {
  /// Advances all motion to `time`; see ``Control/advance(to:emit:)``.
  @inlinable
  public mutating func advance(to time: Double, emit: (Event, Double) -> Void) {
    // Most frames have no event.
    if catchUp(to: time), !pendingEvents.isEmpty { pendingEvents.drain(into: emit) }
  }

  /// Performs a command of the app: advances all motion to its time, then changes the control and sends the events.
  ///
  /// - Parameters:
  ///   - time: The time in seconds. If it is not finite or before ``now``, nothing changes.
  ///   - emit: A closure that receives each event and its time.
  ///   - body: A closure that changes the control and returns whether the command was possible.
  /// - Returns: Whether the time is valid and the command was possible.
  @inlinable
  @discardableResult
  public mutating func command(
    at time: Double,
    emit: (Event, Double) -> Void,
    _ body: (inout Self) -> Bool
  ) -> Bool {
    guard catchUp(to: time) else { return false }
    let isDone = body(&self)
    pendingEvents.drain(into: emit)
    return isDone
  }

  /// Sends an event that happens now, when the current input or command has been handled.
  @inlinable
  public mutating func send(_ event: Event) { pendingEvents.append(event, at: now) }

  /// Sends an event that happened at a time, when the current input or command has been handled.
  @inlinable
  public mutating func send(_ event: Event, at time: Double) {
    pendingEvents.append(event, at: time)
  }

  /// Advances all motion to a time, before an input or a command.
  ///
  /// - Returns: Whether the time is valid: finite and not before the latest.
  @inlinable
  mutating func catchUp(to time: Double) -> Bool {
    guard time.isFinite, time >= now else { return false }
    if time > now { receive(time: time) }
    return true
  }
}
