#if GTK
import CGtk
import Rotary
import RotaryReplay

/// What is behind a widget on the screen: it takes what GTK asks and tells, and shows one control.
///
/// The widget keeps it, and it goes with the widget. Everything happens in the same four steps: the control
/// takes it, the widget is drawn anew, assistive technologies are told, the app is.
@MainActor
class WidgetHost: ControlView {
  /// Where a widget keeps its host.
  nonisolated static let key = g_quark_from_static_string("rotary-widget-host")

  /// What it is behind; nil until ``begin(with:_:)``.
  private var attachment: (widget: WidgetPointer, kind: WidgetKind)?
  /// The colours to draw with; nil for those of GTK's settings.
  var theme: Theme? { didSet { if theme != oldValue { settingsChanged() } } }
  /// Whether cues are heard; see ``RotaryWidget/playsSounds``.
  var playsSounds = false {
    didSet { if playsSounds != oldValue { g_object_notify(widget.object, WidgetKind.soundsName) } }
  }
  private(set) lazy var sounds = makeSounds()
  let drawing = SceneDrawing()
  /// The colours of GTK's settings, as they were read last.
  private(set) var systemTheme = Theme.light
  /// Watches GTK's settings while the widget is seen.
  private var settingsWatch: SettingsWatch?
  private var clock = HostClock()
  /// Seconds by the clock of frames, as GTK counts them.
  var systemSeconds: () -> Double = { Double(g_get_monotonic_time()) / 1e6 }
  private var frames: guint = 0
  /// Waits for a frame that is needed later.
  private var alarm: Timeout?
  var pointers = RawPointers()
  /// Whose the pointers are; nil before the widget is made.
  var claims: PointerClaims?
  /// Whether the control was told that it has the keyboard.
  var showsFocus = false
  /// Whether fingers are on a trackpad.
  var isScrolling = false
  /// Whether the control took what they scrolled last.
  var mayCoast = false
  /// What they scrolled, while it runs out.
  var momentum: ScrollMomentum?
  private lazy var access = AccessElements(of: self)
  private var askedSize: Size2D?

  /// The widget; it outlives the host.
  var widget: WidgetPointer { attached.widget }
  /// The kind of the widget.
  var kind: WidgetKind { attached.kind }

  private var attached: (widget: WidgetPointer, kind: WidgetKind) {
    guard let attachment else { preconditionFailure("a host is used before it has a widget") }
    return attachment
  }

  /// The control that it shows.
  var core: any ControlHosting { preconditionFailure("an abstract widget shows nothing") }

  /// Tells the app what the control has told.
  func sendEvents() {}

  /// Draws the control.
  func draw(into scene: inout ControlScene) {}

  /// Writes a setting into a value of GObject.
  func read(property: Int, into value: UnsafeMutablePointer<GValue>) {}

  /// Takes a setting from a value of GObject.
  func write(property: Int, from value: UnsafePointer<GValue>) {}

  /// A setting as it is now; nil for one that there is not.
  func setting(_ name: String) -> SettingValue? { nil }

  /// Changes a setting.
  func set(_ name: String, to value: SettingValue) throws(SettingProblem) {}

  /// What GTK is told of the control's answer to a pointer, of which a widget inside may have a part.
  func share(_ response: Response, of sample: RawPointers.Sample) -> Response { response }

  /// Takes the keyboard, as a pointer has come down on the control.
  func takeKeyboard() { gtk_widget_grab_focus(widget) }

  /// Whether keys are the control's before they are those of a widget inside.
  var takesKeysFirst: Bool { true }

  /// Has the control do something by name, with GLib's dictionary of arguments; whether it was done.
  func call(_ name: String, _ fields: OpaquePointer?) -> Bool { false }

  /// Lends the host of a widget; nil for a widget that has none, or no longer.
  nonisolated static func with<Result: Sendable>(
    _ widget: WidgetPointer?,
    _ body: @MainActor (WidgetHost) -> Result
  ) -> Result? {
    guard let widget else { return nil }
    nonisolated(unsafe) let object = widget.object
    return MainActor.assumeIsolated { object.kept(WidgetHost.self, as: key).map(body) }
  }

  /// Begins with a widget that was just made.
  func begin(with widget: WidgetPointer, _ kind: WidgetKind) {
    attachment = (widget, kind)
    core.view = self
    gtk_widget_set_focusable(widget, core.isOutput ? 0 : 1)
    listen()
    readSettings()
    refreshAccess()
  }

  // MARK: What GTK asks.

  /// How large the control is best shown.
  var preferredSize: PreferredSize { core.preferredSize }

  /// Gives the control its size.
  func resize(to size: Size2D) {
    if size != core.size {
      core.size = size
      settingsChanged()
    }
    access.allocate()
  }

  /// Whether a touch at a point is meant for the control; beside a round one it is not.
  func contains(_ point: Point2D) -> Bool { core.isHit(at: point) }

  /// Begins to be seen.
  func appear() {
    settingsWatch = SettingsWatch(of: widget) { [weak self] in self?.environmentChanged() }
    Theme.followAccent(on: widget, named: kind.cssName)
    environmentChanged()
  }

  /// Is seen no more: whatever holds it lets go, nothing moves on, and no pictures of it are kept.
  func disappear() {
    loseAll()
    core.abandonMotion()
    stopFrames()
    settingsWatch = nil
    drawing.releasePictures()
  }

  /// Draws the control where GTK wants it.
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

  // MARK: What the user does.

  /// Tells the control what the user did; ``settle()`` is to follow.
  func handle(_ input: Input, at time: Double) -> Response {
    core.handle(input, at: time)
  }

  /// Tells the control what the user did, and shows what comes of it.
  @discardableResult
  func take(_ input: Input, at time: Double) -> Response {
    let response = handle(input, at: time)
    settle()
    return response
  }

  /// When a pointer did something, by the control's clock.
  ///
  /// - Parameters:
  ///   - stamp: when, in seconds.
  ///   - isFirst: whether the pointer is the first of several.
  /// - Returns: the time for the control.
  func time(ofPointer stamp: Double, isFirst: Bool) -> Double {
    if isFirst { clock.beginTouches() }
    return clock.time(ofTouch: stamp)
  }

  private func listen() {
    guard !core.isOutput else { return }
    listenToPointers()
    listenToKeys()
    listenToFocus()
    listenToScrolling()
  }

  // MARK: What comes of it.

  /// Now, as the control counts time.
  var now: Double {
    clock.count(asleep: Self.secondsAsleep())
    return clock.time(systemSeconds())
  }

  var getsFrames: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Follows the user's settings, the style sheets, and what the widget is allowed.
  func environmentChanged() {
    readSettings()
    settingsChanged()
  }

  /// Has a program's change take effect.
  func settingsChanged() {
    updateFrames()
    gtk_widget_queue_draw(widget)
    let size = core.preferredSize.preferred
    if size != askedSize { gtk_widget_queue_resize(widget) }
    askedSize = size
    refreshAccess()
  }

  /// Shows what has changed, then tells the app.
  func settle() {
    // The app may take the widget away when it is told.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    gtk_widget_queue_draw(widget)
    updateFrames()
    refreshAccess()
    sendEvents()
  }

  /// Has assistive technologies find the control as it is described now.
  private func refreshAccess() {
    guard core.describe() else { return }
    access.show(core.tree)
  }

  /// Does what assistive technology asks of an element of the core's tree.
  func act(_ action: AccessibilityAction, on element: Int) { access.act(action, on: element) }

  private func readSettings() {
    core.environment = ControlEnvironment(of: widget)
    systemTheme = Theme(of: widget)
  }

  /// How long the machine has slept, in seconds, which the clock of frames and events leaves out.
  static var secondsAsleep: () -> Double = {
    var (all, awake) = (timespec(), timespec())
    clock_gettime(CLOCK_BOOTTIME, &all)
    clock_gettime(CLOCK_MONOTONIC, &awake)
    return Double(all.tv_sec - awake.tv_sec) + Double(all.tv_nsec - awake.tv_nsec) / 1e9
  }

  // MARK: Frames, only while something moves.

  /// What comes sooner is shown with the display's next frame, in seconds.
  private static let frameSeconds = 0.03

  private func updateFrames() {
    guard core.isMoving, getsFrames else { return stopFrames() }
    guard frames == 0 else { return }
    let wait = core.nextFrameTime - now
    alarm =
      wait > Self.frameSeconds
      ? Timeout(seconds: wait) { [weak self] in self?.showLateFrame() } : nil
    guard alarm == nil else { return }
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

  /// Advances to a frame; whether another is needed.
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

  /// Shows a frame that was waited for.
  private func showLateFrame() {
    core.advance(to: now)
    settle()
  }

  private func stopFrames() {
    alarm = nil
    guard frames != 0 else { return }
    gtk_widget_remove_tick_callback(widget, frames)
    frames = 0
  }
}
#endif
