import Rotary
import Testing
import UIKit

@testable import RotaryUIKit
@testable import UIKit

@MainActor
@Suite(.serialized)
struct ScrollViewTests {
  /// A scroll view that can scroll in both directions, with a control inside.
  @MainActor
  final class ScrollStage<View: ShownControl> {
    let stage: Stage<View>
    let scrollView: UIScrollView
    /// The offset at which the view is at ``Stage``'s origin.
    static var offset: CGPoint { CGPoint(x: 300, y: 300) }

    init(_ kind: View.Type = View.self, isOutermostFirst: Bool) {
      TouchDelivery.isOutermostFirst = isOutermostFirst
      stage = Stage(kind)
      scrollView = UIScrollView(frame: stage.window.bounds)
      scrollView.contentSize = CGSize(width: 3_000, height: 3_000)
      scrollView.contentOffset = Self.offset
      stage.window.addSubview(scrollView)
      stage.view.frame.origin.x += Self.offset.x
      stage.view.frame.origin.y += Self.offset.y
      scrollView.addSubview(stage.view)
      TestDevice.showFrame(at: 0)
    }

    var hasScrolled: Bool { scrollView.contentOffset != Self.offset }

    /// Drags in small steps, after the finger has rested for a while.
    func drag(from start: CGPoint, by way: CGPoint, standing: Double = 0) {
      let finger = Finger(in: stage.window)
      finger.down(at: start)
      TestDevice.advance(to: TestDevice.time + standing)
      for step in 1...30 {
        TestDevice.advance(to: TestDevice.time + 0.01)
        let share = CGFloat(step) / 30
        finger.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
      }
      finger.up()
    }
  }

  /// Whether outer recognizers receive a touch first.
  ///
  /// The order is not documented, so it must not matter.
  nonisolated static let orders = [false, true]

  @Test(arguments: orders, [0, 0.3])
  func `a drag that turns a dial does not scroll`(isOutermostFirst: Bool, standing: Double) {
    let page = ScrollStage<DialView>(isOutermostFirst: isOutermostFirst)
    // A vertical drag at the dial's right edge follows its track.
    let start = page.stage.point(atAngle: .pi / 2, share: 0.8)
    page.drag(from: start, by: CGPoint(x: 0, y: 120), standing: standing)
    page.stage.settle()
    #expect(!page.hasScrolled)
    #expect(page.stage.actions.contains("valueChanged"))
    #expect(page.stage.actions.last == "editingDidEnd")
  }

  @Test(arguments: orders, [0, 0.3])
  func `a drag beside a control scrolls`(isOutermostFirst: Bool, standing: Double) {
    let page = ScrollStage<DialView>(isOutermostFirst: isOutermostFirst)
    page.drag(from: CGPoint(x: 1_100, y: 900), by: CGPoint(x: 0, y: -120), standing: standing)
    #expect(page.hasScrolled)
    #expect(page.stage.events == [])
  }

  @Test(arguments: orders, [0, 0.3])
  func `declined touches scroll and handled touches do not, for every control`(
    isOutermostFirst: Bool,
    standing: Double
  ) {
    let ways = [CGPoint(x: 0, y: 150), CGPoint(x: -150, y: 0)]
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        for way in ways {
          for share in [0.05, 0.8] {
            let page = ScrollStage(kind, isOutermostFirst: isOutermostFirst)
            let start = page.stage.point(atAngle: 1, share: share)
            let isTaken = Self.takes(page.stage.view.control, start, way, standing)
            page.drag(from: start, by: way, standing: standing)
            #expect(
              page.hasScrolled == !isTaken,
              "\(kind), way \(way), \(share) from its middle"
            )
            #expect(!page.stage.view.host.isHeld)
          }
        }
      }
      check(kind)
    }
  }

  /// Whether a control without a view ever handles the same drag.
  private static func takes<C: Control>(
    _ control: C,
    _ start: CGPoint,
    _ way: CGPoint,
    _ standing: Double
  ) -> Bool {
    var session = ControlSession(control)
    let origin = Stage<DialView>.origin
    func position(_ share: CGFloat) -> Point2D {
      Point2D(
        Double(start.x - origin.x + way.x * share),
        Double(start.y - origin.y + way.y * share)
      )
    }
    func send(_ phase: PointerEvent.Phase, _ share: CGFloat, _ time: Double) -> Response {
      session.handle(.pointer(PointerEvent(phase, position: position(share))), at: time)
    }
    var response = send(.down, 0, 0)
    // While the control waits for a long press, the page receives a finger that moves.
    let isHeld = session.control.touchArea(at: position(0))?.use == .longPress
    var step = 1
    while response == .undecided, step <= (isHeld ? 1 : 30) {
      response = send(.move, CGFloat(step) / 30, standing + Double(step) * 0.01)
      step += 1
    }
    return response == .handled
  }

  @Test(arguments: orders)
  func `a drag on a disabled control scrolls`(isOutermostFirst: Bool) {
    let page = ScrollStage<DialView>(isOutermostFirst: isOutermostFirst)
    page.stage.view.isEnabled = false
    TestDevice.showFrame(at: 0.02)
    let start = page.stage.point(atAngle: .pi / 2, share: 0.8)
    page.drag(from: start, by: CGPoint(x: 0, y: -120))
    #expect(page.hasScrolled)
    #expect(page.stage.actions == [])
  }

  @Test func `a drag that the control handles affects no later drag of the page or the control`() {
    let page = ScrollStage<DialView>(isOutermostFirst: false)
    let start = page.stage.point(atAngle: .pi / 2, share: 0.8)
    page.drag(from: start, by: CGPoint(x: 0, y: 100))
    page.stage.settle()
    #expect(!page.hasScrolled)
    page.drag(from: CGPoint(x: 1_100, y: 900), by: CGPoint(x: 0, y: -120))
    #expect(page.hasScrolled)
    page.stage.clear()
    page.scrollView.contentOffset = ScrollStage<DialView>.offset
    page.drag(from: start, by: CGPoint(x: 0, y: 100))
    #expect(page.stage.actions.contains("valueChanged"))
  }

  @Test func `a trackpad scrolls the control under its pointer, and elsewhere the page`() {
    let page = ScrollStage<DialView>(isOutermostFirst: false)
    let trackpad = Trackpad(in: page.stage.window)
    let inside = page.stage.point(atAngle: .pi / 2, share: 0.8)
    #expect(trackpad.beginScroll(at: inside, by: CGPoint(x: 0, y: 5)) === page.stage.view)
    for _ in 1...10 { trackpad.scroll(by: CGPoint(x: 0, y: 10)) }
    trackpad.endScroll()
    page.stage.settle()
    #expect(!page.hasScrolled)
    #expect(page.stage.actions.contains("valueChanged"))
    let beside = CGPoint(x: 1_100, y: 900)
    #expect(trackpad.beginScroll(at: beside, by: CGPoint(x: 0, y: -5)) === page.scrollView)
    trackpad.endScroll()
    #expect(page.hasScrolled)
  }
}
