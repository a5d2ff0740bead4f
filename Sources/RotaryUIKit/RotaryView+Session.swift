#if canImport(UIKit)
import Rotary
import UIKit

// Passes input to the control, and its results to the layers, assistive technologies and the app.
extension RotaryView: ControlView {
  /// The current time of the control's clock, in seconds.
  package var now: Double {
    clock.count(asleep: DeviceSleep.seconds())
    return clock.time(CACurrentMediaTime())
  }

  package var getsFrames: Bool { window != nil }

  /// Called with the outcome of each motion that the app started.
  package var onMotionEnd: ((MotionEnd) -> Void)? {
    get { host.onMotionEnd }
    set { host.onMotionEnd = newValue }
  }

  /// Returns the time of a touch by the control's clock, in seconds.
  func time(of touch: UITouch) -> Double {
    if !host.isHeld { clock.beginTouches() }
    return clock.time(ofTouch: touch.timestamp)
  }

  /// Passes an input to the control; call ``settle()`` afterwards.
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

  /// Passes an input to the control, and shows the result.
  @discardableResult
  func process(_ input: Input, at time: Double) -> Response {
    let response = handle(input, at: time)
    settle()
    return response
  }

  /// Applies a change by the app: accessibility elements change now, the layers with the next layout.
  package func settingsChanged() {
    readTraits()
    refreshAccess()
    updateFrames()
    setNeedsLayout()
    let size = host.preferredSize.preferred
    if size != lastPreferredSize { invalidateIntrinsicContentSize() }
    lastPreferredSize = size
  }

  /// Shows all changes, then sends the app its events.
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

  /// Plays the haptic and the sound of an event, and announces the value if needed.
  package func play(_ feedback: Feedback) {
    if playsHaptics, let cue = feedback.cue { haptics.play(cue, level: feedback.level) }
    if playsSounds, let cue = feedback.cue { sounds.play(cue, at: CACurrentMediaTime()) }
    if feedback.announcesValue { announceValue() }
  }

  func showFrame(at time: Double) {
    clock.count(asleep: DeviceSleep.seconds())
    let time = clock.time(time)
    // Frames that would show no change are skipped.
    guard time >= host.nextFrameTime else { return }
    host.advance(to: time)
    touches.claimByTime()
    settle()
  }

  func updateFrames() {
    frames.run(getsFrames && host.isMoving, every: host.nextFrameTime - clock.latest)
  }
}

// Layout and traits.
extension RotaryView {
  /// A view in the centre, such as an image over a wheel's hub.
  ///
  /// It keeps its size, or gets its fitting size if it has none. Touches on it do not reach the control, unless its
  /// `isUserInteractionEnabled` is false. Default nil.
  public var centerView: UIView? {
    get { centerContent }
    set {
      guard newValue !== centerContent else { return }
      centerContent?.removeFromSuperview()
      centerContent = newValue
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
    }
  }

  /// Places the app's view in the centre.
  func placeCenterView() {
    guard let centerView else { return }
    if centerView.bounds.size.width == 0 { centerView.sizeToFit() }
    centerView.center = CGPoint(x: surface.frame.midX, y: surface.frame.midY)
  }

  /// The formats of the view's locale.
  private var formats: LocaleFormats {
    let locale = locale ?? .current
    if let cachedFormats, cachedFormats.locale == locale { return cachedFormats }
    let formats = LocaleFormats(of: locale)
    cachedFormats = formats
    return formats
  }

  /// Updates the control's environment and colours from the traits.
  func readTraits() {
    host.environment = ControlEnvironment(of: self, formats: formats)
    scene.style = SceneStyle(
      theme: Theme(of: self),
      scale: max(1, traitCollection.displayScale),
      isRightToLeft: host.environment.isRightToLeft,
      pictures: pictures,
      traits: traitCollection,
      font: textFont,
      hasBoldText: traitCollection.legibilityWeight == .bold
    )
  }
}

/// A view that sends the events of one of the core's controls to a closure.
@MainActor
package protocol EventSending: RotaryView {
  /// The type of the events; the name `Event` belongs to `UIControl`.
  associatedtype CoreEvent

  /// A closure that receives every event.
  var eventHandler: ((CoreEvent) -> Void)? { get set }
}
#endif
