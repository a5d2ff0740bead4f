import Rotary
import UIKit

@testable import RotaryUIKit

/// A window with one control in it, and what that told.
@MainActor
final class Stage<View: ShownControl> {
  /// Where the view stands in its window: not at the origin, so that coordinates are told apart.
  nonisolated static var origin: CGPoint { CGPoint(x: 40, y: 70) }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_200, height: 1_000))
  let view: View
  /// The control's events, in words.
  private(set) var events: [String] = []
  /// The actions that a target of the view got.
  private(set) var actions: [String] = []

  /// Puts a view on a machine that was just switched on, and lays it out.
  init(
    _ kind: View.Type = View.self,
    size: CGSize? = nil,
    direction: UISemanticContentAttribute? = nil,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    TestDevice.reset()
    TestDevice.idiom = idiom
    // The initialiser that all have to have: a class that is only known by its type has no other.
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

  /// A point of the window, from one of the view.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: Self.origin.x + CGFloat(x), y: Self.origin.y + CGFloat(y))
  }

  /// A point on a circle about the view's middle, as a share of half its shorter side; 0 radians is at the
  /// top, clockwise.
  func point(atAngle angle: Double, share: Double = 0.7) -> CGPoint {
    let size = view.bounds.size
    let radius = Double(min(size.width, size.height)) / 2 * share
    return point(
      Double(size.width) / 2 + radius * sin(angle),
      Double(size.height) / 2 - radius * cos(angle)
    )
  }

  /// The middle of the view.
  var middle: CGPoint { point(atAngle: 0, share: 0) }

  /// Drags a finger along the circle, a step each hundredth of a second, and lifts it.
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

  /// Lets time pass until nothing moves, but no longer than 20 seconds, and then what is set be laid out.
  func settle() {
    let end = TestDevice.time + 20
    while TestDevice.activeDisplayLinkCount > 0, TestDevice.time < end {
      TestDevice.advance(to: TestDevice.time + 0.1)
    }
    TestDevice.showFrame(at: TestDevice.time + 0.02)
  }

  /// Forgets what was told so far.
  func clear() {
    events = []
    actions = []
  }
}
