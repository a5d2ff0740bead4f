import Foundation
import RotaryUIKit
import Testing
import UIKit

/// Tests the controls that the documents' code creates, in a window, with a finger.
@Suite(.serialized) @MainActor struct OriginalsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  @Test func `turning the dial clockwise makes a happier face`() throws {
    TestDevice.reset()
    addHappiness(to: window)
    let face = try #require(window.subviews.first as? FaceView)
    let dial = try #require(window.subviews.last as? DialView)
    let before = try mouth(of: face)
    drag(on: dial, from: 1.0, to: 1.6)
    #expect(face.happiness > 75)
    #expect(face.happiness == dial.value)
    #expect(try mouth(of: face) != before)
  }

  @Test func `a number ring shows 0 and can be turned to another number`() throws {
    TestDevice.reset()
    addNumberRing(to: window)
    let ring = try #require(window.subviews.first as? NumberSpinnerView)
    #expect(ring.value == 0 && ring.maximumValue == 9)
    var values: [Double] = []
    ring.addAction(UIAction { _ in values.append(ring.value) }, for: .valueChanged)
    let finger = Finger(in: window)
    TestDevice.showFrame(at: 0)
    finger.down(at: CGPoint(x: 140, y: 170))
    for step in 1...20 {
      TestDevice.advance(to: Double(step) / 100)
      finger.move(to: CGPoint(x: 140 - 5 * CGFloat(step), y: 170))
    }
    finger.up()
    #expect(ring.value > 0 && values.last == ring.value)
  }

  @Test func `holding opens the star signs, and releasing chooses one`() throws {
    TestDevice.reset()
    addStarSigns(to: window)
    let menu = try #require(window.subviews.first as? RingMenuView)
    #expect(menu.items.all.count == 12)
    TestDevice.showFrame(at: 0)
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 200, y: 300))
    TestDevice.advance(to: 1.5)
    #expect(menu.isOpen)
    for step in 1...20 {
      TestDevice.advance(to: 1.5 + Double(step) / 50)
      finger.move(to: CGPoint(x: 200, y: 300 - 6 * CGFloat(step)))
    }
    finger.up()
    #expect(menu.selectedIndex.map { menu.items.all[$0].title } == "Sagittarius")
  }

  @Test func `the drinks show coffee`() throws {
    TestDevice.reset()
    try addDrinks(to: window)
    let drinks = try #require(window.subviews.first as? WheelView)
    #expect(drinks.selectedIndex == 1)
  }

  @Test func `an alarm shows its hour and minute`() throws {
    TestDevice.reset()
    addAlarm(to: window, hour: 6, minute: 30)
    let alarm = try #require(window.subviews.first as? SpinnerRowView)
    #expect(alarm.row.text == "06:30")
  }

  /// Drags a finger over a dial from one angle to another, in radians clockwise from the top.
  private func drag(on dial: DialView, from start: Double, to end: Double) {
    TestDevice.showFrame(at: 0)
    let finger = Finger(in: window)
    finger.down(at: point(on: dial, at: start))
    for step in 1...20 {
      TestDevice.advance(to: Double(step) / 100)
      finger.move(to: point(on: dial, at: start + (end - start) * Double(step) / 20))
    }
    finger.up()
  }

  private func point(on dial: DialView, at angle: Double) -> CGPoint {
    let radius = 0.7 * Double(dial.bounds.size.width) / 2
    let middle = dial.center
    return CGPoint(
      x: Double(middle.x) + radius * sin(angle),
      y: Double(middle.y) - radius * cos(angle)
    )
  }

  private func mouth(of face: FaceView) throws -> CGPath {
    try #require((face.layer.sublayers?.first as? CAShapeLayer)?.path)
  }
}
