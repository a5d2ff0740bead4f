#if !hasFeature(Embedded)
// For hosts that keep a control in an object on the main thread: views and widgets.

/// The view that displays a control, as its ``ControlHost`` uses it.
@MainActor
package protocol ControlView: AnyObject {
  /// The current time on the control's clock.
  var now: Double { get }
  /// Whether the view is on the screen and receives frames.
  var getsFrames: Bool { get }
  /// Applies a change that the app made.
  func settingsChanged()
  /// Displays all changes, then sends events to the app.
  func settle()
  /// Plays the sound and the haptic that accompany an event, and announces the value if needed.
  func play(_ feedback: Feedback)
}

/// A ``ControlHost`` without the type of its control, as a view uses it.
@MainActor
package protocol ControlHosting: AnyObject {
  /// Whether the control receives no input; see ``Control/isOutput``.
  var isOutput: Bool { get }
  /// Whether something moves, so that frames are needed.
  var isMoving: Bool { get }
  /// The time of the next frame that is needed.
  var nextFrameTime: Double { get }
  /// Whether a pointer holds the control or is undecided.
  var isHeld: Bool { get }
  /// The latest description of the control for screen readers.
  var tree: AccessibilityTree { get }
  /// The view that displays the control.
  var view: (any ControlView)? { get set }
  /// The control's preferred size.
  var preferredSize: PreferredSize { get }
  /// A closure that receives the end of each commanded motion.
  var onMotionEnd: ((MotionEnd) -> Void)? { get set }
  /// The control's size in points.
  var size: Size2D { get set }
  /// The user's system settings.
  var environment: ControlEnvironment { get set }

  /// Handles an input; its events wait until the view sends them.
  func handle(_ input: Input, at time: Double) -> Response
  /// Whether the control now claims a pointer that it was undecided about.
  func claims(_ pointer: Int) -> Bool
  /// Advances all motion to a time.
  func advance(to time: Double)
  /// Ends all commanded motions as interrupted, because no more frames will show them.
  func abandonMotion()
  /// Emits the changes to display.
  func present(_ emit: (SceneChange) -> Void)
  /// Updates the description for screen readers if needed. Returns whether it was updated.
  func describe() -> Bool
  /// The control's touch areas, from back to front.
  var touchAreas: [TouchArea] { get }
  /// The use of a touch at a point; nil if the touch is not for the control.
  func touchUse(at point: Point2D) -> TouchArea.Use?
}

extension ControlHosting {
  /// Whether a point belongs to the control.
  ///
  /// All points of an output control do.
  package func isHit(at point: Point2D) -> Bool {
    isOutput ? Rect2D(origin: .zero, size: size).contains(point) : touchUse(at: point) != nil
  }
}

/// The session of one control in a view.
///
/// A motion that the app commands sends no events until it ends; only the user's actions do.
@MainActor
package final class ControlHost<Subject: Control>: ControlHosting {
  package weak var view: (any ControlView)?
  private var session: ControlSession<Subject>
  package var onMotionEnd: ((MotionEnd) -> Void)?
  /// The closures that wait for the end of a commanded motion, the oldest first.
  private var motions: [(MotionEnd) -> Void] = []
  /// Whether events are being sent.
  ///
  /// Events of the app's own actions follow them.
  private var isSending = false
  /// The app's formatter, and a closure that formats the numbers that have no text yet.
  private var writing: (formatter: (Double) -> String, write: () -> Void)?

  /// Creates a host for a control.
  package init(_ control: Subject) { session = ControlSession(control) }

  package var isOutput: Bool { session.read { $0.isOutput } }
  package var isMoving: Bool { session.isMoving }
  package var nextFrameTime: Double { session.nextFrameTime }
  package var isHeld: Bool { session.isHeld }
  package var tree: AccessibilityTree { session.tree }
  package var preferredSize: PreferredSize { session.read { $0.preferredSize } }

  package var size: Size2D {
    get { session.read { $0.size } }
    set { if newValue != size { session.change { $0.size = newValue } } }
  }

  package var environment: ControlEnvironment {
    get { session.read { $0.environment } }
    set { if newValue != environment { session.change { $0.environment = newValue } } }
  }

  package func handle(_ input: Input, at time: Double) -> Response {
    session.handle(input, at: time)
  }

  package func claims(_ pointer: Int) -> Bool { session.claims(pointer) }

  package func advance(to time: Double) { session.advance(to: time) }

  package func abandonMotion() {
    session.interruptMotion()
    sendMotionEnds()
  }

  package func present(_ emit: (SceneChange) -> Void) {
    writing?.write()
    session.present(emit)
  }

  package func describe() -> Bool {
    writing?.write()
    return session.describe()
  }

  package var touchAreas: [TouchArea] {
    var areas: [TouchArea] = []
    session.read { $0.readTouchAreas { areas.append($0) } }
    return areas
  }

  package func touchUse(at point: Point2D) -> TouchArea.Use? {
    session.read { $0.touchArea(at: point)?.use }
  }
}

// For views of one kind of control.
extension ControlHost {
  /// Reads a part of the control.
  package func read<Result>(_ body: (borrowing Subject) -> Result) -> Result { session.read(body) }

  /// A property of the control.
  ///
  /// Setting it sends no events.
  package subscript<Value>(property: WritableKeyPath<Subject, Value>) -> Value {
    get { session.read { $0[keyPath: property] } }
    set {
      // The control compares the value with events of the present moment only; without frames its time is old.
      if let view { advance(to: view.now) }
      session.change { $0[keyPath: property] = newValue }
      settingsChanged()
    }
  }

  /// Changes the control for the app, without events.
  package func set<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { settingsChanged() }
    return try session.change(body)
  }

  /// Performs an app's command without its events; those of the user's actions before and after it are sent.
  package func edit<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let view { advance(to: view.now) }
    return try set { control throws(Failure) in
      defer { control.pendingEvents.dropNew() }
      return try body(&control)
    }
  }

  /// Changes the control for the view itself, without events or display.
  package func adjust(_ body: (inout Subject) -> Void) { session.change(body) }

  /// Replaces the control with another, which gets the same size and environment.
  package func replace(with control: Subject) {
    let (size, environment) = (size, environment)
    session.change {
      let events = $0.pendingEvents
      $0 = control
      $0.pendingEvents = events
      $0.size = size
      $0.environment = environment
    }
    settingsChanged()
  }

  /// Moves the control for the app.
  ///
  /// Neither the command nor the motion sends events.
  ///
  /// - Parameters:
  ///   - value: The control's value, which the end of the motion reports.
  ///   - body: A closure that moves the control and returns whether it did.
  /// - Returns: The motion; nil if there is none.
  @discardableResult
  package func move<Value: Sendable>(
    _ value: KeyPath<Subject, Value>,
    _ body: (inout Subject) -> Bool
  ) -> CommandedMotion<Value>? {
    commandSilently(body) == true ? follow(value) : nil
  }

  /// Performs an app's command without events.
  ///
  /// Returns nil without a view.
  private func commandSilently<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let view else { return nil }
    defer { view.settingsChanged() }
    return try session.commandSilently(at: view.now, body)
  }

  /// Follows the motion that the app has just commanded until it ends.
  package func follow<Value: Sendable>(_ value: KeyPath<Subject, Value>) -> CommandedMotion<Value> {
    let motion = CommandedMotion<Value>()
    follow { [unowned self] end in
      let value = read { $0[keyPath: value] }
      motion.end(with: CommandedMotion.End(value: value, isInterrupted: end == .interrupted))
    }
    return motion
  }

  private func follow(_ ended: @escaping (MotionEnd) -> Void) {
    session.followMotion()
    motions.append(ended)
    if view?.getsFrames == true { sendMotionEnds() } else { abandonMotion() }
  }

  /// Performs an app's command and sends its events, as for a user's action.
  ///
  /// - Parameters:
  ///   - pointer: The ID of a pointer that holds the control after the command. Default nil.
  ///   - body: A closure that performs the command.
  /// - Returns: The command's result; nil without a view.
  /// - Throws: The command's error.
  @discardableResult
  package func perform<Result, Failure: Error>(
    holding pointer: Int? = nil,
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let view else { return nil }
    defer { view.settle() }
    return try session.command(at: view.now, holding: pointer, body)
  }

  /// Sends all waiting events, the oldest first, each after its feedback.
  ///
  /// Does nothing when called from an event's handler.
  package func sendEvents(_ send: (Subject.Event) -> Void) {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let next = session.nextEvent() {
      view?.play(session.read { $0.feedback(for: next.event) })
      send(next.event)
    }
    sendMotionEnds()
  }

  private func sendMotionEnds() {
    while let end = session.nextMotionEnd() {
      motions.removeFirst()(end)
      onMotionEnd?(end)
    }
  }

  private func settingsChanged() {
    sendMotionEnds()
    view?.settingsChanged()
  }
}

/// A control whose numbers an app can format.
package protocol NumberWriting: Control {
  /// The displayed numbers that have no text of the app yet, the lower one first.
  var unwrittenNumbers: [Double] { get }
  /// Sets texts for the displayed numbers. Without texts the style formats them.
  mutating func write(_ texts: [String])
}

extension ControlHost where Subject: NumberWriting {
  /// A closure that formats the displayed and spoken numbers; nil for the style's format.
  ///
  /// It is called once for each new number, outside changes of the control, so it can read the control.
  package var formatter: ((Double) -> String)? {
    get { writing?.formatter }
    set {
      session.change { $0.write([]) }
      writing = newValue.map { formatter in
        (formatter, { [unowned self] in self.writeNumbers(by: formatter) })
      }
      view?.settingsChanged()
    }
  }

  /// Formats new numbers.
  ///
  /// Sets the control directly: a text that repeats the number needs no new description.
  private func writeNumbers(by formatter: (Double) -> String) {
    let numbers = session.read { $0.unwrittenNumbers }
    guard !numbers.isEmpty else { return }
    let texts = numbers.map(formatter)
    session.control.write(texts)
  }
}

extension ControlHost where Subject: ConfigurableControl {
  /// Calls a method by name for the app.
  ///
  /// - Parameters:
  ///   - name: The method's name.
  ///   - arguments: The arguments.
  ///   - sendsEvents: Whether the call sends events, as a user's action does. Otherwise neither the call nor its motion
  ///     sends any.
  /// - Throws: The control's error.
  package func call(
    _ name: String,
    _ arguments: Arguments,
    sendsEvents: Bool
  ) throws(SettingError) {
    let body = { (control: inout Subject) throws(SettingError) in
      try control.call(name, arguments)
    }
    if sendsEvents { try perform(body) } else { _ = try commandSilently(body) }
    if Subject.isMotion(name) { follow { _ in } }
  }

  /// Sets a number by the setting's name.
  ///
  /// A number that the control refuses changes nothing.
  package func set(_ name: String, to number: Double) {
    try? set { control throws(SettingError) in try control.set(name, to: .number(number)) }
  }
}
#endif
