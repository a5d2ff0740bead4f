import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct FrameTests {
  @Test func `a control at rest requests no frames and commits no transactions`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        stage.view.stopMotion()
        stage.settle()
        #expect(TestDevice.activeDisplayLinkCount == 0, "\(kind)")
        let commits = TestDevice.commitCount
        TestDevice.advance(to: TestDevice.time + 2)
        #expect(TestDevice.commitCount == commits, "\(kind)")
        withExtendedLifetime(stage) {}
      }
      check(kind)
    }
  }

  @Test func `a dial requests frames while it moves, and none after it stops`() {
    let stage = Stage<DialView>()
    stage.view.setValue(80, animated: true)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    let commits = TestDevice.commitCount
    TestDevice.advance(to: 0.1)
    #expect(TestDevice.commitCount - commits >= 5)
    stage.settle()
    #expect(TestDevice.activeDisplayLinkCount == 0)
    #expect(stage.view.value == 80)
  }

  @Test func `the requested rate allows ProMotion's maximum`() {
    let stage = Stage<DialView>()
    stage.view.setValue(80, animated: true)
    let rates = TestDevice.activeDisplayLinks.map(\.preferredFrameRateRange.maximum)
    #expect(rates == [120])
  }

  @Test func `a view removed during motion is deallocated, and requests no more frames`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        weak var freed: View?
        do {
          let stage = Stage(kind)
          freed = stage.view
          _ = stage.drag(from: 0.2, to: 2.5)
          stage.view.removeFromSuperview()
          #expect(TestDevice.activeDisplayLinkCount == 0, "\(kind)")
        }
        #expect(freed == nil, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `a view removed during a drag is deallocated, and ignores the finger`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        weak var freed: View?
        let window: UIWindow
        let finger: Finger
        do {
          let stage = Stage(kind)
          window = stage.window
          freed = stage.view
          finger = stage.drag(from: 0.2, to: 2.5, lifts: false)
          stage.view.removeFromSuperview()
          #expect(!stage.view.host.isHeld, "\(kind)")
          #expect(TestDevice.activeDisplayLinkCount == 0, "\(kind)")
        }
        finger.up()
        #expect(freed == nil, "\(kind)")
        withExtendedLifetime(window) {}
      }
      check(kind)
    }
  }

  @Test func `a window released with a moving control is deallocated, and its frames stop`() {
    weak var freed: DialView?
    do {
      let stage = Stage<DialView>()
      freed = stage.view
      stage.view.setValue(80, animated: true)
      #expect(TestDevice.activeDisplayLinkCount == 1)
    }
    #expect(freed == nil)
    TestDevice.showFrame(at: 0.1)
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }

  @Test func `a motion cut off by leaving the window continues when the view is back in it`() {
    let stage = Stage<DialView>()
    stage.view.setValue(80, animated: true)
    TestDevice.advance(to: 0.05)
    stage.view.removeFromSuperview()
    #expect(TestDevice.activeDisplayLinkCount == 0)
    stage.window.addSubview(stage.view)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    stage.settle()
    #expect(stage.view.value == 80)
  }

  @Test func `two hundred opened and closed views are all deallocated`() {
    for _ in 0..<200 {
      let stage = Stage<DialView>()
      _ = stage.drag(from: 0.2, to: 1)
      stage.view.removeFromSuperview()
    }
    #expect(TestDevice.activeDisplayLinkCount == 0)
  }
}
