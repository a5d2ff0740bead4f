import Rotary
import RotaryUIKit
import Testing
import UIKit

@testable import RotaryExamples

/// Tests the screens of the five originals in the example app.
@Suite(.serialized) @MainActor struct OriginalScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  init() { TestDevice.reset() }

  private final class Diary: HappinessScreenDelegate {
    var entries: [Double] = []
    func happinessScreen(_ screen: HappinessScreen, didChangeHappinessTo happiness: Double) {
      entries.append(happiness)
    }
  }

  @Test func `a pan changes the happiness and tells the delegate, and a pinch scales the face`() {
    let screen = show(HappinessScreen(frame: window.bounds))
    let diary = Diary()
    screen.delegate = diary
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 200, y: 300))
    for step in 1...10 {
      TestDevice.advance(to: TestDevice.time + 0.02)
      finger.move(to: CGPoint(x: 200, y: 300 + 6 * CGFloat(step)))
    }
    finger.up()
    TestDevice.advance(to: TestDevice.time + 1)
    #expect(screen.happiness < 75)
    #expect(diary.entries.last == screen.happiness)
    let scale = screen.face.control.face.scale
    let (one, other) = (Finger(in: window), Finger(in: window))
    one.down(at: CGPoint(x: 180, y: 300))
    other.down(at: CGPoint(x: 220, y: 300))
    for step in 1...10 {
      TestDevice.advance(to: TestDevice.time + 0.02)
      one.move(to: CGPoint(x: 180 - 2 * CGFloat(step), y: 300))
      other.move(to: CGPoint(x: 220 + 2 * CGFloat(step), y: 300))
    }
    one.up()
    other.up()
    #expect(screen.face.control.face.scale > scale)
    let count = diary.entries.count
    screen.happiness = 10
    #expect(screen.happiness == 10 && diary.entries.count == count)
  }

  @Test func `a sign of the menu leads to its page`() {
    let screen = show(CosmosScreen(frame: window.bounds))
    #expect(screen.pages.contentSize.width == 4_800)
    #expect(screen.page == 0)
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 200, y: 300))
    for _ in 1...80 { TestDevice.advance(to: TestDevice.time + 0.01) }
    finger.move(to: CGPoint(x: 200, y: 220))
    TestDevice.advance(to: TestDevice.time + 0.1)
    finger.up()
    TestDevice.advance(to: TestDevice.time + 3)
    #expect(screen.page > 0)
    let chosen = screen.page
    screen.show(0, animated: false)
    #expect(screen.page == 0 && chosen < 12)
  }

  @Test func `choosing a satellite swaps it with the planet`() {
    let screen = show(RelationshipScreen(frame: CGRect(x: 0, y: 0, width: 400, height: 260)))
    #expect(screen.planets.control.main == 0)
    let actions = screen.planets.accessibilityCustomActions ?? []
    let swapped = actions.contains { action in
      _ = action.actionHandler?(action)
      TestDevice.advance(to: TestDevice.time + 3)
      return screen.planets.control.main != 0
    }
    #expect(swapped)
  }

  @Test func `a number ring keeps the number that the user selected`() {
    let screen = show(NumberRingScreen(frame: window.bounds))
    screen.ring.accessibilityIncrement()
    TestDevice.advance(to: TestDevice.time + 2)
    #expect(screen.chosen == 1)
  }

  @Test func `a wheel has pictures for its sectors and its button, which can be pressed`() {
    for name in PictureWheelScreen.symbols + ["circle.fill", "hand.tap"] {
      UIImage.symbols[name] = UIImage.make(20, 20, isSymbol: true)
    }
    defer { UIImage.symbols = [:] }
    let screen = show(PictureWheelScreen(frame: window.bounds))
    #expect(screen.wheel.pictures.count == 8)
    #expect(screen.wheel.centerView?.center == CGPoint(x: 200, y: 200))
    screen.wheel.accessibilityIncrement()
    TestDevice.advance(to: TestDevice.time + 2)
    #expect(screen.chosen == "leaf")
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 200, y: 200))
    TestDevice.advance(to: TestDevice.time + 0.05)
    finger.up()
    #expect(screen.pressCount == 1)
  }

  private func show<Screen: UIView>(_ screen: Screen) -> Screen {
    window.addSubview(screen)
    TestDevice.showFrame(at: 0)
    TestDevice.showFrame(at: 0.001)
    return screen
  }
}
