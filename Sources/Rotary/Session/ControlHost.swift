#if !hasFeature(Embedded)
// For hosts that keep a control in an object of a class, on the main thread: views and widgets.

/// The view that displays a control, as its ``ControlHost`` calls it.
@MainActor
package protocol ControlView: AnyObject {
  /// Now, as the control counts time.
  var now: Double { get }
  /// Whether the view is on the screen, so that frames show how the control moves.
  var getsFrames: Bool { get }
  /// Has a program's change take effect.
  func settingsChanged()
  /// Shows what has changed, then tells the app.
  func settle()
}

/// A control as a view holds it, whatever its type: what its view asks of a ``ControlHost``.
@MainActor
package protocol ControlHosting: AnyObject {
  /// Whether the control takes no input; see ``Control/isOutput``.
  var isOutput: Bool { get }
  /// Whether something moves, so that frames are needed.
  var isMoving: Bool { get }
  /// When the next of them is needed.
  var nextFrameTime: Double { get }
  /// Whether a pointer holds the control, or may come to.
  var isHeld: Bool { get }
  /// What the control was described as last.
  var tree: AccessibilityTree { get }
  /// The view that shows the control.
  var view: (any ControlView)? { get set }
  /// How large the control is best shown.
  var preferredSize: PreferredSize { get }
  /// Takes how each commanded motion ends.
  var onMotionEnd: ((MotionEnd) -> Void)? { get set }
  /// The control's size in points.
  var size: Size2D { get set }
  /// The user's system settings.
  var environment: ControlEnvironment { get set }

  /// Takes what the user did; what that tells waits until the view sends it.
  func handle(_ input: Input, at time: Double) -> Response
  /// Whether a pointer that the control was undecided about is its own by now.
  func claims(_ pointer: Int) -> Bool
  /// Advances all motion to a time.
  func advance(to time: Double)
  /// Ends the wait for commanded motions: no frame will show how they go on.
  func abandonMotion()
  /// Emits what to change on the screen.
  func present(_ emit: (SceneChange) -> Void)
  /// Describes the control anew where that may be needed; whether it was.
  func describe() -> Bool
  /// The areas that touches are for, the lowest first.
  var touchAreas: [TouchArea] { get }
  /// What a touch at a point may do; nil where a touch is not for the control.
  func touchUse(at point: Point2D) -> TouchArea.Use?
}

extension ControlHosting {
  /// Whether a point belongs to the control; of one that takes no input, all of it does.
  package func isHit(at point: Point2D) -> Bool {
    isOutput ? Rect2D(origin: .zero, size: size).contains(point) : touchUse(at: point) != nil
  }
}

/// The session of one control, as a view holds it.
///
/// What the app moves by a command tells nothing, up to its end: only what the user began is told.
@MainActor
package final class ControlHost<Subject: Control>: ControlHosting {
  package weak var view: (any ControlView)?
  private var session: ControlSession<Subject>
  package var onMotionEnd: ((MotionEnd) -> Void)?
  /// What waits for the ends of commanded motions, the oldest first.
  private var motions: [(MotionEnd) -> Void] = []
  /// Whether events are being sent: what an action of the app tells comes after them.
  private var isSending = false
  /// The app's formatter, and what has it write the numbers that it has not written yet.
  private var writing: (formatter: (Double) -> String, write: () -> Void)?

  /// Holds a control.
  package init(_ control: Subject) { session = ControlSession(control) }

  package var isOutput: Bool { Subject.isOutput }
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

// What a view of one kind does with its control.
extension ControlHost {
  /// Asks the control something.
  package func read<Result>(_ body: (borrowing Subject) -> Result) -> Result { session.read(body) }

  /// A property of the control that the app sets; that tells nothing.
  package subscript<Value>(property: WritableKeyPath<Subject, Value>) -> Value {
    get { session.read { $0[keyPath: property] } }
    set {
      // What was told long ago is no echo, though no frame was needed since.
      if let view { advance(to: view.now) }
      session.change { $0[keyPath: property] = newValue }
      settingsChanged()
    }
  }

  /// Has the app set something by a method; tells nothing.
  package func set<Result, Failure: Error>(
    _ body: (inout Subject) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { settingsChanged() }
    return try session.change(body)
  }

  /// Has the view itself bring the control up to date; tells nothing, and shows nothing by itself.
  package func adjust(_ body: (inout Subject) -> Void) { session.change(body) }

  /// Takes another control in the place of the one there is, of the same size and environment.
  package func replace(with control: Subject) {
    let (size, environment) = (size, environment)
    session.change {
      $0 = control
      $0.size = size
      $0.environment = environment
    }
    settingsChanged()
  }

  /// Has the app move the control; neither the command nor the motion tells anything.
  ///
  /// - Parameters:
  ///   - value: the control's value, which the end of the motion states.
  ///   - body: moves the control at a time, and returns whether it could.
  /// - Returns: the motion; nil if there is none.
  @discardableResult
  package func move<Value: Sendable>(
    _ value: KeyPath<Subject, Value>,
    _ body: (inout Subject, Double) -> Bool
  ) -> CommandedMotion<Value>? {
    commandSilently(body) == true ? follow(value) : nil
  }

  /// Has the app command the control, which sends no events; nil without a view.
  private func commandSilently<Result, Failure: Error>(
    _ body: (inout Subject, Double) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let view else { return nil }
    let time = view.now
    defer { view.settingsChanged() }
    return try session.commandSilently(at: time) { control throws(Failure) in
      try body(&control, time)
    }
  }

  /// Follows the motion that the app has just commanded, up to its end.
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

  /// Has the app command the control, and tells that as what the user does.
  @discardableResult
  package func perform<Result, Failure: Error>(
    _ body:
      @escaping (inout Subject, Double, (Subject.Event, Double) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let view else { return nil }
    let time = view.now
    advance(to: time)
    defer { view.settle() }
    return try session.command { control, emit throws(Failure) in try body(&control, time, emit) }
  }

  /// Sends each event that waits, the oldest first; called from within an action, it does nothing.
  package func sendEvents(_ send: (Subject.Event) -> Void) {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let told = session.nextEvent() { send(told.event) }
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

/// A control that shows numbers, which an app may write in its own way.
package protocol NumberWriting: Control {
  /// The numbers shown, the lower one first; none where the app has written them, or where nothing is known.
  var unwrittenNumbers: [Double] { get }
  /// Has texts stand for the numbers shown; without any, the style writes them.
  mutating func write(_ texts: [String])
}

extension ControlHost where Subject: NumberWriting {
  /// Writes the numbers that are shown and read out; nil for the style.
  ///
  /// It is called once for each number that comes, while the control is not being changed: it may ask the
  /// control.
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

  /// What is written says only what the number does, so that no screen reader is told of it more often.
  private func writeNumbers(by formatter: (Double) -> String) {
    let numbers = session.read { $0.unwrittenNumbers }
    guard !numbers.isEmpty else { return }
    let texts = numbers.map(formatter)
    session.control.write(texts)
  }
}

extension ControlHost where Subject: ConfigurableControl {
  /// Has the app call a method by name.
  ///
  /// - Parameters:
  ///   - name: the method's name.
  ///   - arguments: what it takes.
  ///   - sendsEvents: whether the call sends events, as what the user does; else the motion that it begins sends none.
  /// - Throws: what the control throws.
  package func call(
    _ name: String,
    _ arguments: Arguments,
    sendsEvents: Bool
  ) throws(SettingError) {
    if sendsEvents {
      try perform { control, time, emit throws(SettingError) in
        try control.call(name, arguments, at: time, emit: emit)
      }
    } else {
      _ = try commandSilently { control, time throws(SettingError) in
        try control.call(name, arguments, at: time, emit: { _, _ in })
      }
    }
    if Subject.isMotion(name) { follow { _ in } }
  }

  /// Has the app set a number by the setting's name; one that the control refuses changes nothing.
  package func set(_ name: String, to number: Double) {
    try? set { control throws(SettingError) in try control.set(name, to: .number(number)) }
  }
}
#endif
