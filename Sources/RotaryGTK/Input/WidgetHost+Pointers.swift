#if GTK
import CGtk
import Rotary

// Fingers, mice and pens.
extension WidgetHost {
  /// Begins to handle all pointers.
  ///
  /// GTK calls the controller that was added last first, so `claims` tracks each pointer before the control decides.
  func listenToPointers() {
    guard let raw = gtk_event_controller_legacy_new(),
      let crossing = gtk_event_controller_motion_new()
    else { return }
    connectEvent(raw, "event") { [weak self] in self?.process($0) ?? false }
    gtk_widget_add_controller(widget, raw)
    listen(crossing, "leave") { [weak self] in self?.pointerLeft() }
    gtk_widget_add_controller(widget, crossing)
    claims = PointerClaims(on: widget) { [weak self] in self?.lose($0) }
  }

  /// Handles a pointer's event.
  ///
  /// - Returns: whether to stop the event's propagation. This is only so when a pointer goes down on the control: any
  ///   widget that received the press must also receive its end.
  private func process(_ event: OpaquePointer) -> Bool {
    let samples = pointers.read(event, on: widget)
    if pointers.seemsReleased {
      // Events that the display server has already sent come first.
      releaseCheck = Timeout(seconds: 0, priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in
        guard let self, pointers.seemsReleased else { return }
        lose(nil)
      }
    }
    return process(samples)
  }

  /// Handles samples, the oldest first; returns whether to stop the event's propagation.
  func process(_ samples: [RawPointers.Sample]) -> Bool {
    guard let last = samples.last else { return false }
    if last.event.phase == .down { endMomentum() }
    var response = Response.declined
    for sample in samples { response = send(sample) }
    if let leave = pointers.leaveAfterRelease() { _ = handle(.pointer(leave), at: now) }
    if last.event.phase == .down, response != .declined { grabFocus() }
    settle()
    return last.event.phase == .down && response == .handled
  }

  /// Sends a sample to the control, and claims or releases the pointer.
  @discardableResult
  private func send(_ sample: RawPointers.Sample) -> Response {
    let isDown = sample.event.phase == .down
    let time = time(ofPointer: sample.time, isFirst: isDown && !core.isHeld)
    let response = sharedResponse(handle(.pointer(sample.event), at: time), of: sample)
    let use = isDown ? core.touchUse(at: sample.event.position) : nil
    if pointers.record(sample, response, use: use) {
      claims?.claim(sample.sequence)
    } else if response == .declined, isDown || sample.event.phase == .move {
      claims?.release(sample.sequence)
    }
    claims?.watch(pointers.awaitsFingers) { [weak self] in self?.processEarly($0) ?? false }
    return response
  }

  /// Claims the pointers that the control claims after some time; called after each frame.
  func claimByTime() {
    for sequence in pointers.claimByTime(core.claims) { claims?.claim(sequence) }
  }

  /// Handles a finger's event before the ancestors do.
  ///
  /// - Returns: whether to hide it from them, because the control is still undecided about the finger.
  private func processEarly(_ event: OpaquePointer) -> Bool {
    guard gdk_event_get_event_type(event) == GDK_TOUCH_UPDATE,
      let sequence = gdk_event_get_event_sequence(event), pointers.isAwaited(sequence)
    else { return false }
    _ = process(event)
    return pointers.isAwaited(sequence)
  }

  /// Ends a pointer that an ancestor has claimed or GTK has cancelled.
  func lose(_ sequence: OpaquePointer?) {
    let lost = pointers.lose(sequence, on: sequence == nil ? nil : widget, at: now)
    guard !lost.isEmpty else { return }
    for sample in lost { send(sample) }
    settle()
  }

  /// Ends all pointers.
  func loseAll() {
    endScroll()
    endMomentum()
    let lost = pointers.removeAll()
    guard !lost.isEmpty else { return }
    for event in lost { _ = handle(.pointer(event), at: now) }
    claims?.unwatch()
    settle()
  }

  /// Handles that the mouse has left the widget.
  ///
  /// GTK also calls this for fingers, which never hovered.
  private func pointerLeft() {
    guard let leave = pointers.leave() else { return }
    process(.pointer(leave), at: now)
  }

  /// Handles a change of the widget's state, such as its sensitivity or visible focus.
  func stateChanged() {
    environmentChanged()
    if gtk_widget_is_sensitive(widget) == 0 { loseAll() }
    updateFocus()
  }
}
#endif
