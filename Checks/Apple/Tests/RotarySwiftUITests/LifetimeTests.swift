import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests how long a control's view exists, and which work it causes.
@MainActor
@Suite(.serialized)
struct LifetimeTests {
  @Test func `a control at rest requests no frames and no updates`() throws {
    for control in AnyControl.allCases {
      let stage = HostedStage { control.view }
      stage.settle()
      #expect(TestDevice.activeDisplayLinkCount == 0, "\(control)")
      let (commits, updates) = (TestDevice.commitCount, TestUpdates.count)
      TestDevice.advance(to: TestDevice.time + 2)
      #expect(TestDevice.commitCount == commits, "\(control)")
      #expect(TestUpdates.count == updates, "\(control)")
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `an update without a change draws nothing`() throws {
    for control in AnyControl.allCases {
      let round = Shared(0)
      let stage = HostedStage {
        StateView(round) { $round in
          Text("\(round)")
          control.view
        }
      }
      stage.settle()
      let commits = TestDevice.commitCount
      round.binding.wrappedValue = 1
      for _ in 1...3 { TestDevice.showFrame(at: TestDevice.time + 0.02) }
      #expect(stage.texts == ["1"])
      #expect(TestDevice.commitCount == commits, "\(control)")
    }
  }

  @Test func `a control is deallocated with the hosting controller`() throws {
    for control in AnyControl.allCases {
      weak var view: RotaryView?
      weak var controller: UIViewController?
      do {
        let stage = HostedStage { control.view }
        view = try stage.view(RotaryView.self)
        controller = stage.controller
        stage.close()
      }
      #expect(view == nil && controller == nil, "\(control)")
      #expect(TestDevice.activeDisplayLinkCount == 0, "\(control)")
    }
  }

  @Test func `a control removed during a drag or a throw is deallocated, and writes nothing more`()
    throws
  {
    for kind in allCases {
      for lifts in [true, false] {
        func check<Case: ControlCase>(_ kind: Case.Type) throws {
          weak var view: Case.Host?
          var count = 0
          var finger: Finger?
          let window: UIWindow
          do {
            let app = try CaseApp<Case>()
            window = app.stage.window
            finger = app.stage.drag(app.view, along: Case.path, lifts: lifts)
            view = app.view
            count = app.written.count
            app.stage.close()
            #expect(TestDevice.activeDisplayLinkCount == 0, "\(kind)")
            TestDevice.advance(to: TestDevice.time + 1)
            #expect(app.written.count == count, "\(kind)")
          }
          if !lifts { finger?.up() }
          finger = nil
          TestDevice.advance(to: TestDevice.time + 1)
          #expect(view == nil, "\(kind), \(lifts)")
          withExtendedLifetime(window) {}
        }
        try check(kind)
      }
    }
  }

  @Test
  func `a view that SwiftUI has removed writes nothing, even if it is still retained and used`()
    throws
  {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        app.stage.close()
        app.view.act(.increment, on: 1)
        app.view.act(.increment, on: 0)
        TestDevice.advance(to: TestDevice.time + 2)
        #expect(app.written == [] && app.events == [], "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `an app may remove a control in the control's event`() throws {
    for moment in [TestUpdates.Moment.immediate, .withFrame] {
      let isShown = Shared(true)
      let value = Shared(20.0)
      weak var view: DialView?
      let stage = HostedStage(moment) {
        StateView(isShown) { $isShown in
          StateView(value) { $value in
            if isShown {
              RotaryDial(value: $value, in: 0...99, step: 1).onEvent {
                if case .changing = $0 { isShown = false }
              }
            }
          }
        }
      }
      view = try stage.view(DialView.self)
      stage.drag(try stage.view(DialView.self), along: DialCase.path)
      stage.settle()
      #expect(stage.views(DialView.self) == [])
      #expect(view == nil)
      #expect(value.binding.wrappedValue != 20)
      #expect(TestDevice.activeDisplayLinkCount == 0)
    }
  }

  @Test func `a control keeps its view while its environment changes`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        app.change { $0.colorScheme = .dark }
        app.set(Case.other)
        app.stage.settle()
        let found: Case.Host = try app.stage.view()
        #expect(found === app.view, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test
  func `a finger on a control does not scroll, a finger beside it does`()
    throws
  {
    let stage = HostedStage {
      ScrollView {
        RotaryDial(value: .constant(40), in: 0...100).frame(width: 240, height: 240)
        Color.gray.frame(width: 240, height: 2_000)
      }
    }
    let scroll: UIScrollView = try stage.view()
    stage.drag(try dial(in: scroll), along: .round(from: -1.9, to: 0.6))
    #expect(scroll.contentOffset == .zero)
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: 450, y: 600))
    for step in 1...20 {
      TestDevice.advance(to: TestDevice.time + 0.01)
      finger.move(to: CGPoint(x: 450, y: 600 - 10 * step))
    }
    finger.up()
    #expect(scroll.contentOffset.y > 0)
  }

  private func dial(in view: UIView) throws -> UIView {
    var found: [UIView] = [view]
    while let next = found.popLast() {
      if next is DialView { return next }
      found += next.subviews
    }
    throw Missing()
  }

  private struct Missing: Error {}
}
