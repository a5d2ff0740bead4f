import SwiftUI
import Testing
import UIKit

/// Tests that the simulation works as SwiftUI's documentation says, which the other tests rely on.
@MainActor
@Suite(.serialized)
struct StandInTests {
  @Test func `a changed state is shown with the next frame, not before`() throws {
    let stage = HostedStage { Counter() }
    #expect(stage.texts == ["0", "+"])
    let button = try #require(stage.views(UIControl.self).first)
    stage.tap(button.convert(CGPoint(x: 2, y: 2), to: nil))
    #expect(stage.texts == ["0", "+"])
    TestDevice.showFrame(at: 0.2)
    #expect(stage.texts == ["1", "+"])
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test
  func `a test can show a changed state immediately or half a second later`() {
    let atOnce = HostedStage(.immediate) { Counter() }
    tapFirst(atOnce)
    #expect(atOnce.texts == ["1", "+"])
    let late = HostedStage(.after(seconds: 0.5)) { Counter() }
    tapFirst(late)
    let start = TestDevice.time
    TestDevice.advance(to: start + 0.45)
    #expect(late.texts == ["0", "+"])
    TestDevice.advance(to: start + 0.55)
    #expect(late.texts == ["1", "+"])
  }

  @Test func `a state is stored by its view's place, and removed with it`() {
    let isShown = Shared(true)
    let stage = HostedStage {
      StateView(isShown) { $isShown in
        VStack {
          if isShown { Counter() }
          Counter()
        }
      }
    }
    tapFirst(stage)
    TestDevice.showFrame(at: 1)
    #expect(stage.texts == ["1", "+", "0", "+"])
    isShown.binding.wrappedValue = false
    TestDevice.showFrame(at: 2)
    #expect(stage.texts == ["0", "+"])
    isShown.binding.wrappedValue = true
    TestDevice.showFrame(at: 3)
    #expect(stage.texts == ["0", "+", "0", "+"])
  }

  @Test func `an element of a list keeps its state when another comes before it`() {
    let names = Shared(["a", "b"])
    let stage = HostedStage {
      StateView(names) { $names in
        VStack {
          ForEach(names, id: \.self) { _ in Counter() }
        }
      }
    }
    tapFirst(stage)
    TestDevice.showFrame(at: 1)
    #expect(stage.texts == ["1", "+", "0", "+"])
    names.binding.wrappedValue = ["c", "a", "b"]
    TestDevice.showFrame(at: 2)
    #expect(stage.texts == ["0", "+", "1", "+", "0", "+"])
  }

  @Test func `a representable is made once, updated with each body, and dismantled`()
    throws
  {
    let log = EventLog<String>()
    let (isShown, count) = (Shared(true), Shared(0))
    let stage = HostedStage {
      Counted(isShown, count) { FixedSizeView(count: $0, log: log) }
    }
    #expect(log.events == ["make 0", "update 0"])
    count.binding.wrappedValue = 3
    TestDevice.showFrame(at: 1)
    #expect(log.events == ["make 0", "update 0", "update 3"])
    isShown.binding.wrappedValue = false
    TestDevice.showFrame(at: 2)
    #expect(log.events.last == "dismantle")
    #expect(stage.views(FixedSizeUIView.self) == [])
  }

  @Test func `a representable receives the animation of a change`() {
    let log = EventLog<String>()
    let (isShown, count) = (Shared(true), Shared(0))
    let stage = HostedStage {
      Counted(isShown, count) { FixedSizeView(count: $0, log: log) }
    }
    withAnimation { count.binding.wrappedValue = 4 }
    TestDevice.showFrame(at: 1)
    count.binding.wrappedValue = 5
    TestDevice.showFrame(at: 2)
    #expect(log.events.suffix(2) == ["update 4 animated", "update 5"])
    withExtendedLifetime(stage) {}
  }

  @Test func `the environment is inherited, and the window's traits are its root values`()
    throws
  {
    let stage = HostedStage {
      VStack {
        Shown()
        Shown().disabled(true).environment(\.layoutDirection, .rightToLeft)
        Shown().disabled(false).disabled(true)
      }
    }
    #expect(
      stage.texts == [
        "true leftToRight light", "false rightToLeft light", "false leftToRight light",
      ]
    )
    stage.window.change(traits: .make(style: .dark))
    TestDevice.showFrame(at: 1)
    #expect(stage.texts.allSatisfy { $0.hasSuffix("dark") })
  }

  @Test func `a state change during an update is counted, because SwiftUI calls it undefined`() {
    let stage = HostedStage { Careless() }
    #expect(TestUpdates.changesDuringUpdate > 0)
    withExtendedLifetime(stage) {}
  }

  @Test func `everything is deallocated with the hosting controller`() throws {
    weak var view: FixedSizeUIView?
    weak var controller: UIViewController?
    let log = EventLog<String>()
    do {
      let stage = HostedStage {
        Counted(Shared(true), Shared(0)) { FixedSizeView(count: $0, log: log) }
      }
      view = try stage.view(FixedSizeUIView.self)
      controller = stage.controller
      stage.close()
    }
    #expect(view == nil && controller == nil)
    #expect(log.events.last == "dismantle")
  }

  @Test func `a view gets the size that it chooses for a proposal`() throws {
    let stage = HostedStage {
      VStack(spacing: 0) {
        Text("ab")
        FixedSizeView(count: 0, log: EventLog()).frame(width: 300, height: 200)
        FixedSizeView(count: 0, log: EventLog()).fixedSize()
      }
    }
    let sizes = stage.views(FixedSizeUIView.self).map(\.bounds.size)
    #expect(sizes == [CGSize(width: 300, height: 200), CGSize(width: 50, height: 40)])
  }
}

private struct Shown: SwiftUI.View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme

  var body: some SwiftUI.View { Text("\(isEnabled) \(direction) \(scheme)") }
}

private struct Careless: SwiftUI.View {
  @State private var count = 0

  var body: some SwiftUI.View {
    count = 1
    return Text("\(count)")
  }
}
