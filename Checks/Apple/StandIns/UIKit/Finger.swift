import Foundation

/// A finger, a pen or a mouse button on a window, for tests.
///
/// Each method is one event at ``TestDevice/time``, sent by `UIWindow.sendEvent(_:)`.
@MainActor
public final class Finger {
  private let window: UIWindow
  private let touch = UITouch()
  private let button: UIEvent.ButtonMask

  /// Creates a finger that is not down.
  ///
  /// For a mouse, `button` is the button that is pressed.
  public init(
    in window: UIWindow,
    _ type: UITouch.TouchType = .direct,
    button: UIEvent.ButtonMask = []
  ) {
    self.window = window
    self.button = button
    touch.window = window
    touch.type = type
  }

  /// Puts several fingers down in one event.
  public static func down(_ fingers: [(finger: Finger, place: CGPoint)]) {
    for (finger, place) in fingers { finger.put(place, .began) }
    send(fingers.map(\.finger))
  }

  /// Puts the finger down at a point of the window.
  public func down(at place: CGPoint) {
    put(place, .began)
    touch.previousPlace = place
    Self.send([self])
  }

  /// Moves the finger to a point.
  public func move(to place: CGPoint) {
    put(place, .moved)
    Self.send([self])
  }

  /// Moves the finger through several samples in one event.
  ///
  /// The last sample is at the device's time.
  public func move(through samples: [(place: CGPoint, time: Double)]) {
    let coalesced = samples.map { sample in
      let touch = UITouch()
      touch.window = window
      touch.view = self.touch.view
      touch.type = self.touch.type
      touch.phase = .moved
      touch.place = sample.place
      touch.timestamp = sample.time
      return touch
    }
    guard let last = samples.last else { return }
    put(last.place, .moved)
    touch.timestamp = last.time
    Self.send([self], coalesced: [ObjectIdentifier(touch): coalesced])
  }

  /// Lifts the finger, at its place or at another point.
  public func up(at place: CGPoint? = nil) {
    put(place ?? touch.place, .ended)
    Self.send([self])
  }

  /// Cancels the touch, as the system does.
  public func cancel() {
    put(touch.place, .cancelled)
    Self.send([self])
  }

  /// The view that was hit.
  public var view: UIView? { touch.view }

  private func put(_ place: CGPoint, _ phase: UITouch.Phase) {
    touch.previousPlace = touch.place
    touch.place = place
    touch.phase = phase
    touch.timestamp = TestDevice.time
  }

  private static func send(
    _ fingers: [Finger],
    coalesced: [ObjectIdentifier: [UITouch]] = [:]
  ) {
    guard let window = fingers.first?.window else { return }
    let event = UIEvent()
    event.timestamp = TestDevice.time
    event.allTouches = Set(fingers.map(\.touch))
    event.modifierFlags = Keyboard.modifiers
    event.coalesced = coalesced
    event.buttonMask = fingers.reduce([]) { $0.union($1.button) }
    window.sendEvent(event)
  }
}
