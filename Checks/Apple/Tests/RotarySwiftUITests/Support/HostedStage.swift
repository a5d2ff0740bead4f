import Foundation
import Rotary
import SwiftUI
import Testing
import UIKit

@testable import RotarySwiftUI
@testable import RotaryUIKit

/// A window whose root is a tree of SwiftUI's views, with the views of our controls in it.
@MainActor
final class HostedStage<Content: SwiftUI.View> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
  private(set) var controller: UIHostingController<Content>?

  /// Shows a tree on a machine that was just switched on.
  init(
    _ moment: TestUpdates.Moment = .withFrame,
    passesEnvironment: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    TestDevice.reset()
    TestUpdates.reset()
    DeferredWork.schedule = { TestDevice.perform(after: $0, $1) }
    TestUpdates.moment = moment
    TestUpdates.passesEnvironment = passesEnvironment
    let controller = UIHostingController(rootView: content())
    self.controller = controller
    window.rootViewController = controller
    TestDevice.showFrame(at: 0)
    TestDevice.showFrame(at: 0.001)
  }

  /// Takes the whole tree out of the window, and lets go of it.
  func close() {
    window.rootViewController = nil
    controller = nil
  }

  /// All views of a type that are on the screen, from the first to the last.
  func views<View: UIView>(_ type: View.Type = View.self) -> [View] { Self.find(in: window) }

  /// The only view of a type that is on the screen.
  func view<View: UIView>(_ type: View.Type = View.self) throws -> View {
    let found = views(type)
    try #require(found.count == 1, "\(found.count) views of \(type)")
    return found[0]
  }

  /// The texts on the screen.
  var texts: [String] { views(TextScreen.self).map(\.text) }

  private static func find<View: UIView>(in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { find(in: $0) }
  }

  /// Drags a finger over a view, a step each hundredth of a second, and lifts it.
  @discardableResult
  func drag(_ view: UIView, along path: Path, lifts: Bool = true) -> Finger {
    let finger = Finger(in: window)
    finger.down(at: path.point(0, on: view))
    for step in 1...path.steps {
      TestDevice.advance(to: TestDevice.time + 0.01)
      finger.move(to: path.point(step, on: view))
    }
    if lifts { finger.up() }
    return finger
  }

  /// The middle of an element that a view's control describes, in the window.
  func middle<Core: Control>(of element: Int, _ core: Core.Type, in view: RotaryView) throws
    -> CGPoint
  {
    let host = try #require(view.host as? ControlHost<Core>)
    var tree = AccessibilityTree()
    host.read { $0.describe(into: &tree) }
    try #require(tree.elements.indices.contains(element))
    let frame = tree.elements[element].frame
    return view.convert(
      CGPoint(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2),
      to: nil
    )
  }

  /// Taps a point of the window.
  func tap(_ point: CGPoint) {
    let finger = Finger(in: window)
    finger.down(at: point)
    TestDevice.advance(to: TestDevice.time + 0.05)
    finger.up()
  }

  /// Lets time pass until nothing moves, but no longer than 20 seconds, and then what waits be shown.
  func settle() {
    let end = TestDevice.time + 20
    while TestDevice.activeDisplayLinkCount > 0, TestDevice.time < end {
      TestDevice.advance(to: TestDevice.time + 0.1)
    }
    // Half a second late is the latest that a test shows what has changed.
    for _ in 0..<10 { TestDevice.showFrame(at: TestDevice.time + 0.1) }
  }
}

/// A finger's way over a view of any size.
@MainActor
struct Path {
  /// How many steps the finger makes.
  var steps = 20
  /// Where the finger is, as shares of the view's width and height, after a share of the way.
  let place: (Double) -> (x: Double, y: Double)

  /// Round the view's middle; 0 radians is at the top, clockwise.
  static func round(from start: Double, to end: Double, radius: Double = 0.35) -> Path {
    Path { share in
      let angle = start + (end - start) * share
      return (0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
    }
  }

  /// Straight up or down.
  static func upright(x: Double = 0.5, from start: Double, to end: Double) -> Path {
    Path { (x, start + (end - start) * $0) }
  }

  /// Straight to one side.
  static func level(y: Double = 0.5, from start: Double, to end: Double) -> Path {
    Path { (start + (end - start) * $0, y) }
  }

  /// Where the finger is after a number of steps, in the window.
  func point(_ step: Int, on view: UIView) -> CGPoint {
    let place = place(Double(step) / Double(steps))
    let size = view.bounds.size
    return view.convert(
      CGPoint(x: size.width * CGFloat(place.x), y: size.height * CGFloat(place.y)),
      to: nil
    )
  }
}
