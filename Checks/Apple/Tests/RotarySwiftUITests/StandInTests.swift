import SwiftUI
import Testing
import UIKit

/// What the other tests lean on: the stand-in does what SwiftUI's documentation says.
@MainActor
@Suite(.serialized)
struct StandInTests {
  @Test func `a state that changes is shown with the next frame, and only then`() throws {
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
  func `a state that changes is shown at once, or half a second late, where a test asks for that`()
  {
    let atOnce = HostedStage(.atOnce) { Counter() }
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

  @Test func `a state is kept by its view's place, and gone with it`() {
    let model = Model()
    let stage = HostedStage { Places(model: model) }
    tapFirst(stage)
    TestDevice.showFrame(at: 1)
    #expect(stage.texts == ["1", "+", "0", "+"])
    model.isFirstShown.wrappedValue = false
    TestDevice.showFrame(at: 2)
    #expect(stage.texts == ["0", "+"])
    model.isFirstShown.wrappedValue = true
    TestDevice.showFrame(at: 3)
    #expect(stage.texts == ["0", "+", "0", "+"])
  }

  @Test func `an element of a list keeps its state when another comes before it`() {
    let model = Model()
    let stage = HostedStage { Names(model: model) }
    tapFirst(stage)
    TestDevice.showFrame(at: 1)
    #expect(stage.texts == ["1", "+", "0", "+"])
    model.names.wrappedValue = ["c", "a", "b"]
    TestDevice.showFrame(at: 2)
    #expect(stage.texts == ["0", "+", "1", "+", "0", "+"])
  }

  @Test func `a representable is made once, updated with each body around it, and dismantled`()
    throws
  {
    let log = Log()
    let model = Model()
    let stage = HostedStage { Represented(model: model, log: log) }
    #expect(log.lines == ["make 0", "update 0"])
    model.count.wrappedValue = 3
    TestDevice.showFrame(at: 1)
    #expect(log.lines == ["make 0", "update 0", "update 3"])
    model.isFirstShown.wrappedValue = false
    TestDevice.showFrame(at: 2)
    #expect(log.lines.last == "dismantle")
    #expect(stage.views(Plain.self) == [])
  }

  @Test func `what is set within an animation says so to the representable`() {
    let log = Log()
    let model = Model()
    let stage = HostedStage { Represented(model: model, log: log) }
    withAnimation { model.count.wrappedValue = 4 }
    TestDevice.showFrame(at: 1)
    model.count.wrappedValue = 5
    TestDevice.showFrame(at: 2)
    #expect(log.lines.suffix(2) == ["update 4 animated", "update 5"])
    withExtendedLifetime(stage) {}
  }

  @Test func `the environment goes down the tree, and a user's setting comes from the window`()
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

  @Test func `a changed state in an update is noticed, as SwiftUI calls that undefined`() {
    let stage = HostedStage { Careless() }
    #expect(TestUpdates.changesDuringUpdate > 0)
    withExtendedLifetime(stage) {}
  }

  @Test func `all is freed with the hosting controller`() throws {
    weak var view: Plain?
    weak var controller: UIViewController?
    let log = Log()
    do {
      let stage = HostedStage { Represented(model: Model(), log: log) }
      view = try stage.view(Plain.self)
      controller = stage.controller
      stage.close()
    }
    #expect(view == nil && controller == nil)
    #expect(log.lines.last == "dismantle")
  }

  @Test func `a view gets the size that it chooses of what it is offered`() throws {
    let stage = HostedStage {
      VStack(spacing: 0) {
        Text("ab")
        PlainView(count: 0, log: Log()).frame(width: 300, height: 200)
        PlainView(count: 0, log: Log()).fixedSize()
      }
    }
    let sizes = stage.views(Plain.self).map(\.bounds.size)
    #expect(sizes == [CGSize(width: 300, height: 200), CGSize(width: 50, height: 40)])
  }

  private func tapFirst<V>(_ stage: HostedStage<V>) {
    guard let button = stage.views(UIControl.self).first else { return }
    stage.tap(button.convert(CGPoint(x: 2, y: 2), to: nil))
  }
}

/// The bindings of a view on the screen, for a test to write.
@MainActor
private final class Model {
  var isFirstShown = Binding.constant(true)
  var names = Binding.constant(["a", "b"])
  var count = Binding.constant(0)
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private struct Counter: SwiftUI.View {
  @State private var count = 0

  var body: some SwiftUI.View {
    Text("\(count)")
    Button("+") { count += 1 }
  }
}

private struct Places: SwiftUI.View {
  let model: Model
  @State private var isFirstShown = true

  var body: some SwiftUI.View {
    model.isFirstShown = $isFirstShown
    return VStack {
      if isFirstShown { Counter() }
      Counter()
    }
  }
}

private struct Names: SwiftUI.View {
  let model: Model
  @State private var names = ["a", "b"]

  var body: some SwiftUI.View {
    model.names = $names
    return VStack {
      ForEach(names, id: \.self) { _ in Counter() }
    }
  }
}

private struct Represented: SwiftUI.View {
  let model: Model
  let log: Log
  @State private var isShown = true
  @State private var count = 0

  var body: some SwiftUI.View {
    (model.isFirstShown, model.count) = ($isShown, $count)
    return Group {
      if isShown { PlainView(count: count, log: log) }
    }
  }
}

private final class Plain: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
}

private struct PlainView: UIViewRepresentable {
  let count: Int
  let log: Log

  func makeUIView(context: Context) -> Plain {
    log.lines.append("make \(count)")
    return Plain(frame: .zero)
  }

  func updateUIView(_ view: Plain, context: Context) {
    log.lines.append("update \(count)" + (context.transaction.animation == nil ? "" : " animated"))
  }

  func makeCoordinator() -> Log { log }

  static func dismantleUIView(_ view: Plain, coordinator: Log) {
    coordinator.lines.append("dismantle")
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
