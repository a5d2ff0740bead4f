/// A held control that a ``DetentMotion`` moves: a number spinner, a wheel or a turntable.
///
/// The protocol contains the code around the motion that these controls share: events, jumps, and the comparison with
/// values that an app sets. A control implements the meaning of its detents.
protocol DetentControl: HeldControl where Event: EndEvent {
  /// The position, in the control's unit, and its motion.
  var motion: DetentMotion { get set }
  /// The length of one unit of the position at the control's edge, in points.
  var pointsPerUnit: Double { get }
  /// 1, except for a fade from 0 after a jump that replaced a motion.
  var fadeIn: MotionTrack<EasedMove> { get set }

  /// Returns the next event of the motion on the control's detents; see ``DetentMotion/next(until:on:)``.
  ///
  /// A method, because a property for the detents would copy them in each frame.
  mutating func nextMotionEvent(until time: Double) -> DetentMotion.Event?

  /// Handles the passing of detents.
  ///
  /// - Parameters:
  ///   - count: The number of detents; negative if they fall.
  ///   - isSkipped: Whether there are too many detents for an event each.
  ///   - time: The time in seconds.
  mutating func pass(_ count: Int64, isSkipped: Bool, at time: Double)

  /// Handles a jump from a detent to the present one, before the control rests there.
  mutating func land(after detent: Int64, at time: Double)

  /// Handles the end of a motion or a jump.
  mutating func comeToRest(at time: Double)
}

/// An event type with a case for the end of a control.
protocol EndEvent {
  /// Returns the event of an end that the control has reached; see ``ValueEvent/metEnd(strength:)``.
  static func metEnd(strength: Double) -> Self
}

extension ValueEvent: EndEvent {}

extension TurntableEvent: EndEvent {}

extension DetentControl {
  /// The duration of the fade after a jump, in seconds.
  static var fadeSeconds: Double { 0.15 }

  /// Sends the events until a time.
  mutating func follow(until time: Double) {
    while let event = nextMotionEvent(until: time) {
      switch event {
      case .crossed(let crossing, let time):
        pass(crossing.isRising ? 1 : -1, isSkipped: false, at: time)
      case .skipped(let count, let crossing, let time):
        pass(crossing.isRising ? count : -count, isSkipped: true, at: time)
      case .metEnd(let speed, let time):
        send(.metEnd(strength: GestureLimits.strength(speed * pointsPerUnit)), at: time)
      case .cameToRest(let time): comeToRest(at: time)
      }
    }
  }

  /// Jumps to a goal, at rest; a fade can replace a motion or drag in progress.
  mutating func jump(to goal: DetentMotion.Goal, fades: Bool, at time: Double) {
    let detent = motion.detent
    if fades, goal.position != motion.position {
      fadeIn.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    motion.snap(to: goal)
    land(after: detent, at: time)
    comeToRest(at: time)
  }
}

extension DetentControl where Self: BoundControl {
  /// Sends the present value after the passing of detents; see ``pass(_:isSkipped:at:)``.
  mutating func sendPassed(_ count: Int64, to value: Value, isSkipped: Bool, at time: Double) {
    let passed = Int(clamping: count.magnitude)
    sendValue(isSkipped ? .skipped(count: passed, to: value) : .changing(value), at: time)
  }
}

/// A control that compares the values that it sends with those that an app sets; see ``SentValues``.
protocol BoundControl: ValueControl {
  /// The values recently sent to the app.
  var sentValues: SentValues<Value> { get set }

  /// Sends the event of a value, and by default remembers the value.
  mutating func sendValue(_ event: Event, at time: Double)
}

extension BoundControl {
  mutating func sendValue(_ event: Event, at time: Double) {
    if let value = event.value { sentValues.record(value, at: time) }
    send(event, at: time)
  }
}
