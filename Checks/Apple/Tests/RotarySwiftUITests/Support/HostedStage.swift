import Foundation
import Rotary
import SwiftUI
import Testing
import UIKit

@testable import RotarySwiftUI
@testable import RotaryUIKit

/// A window whose root view is a tree of SwiftUI views with the library's controls.
@MainActor
final class HostedStage<Content: SwiftUI.View> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
  private(set) var controller: UIHostingController<Content>?

  /// Resets the device, and shows a tree.
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

  /// Removes the whole tree from the window, and releases it.
  func close() {
    window.rootViewController = nil
    controller = nil
  }

  /// Returns all visible views of a type, in order.
  func views<View: UIView>(_ type: View.Type = View.self) -> [View] { Self.find(in: window) }

  /// Returns the only visible view of a type.
  func view<View: UIView>(_ type: View.Type = View.self) throws -> View {
    let found = views(type)
    try #require(found.count == 1, "\(found.count) views of \(type)")
    return found[0]
  }

  /// The visible texts.
  var texts: [String] { views(TextScreen.self).map(\.text) }

  private static func find<View: UIView>(in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { find(in: $0) }
  }

  /// Drags a finger over a view, with a step every hundredth of a second, and lifts it.
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

  /// Returns the centre of an accessibility element of a control, in the window.
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

  /// Waits until all motion has stopped, at most 20 seconds, and shows all pending changes.
  func settle() {
    let end = TestDevice.time + 20
    while TestDevice.activeDisplayLinkCount > 0, TestDevice.time < end {
      TestDevice.advance(to: TestDevice.time + 0.1)
    }
    // Half a second is the longest delay of an update in the tests.
    for _ in 0..<10 { TestDevice.showFrame(at: TestDevice.time + 0.1) }
  }
}

/// A path of a finger over a view of any size.
@MainActor
struct Path {
  /// The number of steps.
  var steps = 20
  /// Returns the finger's place after a share of the path, as shares of the view's width and height.
  let place: (Double) -> (x: Double, y: Double)

  /// Around the view's centre, with angles in radians clockwise from the top.
  static func round(from start: Double, to end: Double, radius: Double = 0.35) -> Path {
    Path { share in
      let angle = start + (end - start) * share
      return (0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
    }
  }

  /// A vertical line.
  static func upright(x: Double = 0.5, from start: Double, to end: Double) -> Path {
    Path { (x, start + (end - start) * $0) }
  }

  /// A horizontal line.
  static func level(y: Double = 0.5, from start: Double, to end: Double) -> Path {
    Path { (start + (end - start) * $0, y) }
  }

  /// Returns the finger's place after a number of steps, in the window.
  func point(_ step: Int, on view: UIView) -> CGPoint {
    let place = place(Double(step) / Double(steps))
    let size = view.bounds.size
    return view.convert(
      CGPoint(x: size.width * CGFloat(place.x), y: size.height * CGFloat(place.y)),
      to: nil
    )
  }
}
