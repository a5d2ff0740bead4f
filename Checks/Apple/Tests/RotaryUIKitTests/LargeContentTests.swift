import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the large content viewer.
@MainActor
@Suite(.serialized)
struct LargeContentTests {
  private func isShownLarge<View: ShownControl>(
    _ kind: View.Type,
    side: CGFloat,
    text: UIContentSizeCategory = .accessibilityLarge
  ) -> Bool {
    let stage = Stage(kind, size: CGSize(width: side, height: side))
    stage.window.change(traits: .make(textSize: text))
    TestDevice.showFrame(at: 0.1)
    return stage.view.showsLargeContentViewer
  }

  @Test func `a control whose texts have the user's size is not shown large`() {
    #expect(!isShownLarge(WheelView.self, side: 300))
    #expect(!isShownLarge(NumberSpinnerView.self, side: 300))
    #expect(!isShownLarge(SpinnerRowView.self, side: 300))
    #expect(!isShownLarge(DialView.self, side: 600))
  }

  @Test func `a control without room for larger texts is shown large, and so is one without texts`()
  {
    #expect(isShownLarge(WheelView.self, side: 100))
    #expect(isShownLarge(TurntableView.self, side: 300))
    #expect(isShownLarge(DialView.self, side: 100))
    #expect(isShownLarge(RingMenuView.self, side: 300))
  }

  @Test func `more space or smaller text ends that, and the app can disable it`() {
    let stage = Stage<WheelView>(size: CGSize(width: 100, height: 100))
    stage.window.change(traits: .make(textSize: .accessibilityLarge))
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.showsLargeContentViewer)
    stage.view.frame.size = CGSize(width: 300, height: 300)
    TestDevice.showFrame(at: 0.2)
    #expect(!stage.view.showsLargeContentViewer)
    stage.view.frame.size = CGSize(width: 100, height: 100)
    TestDevice.showFrame(at: 0.3)
    stage.view.showsLargeContentViewer = false
    #expect(!stage.view.showsLargeContentViewer)
  }
}
