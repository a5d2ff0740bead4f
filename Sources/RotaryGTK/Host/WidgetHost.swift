#if GTK
import CGtk
import Rotary
import RotaryReplay

/// The implementation of a widget: it handles GTK's requests and events, and shows one control.
///
/// The widget owns it. Every input has four steps: the control handles it, the widget is redrawn, the accessible
/// properties are updated, and the app receives the events.
@MainActor
class WidgetHost: ControlView {
  /// The key of the host in a widget's data.
  nonisolated static let key = g_quark_from_static_string("rotary-widget-host")

  /// The widget; nil until ``begin(with:_:)``.
  private var attachment: (widget: WidgetPointer, kind: WidgetKind)?
  /// The colours of the drawing; nil uses those of GTK's settings.
  var theme: Theme? { didSet { if theme != oldValue { settingsChanged() } } }
  /// Whether cues are audible; see ``RotaryWidget/playsSounds``.
  var playsSounds = false {
    didSet { if playsSounds != oldValue { g_object_notify(widget.object, WidgetKind.soundsName) } }
  }
  private lazy var sounds = makeSounds()
  let drawing = SceneDrawing()
  /// The colours that match GTK's settings.
  private(set) var systemTheme = Theme.light
  /// Observes GTK's settings while the widget is visible.
  private var settingsObserver: SettingsObserver?
  private var clock = HostClock()
  /// The time of GTK's frame clock, in seconds.
  var systemSeconds: () -> Double = { Double(g_get_monotonic_time()) / 1e6 }
  private var frames: guint = 0
  /// The timer for a frame that is needed later.
  private var frameTimer: Timeout?
  var pointers = RawPointers()
  /// Ends the hold of a mouse that seems to be released; see ``RawPointers/seemsReleased``.
  var releaseCheck: Timeout?
  /// Decides which pointers the widget claims; nil before the widget is made.
  var claims: PointerClaims?
  /// Whether the control shows that it has the keyboard focus.
  var showsFocus = false
  /// Whether fingers are scrolling on a trackpad.
  var isScrolling = false
  /// Whether the control handled the last scrolling of the trackpad.
  var mayCoast = false
  /// The momentum after scrolling on a trackpad.
  var momentum: ScrollMomentum?
  /// Whether the control takes input, and whether the widget listens to it.
  private var takesInput = false
  private var isListening = false
  private lazy var access = AccessElements(of: self)
  private var requestedSize: Size2D?

  /// The widget, which lives longer than the host.
  var widget: WidgetPointer { attached.widget }
  /// The kind of the widget.
  var kind: WidgetKind { attached.kind }

  private var attached: (widget: WidgetPointer, kind: WidgetKind) {
    guard let attachment else { preconditionFailure("The host has no widget yet.") }
    return attachment
  }

  /// The control.
  var core: any ControlHosting {
    preconditionFailure("RotaryWidget is abstract and has no control.")
  }

  /// Sends the control's events to the app.
  func sendEvents() {}

  /// Draws the control.
  func draw(into scene: inout ControlScene) {}

  /// Reads a property into a GValue.
  func read(property: Int, into value: UnsafeMutablePointer<GValue>) {}

  /// Sets a property from a GValue.
  func write(property: Int, from value: UnsafePointer<GValue>) {}

  /// The value of a setting; nil if it does not exist.
  func setting(_ name: String) -> SettingValue? { nil }

  /// Changes a setting.
  func set(_ name: String, to value: SettingValue) throws(SettingProblem) {}

  /// The response to a pointer that GTK uses; a widget in a cell can share the pointer.
  func sharedResponse(_ response: Response, of sample: RawPointers.Sample) -> Response { response }

  /// Takes the keyboard focus after a pointer has gone down on the control.
  func grabFocus() { gtk_widget_grab_focus(widget) }

  /// Whether the control receives keys before its child widgets do.
  var receivesKeysFirst: Bool { true }

  /// Performs an action by name, with arguments in a GVariant; returns whether it was performed.
  func call(_ name: String, _ fields: OpaquePointer?) -> Bool { false }

  /// Calls a closure with a widget's host; returns nil if the widget has none.
  nonisolated static func with<Result: Sendable>(
    _ widget: WidgetPointer?,
    _ body: @MainActor (WidgetHost) -> Result
  ) -> Result? {
    guard let widget else { return nil }
    nonisolated(unsafe) let object = widget.object
    return MainActor.assumeIsolated { object.stored(WidgetHost.self, as: key).map(body) }
  }

  /// Attaches the host to a new widget.
  func begin(with widget: WidgetPointer, _ kind: WidgetKind) {
    attachment = (widget, kind)
    core.view = self
    followInput()
    readSettings()
    refreshAccess()
  }

  // MARK: GTK's requests.

  /// The minimum and preferred size of the control.
  var preferredSize: PreferredSize { core.preferredSize }

  /// Sets the control's size.
  func resize(to size: Size2D) {
    if size != core.size {
      core.size = size
      settingsChanged()
    }
    access.allocate()
  }

  /// Whether a point belongs to the control; beside a round control it does not.
  func contains(_ point: Point2D) -> Bool { core.isHit(at: point) }

  /// Prepares for being visible.
  func appear() {
    access.hasAppeared = true
    settingsObserver = SettingsObserver(of: widget) { [weak self] in self?.environmentChanged() }
    Theme.observeAccent(on: widget, named: kind.cssName)
    environmentChanged()
  }

  /// Ends all input and motion and releases the pictures, because the widget is no longer visible.
  func disappear() {
    loseAll()
    core.abandonMotion()
    stopFrames()
    settingsObserver = nil
    drawing.releasePictures()
  }

  /// Draws the control into a `GtkSnapshot`.
  func snapshot(to snapshot: OpaquePointer) {
    drawing.draw(
      core,
      style: SceneStyle(
        theme: theme ?? systemTheme,
        scale: Double(gtk_widget_get_scale_factor(widget))
      ),
      for: isDrawnByCairo(widget) ? .cairo : .gl,
      to: snapshot
    ) { draw(into: &$0) }
  }

  // MARK: Input.

  /// Sends input to the control.
  ///
  /// ``settle()`` must follow.
  func handle(_ input: Input, at time: Double) -> Response {
    core.handle(input, at: time)
  }

  /// Sends input to the control, and shows the result.
  @discardableResult
  func process(_ input: Input, at time: Double) -> Response {
    let response = handle(input, at: time)
    settle()
    return response
  }

  /// Converts the time of a pointer's event to the control's clock.
  ///
  /// - Parameters:
  ///   - stamp: the event's time, in seconds.
  ///   - isFirst: whether the pointer is the first of several.
  /// - Returns: the time for the control.
  func time(ofPointer stamp: Double, isFirst: Bool) -> Double {
    if isFirst { clock.beginTouches() }
    return clock.time(ofTouch: stamp)
  }

  /// Makes the widget focusable if the control takes input, and listens to input from the first time on.
  private func followInput() {
    guard takesInput == core.isOutput else { return }
    takesInput = !core.isOutput
    gtk_widget_set_focusable(widget, takesInput ? 1 : 0)
    guard takesInput, !isListening else { return }
    isListening = true
    listenToPointers()
    listenToKeys()
    listenToFocus()
    listenToScrolling()
  }

  // MARK: Output.

  /// The present time of the control's clock.
  var now: Double {
    clock.count(asleep: Self.secondsAsleep())
    return clock.time(systemSeconds())
  }

  var getsFrames: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Updates the control after a change of the system settings, the style sheets or the widget's state.
  func environmentChanged() {
    readSettings()
    settingsChanged()
  }

  /// Applies a change by the program.
  func settingsChanged() {
    followInput()
    updateFrames()
    gtk_widget_queue_draw(widget)
    let size = core.preferredSize.preferred
    if size != requestedSize { gtk_widget_queue_resize(widget) }
    requestedSize = size
    refreshAccess()
  }

  /// Displays changes, then sends the events to the app.
  func settle() {
    // The app may destroy the widget while it handles an event.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    gtk_widget_queue_draw(widget)
    updateFrames()
    refreshAccess()
    sendEvents()
  }

  /// Plays the sound of an event if sounds are on; GTK announces a changed value itself.
  func play(_ feedback: Feedback) {
    if playsSounds, let cue = feedback.cue { sounds.play(cue, level: feedback.level, at: now) }
  }

  /// Updates the accessible properties if the control's description has changed.
  private func refreshAccess() {
    guard core.describe() else { return }
    access.show(core.tree)
  }

  /// Performs an action that an assistive technology requested on an element of the core's tree.
  func act(_ action: AccessibilityAction, on element: Int) { access.act(action, on: element) }

  private func readSettings() {
    core.environment = ControlEnvironment(of: widget)
    systemTheme = Theme(of: widget)
  }

  /// The time the machine has been suspended, in seconds, which the clock of frames and events does not count.
  static var secondsAsleep: () -> Double = {
    var (all, awake) = (timespec(), timespec())
    clock_gettime(CLOCK_BOOTTIME, &all)
    clock_gettime(CLOCK_MONOTONIC, &awake)
    return Double(all.tv_sec - awake.tv_sec) + Double(all.tv_nsec - awake.tv_nsec) / 1e9
  }

  // MARK: Frames, only during a motion.

  /// The maximum wait for which the display's next frame is used instead of a timer, in seconds.
  private static let frameSeconds = 0.03

  private func updateFrames() {
    guard core.isMoving, getsFrames else { return stopFrames() }
    guard frames == 0 else { return }
    let wait = core.nextFrameTime - now
    frameTimer =
      wait > Self.frameSeconds
      ? Timeout(seconds: wait) { [weak self] in self?.showDelayedFrame() } : nil
    guard frameTimer == nil else { return }
    frames = gtk_widget_add_tick_callback(
      widget,
      { widget, frameClock, _ in
        let time = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1e6
        return WidgetHost.with(widget) { $0.showFrame(at: time) ? 1 : 0 } ?? 0
      },
      nil,
      nil
    )
  }

  /// Advances to a frame; returns whether another one is needed.
  func showFrame(at time: Double) -> Bool {
    clock.count(asleep: Self.secondsAsleep())
    core.advance(to: clock.time(time))
    claimByTime()
    settle()
    guard core.nextFrameTime - clock.latest > Self.frameSeconds else { return frames != 0 }
    frames = 0
    updateFrames()
    return false
  }

  /// Shows a frame after a timer.
  private func showDelayedFrame() {
    core.advance(to: now)
    settle()
  }

  private func stopFrames() {
    frameTimer = nil
    guard frames != 0 else { return }
    gtk_widget_remove_tick_callback(widget, frames)
    frames = 0
  }
}
#endif
