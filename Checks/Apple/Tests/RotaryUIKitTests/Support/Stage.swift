import Rotary
import UIKit

@testable import RotaryUIKit

/// A window with one control, and a record of its events.
@MainActor
final class Stage<View: ShownControl> {
  /// The view's place in its window.
  ///
  /// It is not the origin, so that tests notice mixed-up coordinates.
  nonisolated static var origin: CGPoint { CGPoint(x: 40, y: 70) }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_200, height: 1_000))
  let view: View
  /// The control's events as text.
  private(set) var events: [String] = []
  /// The control events that the view sent.
  private(set) var actions: [String] = []

  /// Resets the device, and adds a view to the window.
  init(
    _ kind: View.Type = View.self,
    size: CGSize? = nil,
    direction: UISemanticContentAttribute? = nil,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    TestDevice.reset()
    TestDevice.idiom = idiom
    // This is the only initializer that a class known by its type has.
    guard let view = kind.init(coder: NSCoder()) else { preconditionFailure("no \(kind)") }
    self.view = view
    view.frame = CGRect(origin: Self.origin, size: size ?? view.intrinsicContentSize)
    if let direction { view.semanticContentAttribute = direction }
    window.addSubview(view)
    listen()
    TestDevice.showFrame(at: 0)
  }

  private func listen() {
    view.eventHandler = { [weak self] event in self?.events.append(EventText.of(event)) }
    let names: [(UIControl.Event, String)] = [
      (.valueChanged, "valueChanged"), (.editingDidBegin, "editingDidBegin"),
      (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, name) in names {
      let action = UIAction { [weak self] _ in self?.actions.append(name) }
      view.addAction(action, for: event)
    }
  }

  /// Taps a point of the window, and returns the view that was touched.
  @discardableResult
  func tap(_ place: CGPoint) -> UIView? {
    let finger = Finger(in: window)
    finger.down(at: place)
    TestDevice.elapse(to: TestDevice.time + 0.08)
    finger.up()
    settle()
    return finger.view
  }

  /// Converts a point of the view to the window.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: Self.origin.x + CGFloat(x), y: Self.origin.y + CGFloat(y))
  }

  /// Returns a point on a circle around the view's centre, in the window.
  ///
  /// The angle is in radians clockwise from the top, and the radius is a share of half the shorter side.
  func point(atAngle angle: Double, share: Double = 0.7) -> CGPoint {
    let size = view.bounds.size
    let radius = Double(min(size.width, size.height)) / 2 * share
    return point(
      Double(size.width) / 2 + radius * sin(angle),
      Double(size.height) / 2 - radius * cos(angle)
    )
  }

  /// The centre of the view, in the window.
  var middle: CGPoint { point(atAngle: 0, share: 0) }

  /// Drags a finger along the circle, with a step every hundredth of a second, and lifts it.
  @discardableResult
  func drag(from start: Double, to end: Double, share: Double = 0.7, lifts: Bool = true) -> Finger {
    let finger = Finger(in: window)
    finger.down(at: point(atAngle: start, share: share))
    let steps = 20
    for step in 1...steps {
      TestDevice.advance(to: TestDevice.time + 0.01)
      let angle = start + (end - start) * Double(step) / Double(steps)
      finger.move(to: point(atAngle: angle, share: share))
    }
    if lifts { finger.up() }
    return finger
  }

  /// Waits until all motion has stopped, at most 20 seconds, and lays out all changes.
  func settle() {
    let end = TestDevice.time + 20
    while TestDevice.activeDisplayLinkCount > 0, TestDevice.time < end {
      TestDevice.advance(to: TestDevice.time + 0.1)
    }
    TestDevice.showFrame(at: TestDevice.time + 0.02)
  }

  /// Clears the recorded events.
  func clear() {
    events = []
    actions = []
  }
}
