import SwiftUI
import Testing
import UIKit

/// Tests the modifiers of the simulated SwiftUI.
@MainActor
@Suite(.serialized)
struct StandInModifierTests {
  @Test func `appearing, changing and disappearing are reported once, after the update`() {
    let log = EventLog<String>()
    let (isShown, count) = (Shared(true), Shared(0))
    let stage = HostedStage {
      Counted(isShown, count) { count in
        Text("\(count)")
          .onAppear { log.events.append("came") }
          .onChange(of: count) { log.events.append("from \($0) to \($1)") }
          .onDisappear { log.events.append("went") }
      }
    }
    count.binding.wrappedValue = 2
    TestDevice.showFrame(at: 1)
    isShown.binding.wrappedValue = false
    TestDevice.showFrame(at: 2)
    #expect(log.events == ["came", "from 0 to 2", "went"])
    withExtendedLifetime(stage) {}
  }

  @Test func `another ID creates another view`() {
    let (isShown, count) = (Shared(true), Shared(0))
    let stage = HostedStage {
      Counted(isShown, count) { count in Counter().id(count) }
    }
    tapFirst(stage)
    TestDevice.showFrame(at: 1)
    #expect(stage.texts == ["1", "+"])
    count.binding.wrappedValue = 2
    TestDevice.showFrame(at: 2)
    #expect(stage.texts == ["0", "+"])
  }

  @Test func `a modifier has state and the view's environment`() {
    let stage = HostedStage { Text("x").modifier(Enclosed()).disabled(true) }
    #expect(stage.texts == ["false", "x"])
  }

  @Test func `a UIKit recognizer is created once, receives touches, and is removed with its view`()
    throws
  {
    let log = EventLog<String>()
    let (isShown, count) = (Shared(true), Shared(0))
    weak var recognizer: UIGestureRecognizer?
    let stage = HostedStage {
      Counted(isShown, count) { count in
        Color.gray.frame(width: 200, height: 200).gesture(Panning(count: count, log: log))
      }
    }
    recognizer = stage.controller?.view.gestureRecognizers?.first
    #expect(recognizer != nil)
    count.binding.wrappedValue = 1
    TestDevice.showFrame(at: 1)
    do {
      let finger = Finger(in: stage.window)
      finger.down(at: CGPoint(x: 400, y: 300))
      finger.move(to: CGPoint(x: 400, y: 340))
      finger.up()
    }
    #expect(log.events == ["make", "update 0", "update 1", "began at 50 90", "ended"])
    isShown.binding.wrappedValue = false
    TestDevice.showFrame(at: 2)
    #expect(recognizer == nil)
  }
}

private struct Enclosed: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some SwiftUI.View {
    VStack {
      Text("\(isEnabled)")
      content
    }
  }
}

private struct Panning: UIGestureRecognizerRepresentable {
  let count: Int
  let log: EventLog<String>

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    log.events.append("make")
    return UIPanGestureRecognizer()
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    log.events.append("update \(count)")
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    let place = context.converter.localLocation
    let text = recognizer.state == .began ? " at \(Int(place.x)) \(Int(place.y))" : ""
    log.events.append("\(recognizer.state)" + text)
  }
}
