#if GTK
import CGtk
import Rotary

// Fingers, mice and pens.
extension WidgetHost {
  /// Begins to follow all pointers.
  ///
  /// GTK asks the controller that was added last first: so each pointer is known to the claims before the
  /// control says whose it is.
  func listenToPointers() {
    guard let raw = gtk_event_controller_legacy_new(),
      let crossing = gtk_event_controller_motion_new()
    else { return }
    ask(raw, "event") { [weak self] in self?.take($0) ?? false }
    gtk_widget_add_controller(widget, raw)
    listen(crossing, "leave") { [weak self] in self?.pointerLeft() }
    gtk_widget_add_controller(widget, crossing)
    claims = PointerClaims(on: widget) { [weak self] in self?.lose($0) }
  }

  /// Takes an event of a pointer.
  ///
  /// - Returns: whether nothing around is to see it: only where a pointer comes down on the control. What has seen
  ///   that has to see its end as well, or it waits for it.
  private func take(_ event: OpaquePointer) -> Bool { take(pointers.read(event, on: widget)) }

  /// Takes what a pointer did, the oldest first; whether nothing around is to see it.
  func take(_ samples: [RawPointers.Sample]) -> Bool {
    guard let last = samples.last else { return false }
    if last.event.phase == .down { endMomentum() }
    var response = Response.declined
    for sample in samples { response = tell(sample) }
    if let leave = pointers.leaveAfterRelease() { _ = handle(.pointer(leave), at: now) }
    if last.event.phase == .down, response != .declined { takeKeyboard() }
    settle()
    return last.event.phase == .down && response == .handled
  }

  /// Tells the control of a pointer, and GTK whose it is.
  @discardableResult
  private func tell(_ sample: RawPointers.Sample) -> Response {
    let isDown = sample.event.phase == .down
    let time = time(ofPointer: sample.time, isFirst: isDown && !core.isHeld)
    let response = share(handle(.pointer(sample.event), at: time), of: sample)
    let use = isDown ? core.touchUse(at: sample.event.position) : nil
    if pointers.follow(sample, response, use: use) {
      claims?.claim(sample.sequence)
    } else if response == .declined, isDown || sample.event.phase == .move {
      claims?.release(sample.sequence)
    }
    claims?.watch(pointers.awaitsFingers) { [weak self] in self?.takeEarly($0) ?? false }
    return response
  }

  /// Keeps the pointers that the control has come to claim by time alone; asked after each frame.
  func claimByTime() {
    for sequence in pointers.claimByTime(core.claims) { claims?.claim(sequence) }
  }

  /// Takes an event of a finger before what lies around sees it.
  ///
  /// - Returns: whether nothing around is to see it yet, as the control has not decided whose the finger is.
  private func takeEarly(_ event: OpaquePointer) -> Bool {
    guard gdk_event_get_event_type(event) == GDK_TOUCH_UPDATE,
      let sequence = gdk_event_get_event_sequence(event), pointers.isAwaited(sequence)
    else { return false }
    _ = take(event)
    return pointers.isAwaited(sequence)
  }

  /// Something around has claimed a pointer, or GTK has taken it away.
  func lose(_ sequence: OpaquePointer?) {
    let lost = pointers.lose(sequence, on: sequence == nil ? nil : widget, at: now)
    guard !lost.isEmpty else { return }
    for sample in lost { tell(sample) }
    settle()
  }

  /// Ends what all pointers do.
  func loseAll() {
    endScroll()
    endMomentum()
    let lost = pointers.removeAll()
    guard !lost.isEmpty else { return }
    for event in lost { _ = handle(.pointer(event), at: now) }
    claims?.unwatch()
    settle()
  }

  /// The pointer is over something else; fingers go there, too, that never hovered.
  private func pointerLeft() {
    guard let leave = pointers.leave() else { return }
    take(.pointer(leave), at: now)
  }

  /// The widget has become insensitive, or GTK shows the focus.
  func stateChanged() {
    environmentChanged()
    if gtk_widget_is_sensitive(widget) == 0 { loseAll() }
    updateFocus()
  }
}
#endif
