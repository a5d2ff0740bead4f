import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the halo that UIKit draws around the control with the keyboard focus.
@MainActor
@Suite(.serialized)
struct FocusTests {
  private func shape(of view: UIView) -> (rect: CGRect, cornerRadius: CGFloat)? {
    (view.focusEffect as? UIFocusHaloEffect)?.shape
  }

  /// Returns a control's view with a width greater than its height.
  private func shown<View: ShownControl>(_ kind: View.Type) -> Stage<View> {
    Stage(kind, size: CGSize(width: 300, height: 240))
  }

  @Test func `a round control has a round halo at its view's centre`() throws {
    func check<View: ShownControl>(_ kind: View.Type) throws {
      let stage = shown(kind)
      let (rect, radius) = try #require(shape(of: stage.view), "\(kind)")
      #expect(abs(rect.width - rect.height) < 1e-6 && rect.width > 0, "\(kind)")
      #expect(abs(radius - rect.width / 2) < 1e-6, "\(kind)")
      #expect(abs(rect.midX - 150) < 1e-6 && stage.view.bounds.contains(rect), "\(kind)")
    }
    try check(DialView.self)
    try check(RangeDialView.self)
    try check(WheelView.self)
    try check(RingMenuView.self)
    try check(ColorWheelView.self)
  }

  @Test func `other controls have a halo around their bounds`() throws {
    func check<View: ShownControl>(_ kind: View.Type) throws {
      let (rect, radius) = try #require(shape(of: shown(kind).view), "\(kind)")
      #expect(rect == CGRect(x: 0, y: 0, width: 300, height: 240) && radius == 0, "\(kind)")
    }
    try check(NumberSpinnerView.self)
    try check(SpinnerRowView.self)
    try check(TurntableView.self)
  }

  @Test func `the halo follows the control's size, and is set only when it changes`() throws {
    let stage = shown(WheelView.self)
    let first = try #require(stage.view.focusEffect)
    stage.view.setNeedsLayout()
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.focusEffect === first)
    stage.view.frame.size = CGSize(width: 200, height: 200)
    TestDevice.showFrame(at: 0.2)
    #expect(try #require(shape(of: stage.view)).rect.width <= 200)
  }

  @Test func `an effect set by the app stays, even nil`() {
    for effect in [UIFocusEffect(), nil] {
      let stage = shown(DialView.self)
      stage.view.focusEffect = effect
      stage.view.frame.size = CGSize(width: 200, height: 200)
      TestDevice.showFrame(at: 0.1)
      #expect(stage.view.focusEffect === effect)
    }
  }

  @Test func `an open menu has a larger halo than a closed one`() throws {
    let stage = shown(RingMenuView.self)
    let closed = try #require(shape(of: stage.view)).rect
    stage.view.open()
    #expect(try #require(shape(of: stage.view)).rect.width > closed.width)
  }
}
