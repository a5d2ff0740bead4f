import Rotary
import UIKit

@testable import RotaryUIKit
@testable import UIKit

/// A scroll view with two buttons; the first has a ring menu.
@MainActor
final class MenuPage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  let scrollView: UIScrollView
  let button = UIControl(frame: CGRect(x: 200, y: 500, width: 200, height: 200))
  let other = UIControl(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  let interaction: RingMenuInteraction
  /// The indices of the chosen items.
  private(set) var chosen: [Int] = []
  /// The control events of both buttons.
  private(set) var events: [String] = []

  static var offset: CGPoint { CGPoint(x: 0, y: 200) }
  /// The centre of the button with the menu, in the window.
  static var middle: CGPoint { CGPoint(x: 300, y: 400) }

  init(isOutermostFirst: Bool = false) throws {
    TestDevice.reset()
    TouchDelivery.isOutermostFirst = isOutermostFirst
    scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 600, height: 3_000)
    scrollView.contentOffset = Self.offset
    final class Choices { var onChoose: (Int) -> Void = { _ in } }
    let choices = Choices()
    let items = try RingItems([
      RingItem("Cut"), RingItem("Copy"), RingItem("Paste"), RingItem("Undo"),
    ])
    interaction = RingMenuInteraction(items: items) { choices.onChoose($0) }
    choices.onChoose = { [weak self] in self?.chosen.append($0) }
    window.addSubview(scrollView)
    scrollView.addSubview(button)
    scrollView.addSubview(other)
    button.addInteraction(interaction)
    let names: [(UIControl.Event, String)] = [
      (.touchUpInside, "tap"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      button.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      let beside = UIAction { [weak self] _ in self?.events.append("other \(name)") }
      other.addAction(beside, for: event)
    }
    TestDevice.showFrame(at: 0)
  }

  var hasScrolled: Bool { scrollView.contentOffset != Self.offset }

  /// The menu above the page.
  var menu: RingMenuView? { window.subviews.last as? RingMenuView }

  /// Returns the place of an item in a ring of four items: the first is at the lower right, the rest follow clockwise.
  static func place(of item: Int, around point: CGPoint = middle) -> CGPoint {
    let angle = (Double(item) + 0.5) * .pi / 2
    return CGPoint(
      x: point.x + CGFloat(80 * cos(angle)),
      y: point.y + CGFloat(80 * sin(angle))
    )
  }

  /// Holds a finger on the button until the menu has opened.
  func hold(at point: CGPoint = middle) -> Finger {
    let finger = Finger(in: window)
    finger.down(at: point)
    TestDevice.advance(to: TestDevice.time + 0.7)
    return finger
  }

  /// Waits until all motion has stopped.
  func settle() {
    let end = TestDevice.time + 10
    while TestDevice.activeDisplayLinkCount > 0, TestDevice.time < end {
      TestDevice.advance(to: TestDevice.time + 0.1)
    }
    TestDevice.showFrame(at: TestDevice.time + 0.02)
  }
}
