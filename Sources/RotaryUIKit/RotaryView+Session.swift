#if canImport(UIKit)
import Rotary
import UIKit

// What happens, and what comes of it.
extension RotaryView: ControlView {
  /// Now, as the control counts time.
  package var now: Double {
    clock.count(asleep: DeviceSleep.seconds())
    return clock.time(CACurrentMediaTime())
  }

  package var getsFrames: Bool { window != nil }

  /// Takes how each motion ends that the app has commanded.
  package var onMotionEnd: ((MotionEnd) -> Void)? {
    get { host.onMotionEnd }
    set { host.onMotionEnd = newValue }
  }

  /// When a touch happened.
  func time(of touch: UITouch) -> Double {
    if !host.isHeld { clock.beginTouches() }
    return clock.time(ofTouch: touch.timestamp)
  }

  /// Tells the control what the user did; ``settle()`` is to follow.
  func handle(_ input: Input, at time: Double) -> Response {
    let response = host.handle(input, at: time)
    if playsHaptics, response != .declined, case .pointer(let pointer) = input,
      pointer.phase == .down
    {
      haptics.prepare()
    }
    guard response == .handled, input.isAction else { return response }
    if case .accessibility = input { isAssisted = true } else { isAssisted = false }
    if !isEditing {
      isEditing = true
      sendActions(for: .editingDidBegin)
    }
    return response
  }

  /// Tells the control what the user did, and shows what comes of it.
  @discardableResult
  func take(_ input: Input, at time: Double) -> Response {
    let response = handle(input, at: time)
    settle()
    return response
  }

  /// Has a program's change take effect: shown with the next layout, described at once.
  package func settingsChanged() {
    readTraits()
    refreshAccess()
    updateFrames()
    setNeedsLayout()
    let size = host.preferredSize.preferred
    if size != askedSize { invalidateIntrinsicContentSize() }
    askedSize = size
  }

  /// Shows what has changed, then tells the app.
  package func settle() {
    prepare()
    scene.update {
      host.present($0)
      complete()
    }
    refreshAccess()
    updateFrames()
    sendEvents()
    guard isEditing, !host.isMoving, !host.isHeld else { return }
    isEditing = false
    sendActions(for: .editingDidEnd)
  }

  /// Has what goes along with an event be felt, heard and said.
  func give(_ feedback: Feedback) {
    if playsHaptics, let cue = feedback.cue { haptics.play(cue) }
    if playsSounds, let cue = feedback.cue { sounds.play(cue, at: CACurrentMediaTime()) }
    if feedback.announcesValue { announceValue() }
  }

  func showFrame(at time: Double) {
    clock.count(asleep: DeviceSleep.seconds())
    let time = clock.time(time)
    // One that shows nothing new costs nothing more.
    guard time >= host.nextFrameTime else { return }
    host.advance(to: time)
    touches.claimByTime()
    settle()
  }

  func updateFrames() {
    frames.run(getsFrames && host.isMoving, every: host.nextFrameTime - clock.latest)
  }
}
#endif
