import Rotary
import RotarySwiftUI
import RotaryUIKit
import SwiftUI
import Testing
import UIKit

/// Tests a control together with an app's state.
@MainActor
@Suite(.serialized)
struct BindingTests {
  private static let moments: [TestUpdates.Moment] = [
    .immediate, .withFrame, .after(seconds: 1.0 / 60), .after(seconds: 0.5),
  ]

  @Test func `touches write the control's values to the binding, in order`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        app.stage.drag(app.view, along: Case.path)
        app.stage.settle()
        #expect(app.written.count > 2, "\(kind)")
        #expect([Case.start] + app.written == CaseApp<Case>.changes(from: app.events), "\(kind)")
        #expect(app.kept == Case.value(of: app.view), "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `at any update time, drags and throws work as without SwiftUI`()
    throws
  {
    for kind in allCases {
      for moment in Self.moments {
        func check<Case: ControlCase>(_ kind: Case.Type) throws {
          let plain = CaseApp<Case>.withoutSwiftUI()
          let app = try CaseApp<Case>(Case.self, moment)
          app.stage.drag(app.view, along: Case.path)
          app.stage.settle()
          #expect(app.events == plain.events, "\(kind), \(moment)")
          #expect(Case.value(of: app.view) == plain.value, "\(kind), \(moment)")
          #expect(app.kept == plain.value, "\(kind), \(moment)")
          #expect(TestUpdates.changesDuringUpdate == 0, "\(kind), \(moment)")
        }
        try check(kind)
      }
    }
  }

  @Test func `an app that accepts a value some frames later does not interrupt a drag`()
    throws
  {
    for kind in allCases {
      for frames in [1, 3] {
        func check<Case: ControlCase>(_ kind: Case.Type) throws {
          let app = try CaseApp<Case>(Case.self, habit: .acceptsLater(frames: frames))
          throwFrameByFrame(app) { app.updateAll() }
          let found = (events: app.events, value: Case.value(of: app.view), kept: app.kept)
          let plain = try CaseApp<Case>()
          throwFrameByFrame(plain)
          #expect(found.events == plain.events, "\(kind), \(frames) frames late")
          #expect(found.value == plain.kept, "\(kind), \(frames) frames late")
          #expect(found.kept == plain.kept, "\(kind), \(frames) frames late")
        }
        try check(kind)
      }
    }
  }

  @Test func `an unrelated update interrupts neither a drag nor a throw`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let plain = try CaseApp<Case>()
        throwFrameByFrame(plain)
        let (events, value) = (plain.events, plain.kept)
        let app = try CaseApp<Case>(Case.self, .immediate)
        throwFrameByFrame(app) { app.updateAll() }
        #expect(app.events == events, "\(kind)")
        #expect(app.kept == value, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `an app can clamp its state`() throws {
    for kind in allCases {
      for moment in Self.moments {
        func check<Case: ControlCase>(_ kind: Case.Type) throws {
          let app = try CaseApp<Case>(Case.self, moment, habit: .clamps)
          app.stage.drag(app.view, along: Case.path)
          app.stage.settle()
          #expect(app.written.contains { Case.limited($0) != $0 }, "\(kind) never went too far")
          #expect(app.kept == Case.limited(app.kept), "\(kind), \(moment)")
          #expect(Case.value(of: app.view) == app.kept, "\(kind), \(moment)")
        }
        try check(kind)
      }
    }
  }

  @Test func `a control whose app rejects a value returns to the app's value`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>(Case.self, habit: .rejects)
        app.stage.drag(app.view, along: Case.path)
        #expect(Case.value(of: app.view) != Case.start, "\(kind) holds the finger back")
        app.stage.settle()
        #expect(app.kept == Case.start, "\(kind)")
        #expect(Case.value(of: app.view) == Case.start, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `a state that the app sets is shown, but neither written back nor reported`() throws {
    for kind in allCases {
      for moment in Self.moments {
        func check<Case: ControlCase>(_ kind: Case.Type) throws {
          let app = try CaseApp<Case>(Case.self, moment)
          app.set(Case.other)
          app.stage.settle()
          #expect(Case.value(of: app.view) == Case.other, "\(kind), \(moment)")
          #expect(app.written == [], "\(kind), \(moment)")
          #expect(app.events == [], "\(kind), \(moment)")
        }
        try check(kind)
      }
    }
  }

  @Test func `a state that the app sets is shown with the next frame`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        app.set(Case.other)
        app.showFrame()
        #expect(Case.value(of: app.view) == Case.other, "\(kind)")
        #expect(TestDevice.activeDisplayLinkCount == 0, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `a state that the app sets within an animation is animated, and sends no event`()
    throws
  {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        withAnimation { app.set(Case.other) }
        app.showFrame()
        #expect(TestDevice.activeDisplayLinkCount == 1, "\(kind) does not move")
        app.stage.settle()
        #expect(Case.value(of: app.view) == Case.other, "\(kind)")
        #expect(app.kept == Case.other, "\(kind)")
        #expect(app.written == [], "\(kind)")
        #expect(app.events == [], "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `a state that the app sets after a throw is shown, even if it was reported before`()
    throws
  {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        app.stage.drag(app.view, along: Case.path)
        app.stage.settle()
        for value in [Case.start, Case.other] {
          app.set(value)
          app.stage.settle()
          #expect(Case.value(of: app.view) == value, "\(kind)")
        }
      }
      try check(kind)
    }
  }

  @Test func `the app's handler runs after the binding is written`() throws {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        var count = 0
        app.onEvent { event, kept in
          guard let newValue = Case.value(from: event) else { return }
          count += 1
          #expect(kept == newValue, "\(kind)")
        }
        app.stage.drag(app.view, along: Case.path)
        app.stage.settle()
        #expect(count > 2, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `two controls of one state follow each other, and only the dragged one sends events`()
    throws
  {
    for moment in Self.moments {
      let heat = Shared(20.0)
      let (first, second) = (EventLog<ValueEvent<Double>>(), EventLog<ValueEvent<Double>>())
      let stage = HostedStage(moment) {
        StateView(heat) { $heat in
          HStack {
            RotaryDial(value: $heat, in: 0...99, step: 1).onEvent { first.events.append($0) }
              .frame(width: 250, height: 250)
            RotaryNumberSpinner(value: $heat, in: 0...99).onEvent { second.events.append($0) }
              .frame(width: 250, height: 250)
          }
        }
      }
      let dial: DialView = try stage.view()
      let spinner: NumberSpinnerView = try stage.view()
      stage.drag(dial, along: DialCase.path)
      stage.settle()
      #expect(first.events != [] && second.events == [], "\(moment)")
      #expect(spinner.value == dial.value && dial.value == heat.binding.wrappedValue, "\(moment)")
      first.events = []
      stage.drag(spinner, along: SpinnerCase.path)
      stage.settle()
      #expect(first.events == [] && second.events != [], "\(moment)")
      #expect(spinner.value == dial.value && dial.value == heat.binding.wrappedValue, "\(moment)")
    }
  }

  /// Throws a control frame by frame, and waits until it stops.
  private func throwFrameByFrame<Case>(_ app: CaseApp<Case>, _ each: () -> Void = {}) {
    let finger = Finger(in: app.stage.window)
    let path = Case.path
    finger.down(at: path.point(0, on: app.view))
    for step in 1...path.steps {
      app.showFrame()
      finger.move(to: path.point(step, on: app.view))
      each()
    }
    finger.up()
    // Until it stops and values that the app accepts later are stored.
    var framesAtRest = 0
    while framesAtRest < 20, TestDevice.time < 20 {
      app.showFrame()
      each()
      framesAtRest = TestDevice.activeDisplayLinkCount == 0 ? framesAtRest + 1 : 0
    }
  }
}
