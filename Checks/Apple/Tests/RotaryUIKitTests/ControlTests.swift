import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests each view's own properties, and the control events of the user's actions.
@MainActor
@Suite(.serialized)
struct ControlTests {
  @Test func `every view can be created with a frame`() {
    let views = viewsMadeByFrame
    for view in views {
      view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
      view.layoutIfNeeded()
      #expect(view.bounds.width >= 44)
      #expect(LayerText.text(of: view) != "", "\(type(of: view))")
    }
    #expect(views.count == allViews.count)
  }

  @Test func `setting, turning and spinning a wheel by code sends nothing`() throws {
    let stage = Stage<WheelView>()
    try stage.view.setSectors(["Tea", "Coffee", "Water", "Milk", "Juice"].map { Sector($0) })
    #expect(stage.view.sectors.count == 5)
    stage.view.selectedIndex = 2
    #expect(stage.view.selectedIndex == 2)
    stage.view.setSelectedIndex(4, animated: true)
    stage.settle()
    #expect(stage.view.selectedIndex == 4)
    stage.view.spin(to: 1, turns: 2, duration: 1)
    stage.settle()
    #expect(stage.view.selectedIndex == 1)
    #expect(stage.actions == [])
    #expect(stage.events == [])
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `a wheel that the user grabs during a motion by code sends events from then on`() {
    let stage = Stage<WheelView>()
    stage.view.setSelectedIndex(3, animated: true)
    TestDevice.advance(to: 0.1)
    _ = stage.drag(from: 0.3, to: 3)
    stage.settle()
    #expect(stage.actions.first == "editingDidBegin")
    #expect(stage.actions.contains("valueChanged"))
    #expect(stage.actions.last == "editingDidEnd")
  }

  @Test func `pressing a wheel's hub sends the primary action`() {
    let stage = Stage<WheelView>()
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0, share: 0))
    TestDevice.elapse(to: 0.08)
    finger.up()
    stage.settle()
    #expect(stage.actions.contains("primaryActionTriggered"))
    #expect(!stage.actions.contains("valueChanged"))
  }

  @Test func `a wheel's app may write a value back, immediately or some frames later`() {
    let plain = Stage<WheelView>()
    Self.flick(plain) {}
    #expect(plain.actions.count { $0 == "valueChanged" } > 3)
    for delay in [0, 0.02, 0.05, 0.1] {
      let stage = Stage<WheelView>()
      var values: [(index: Int, time: Double)] = []
      func write() {
        while let first = values.first, first.time + delay <= TestDevice.time {
          stage.view.selectedIndex = values.removeFirst().index
        }
      }
      stage.view.addAction(
        UIAction { [unowned view = stage.view] _ in
          values.append((view.selectedIndex, TestDevice.time))
          if delay == 0 { write() }
        },
        for: .valueChanged
      )
      Self.flick(stage, write)
      #expect(EventText.difference(stage.events, plain.events) == nil, "\(delay) s late")
      #expect(stage.view.selectedIndex == plain.view.selectedIndex)
    }
  }

  /// Throws a wheel, and calls the app after each hundredth of a second.
  private static func flick(_ stage: Stage<WheelView>, _ body: () -> Void) {
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0.3))
    for step in 1...500 {
      TestDevice.advance(to: Double(step) / 100)
      if step <= 20 { finger.move(to: stage.point(atAngle: 0.3 + Double(step) * 0.1)) }
      if step == 20 { finger.up() }
      body()
    }
  }

  /// Interface Builder sets attributes in any order.
  @Test func `a value set before its bounds is applied with them`() {
    let (dial, spinner) = (Stage<DialView>(), Stage<NumberSpinnerView>())
    dial.view.value = 150
    #expect(dial.view.value == 100)
    dial.view.maximumValue = 250
    #expect(dial.view.value == 150)
    spinner.view.value = -40
    #expect(spinner.view.value == 0)
    spinner.view.minimumValue = -60
    #expect(spinner.view.value == -40)
    dial.settle()
    #expect(dial.actions == [])
  }

  @Test func `a number spinner has a range and a value, and sends the user's numbers`() {
    let stage = Stage<NumberSpinnerView>()
    stage.view.minimumValue = -5
    stage.view.maximumValue = 5
    stage.view.stepValue = 0.5
    stage.view.value = 1.2
    #expect(stage.view.value == 1)
    stage.view.setValue(99, animated: true)
    stage.settle()
    #expect(stage.view.value == 5)
    #expect(stage.actions == [])
    stage.view.accessibilityDecrement()
    stage.settle()
    #expect(stage.view.value == 4.5)
    #expect(stage.actions.first == "editingDidBegin")
    #expect(stage.actions.contains("valueChanged"))
  }

  @Test func `a row of dates has a date, which is a day of its calendar`() throws {
    let stage = Stage<SpinnerRowView>()
    stage.view.row = .date
    let calendar = stage.view.calendar
    let noon = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 12))
    )
    stage.view.date = noon
    #expect(stage.view.date == calendar.startOfDay(for: noon))
    let later = try #require(calendar.date(byAdding: .day, value: 400, to: noon))
    stage.view.setDate(later, animated: true)
    stage.settle()
    #expect(stage.view.date == calendar.startOfDay(for: later))
    #expect(stage.actions == [])
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `a range dial has a lower and an upper value`() {
    let stage = Stage<RangeDialView>()
    stage.view.minimumValue = 0
    stage.view.maximumValue = 24
    stage.view.lowerValue = 7
    stage.view.upperValue = 23
    #expect(stage.view.value == DialRange(low: 7, high: 23))
    stage.view.setValue(DialRange(low: 8, high: 20), animated: true)
    stage.settle()
    #expect(stage.view.lowerValue == 8)
    #expect(stage.view.upperValue == 20)
    #expect(stage.actions == [])
    #expect(stage.events == [])
  }

  @Test func `each thumb of a range dial is a separate adjustable element`() throws {
    let stage = Stage<RangeDialView>()
    stage.view.setValue(DialRange(low: 20, high: 60), animated: false)
    TestDevice.showFrame(at: 0.1)
    let thumbs = try #require(stage.view.accessibilityElements as? [UIAccessibilityElement])
    #expect(thumbs.count == 2)
    let before = stage.view.value
    thumbs[0].accessibilityIncrement()
    stage.settle()
    #expect(stage.view.value.low > before.low)
    #expect(stage.view.value.high == before.high)
    thumbs[1].accessibilityDecrement()
    stage.settle()
    #expect(stage.view.value.high < before.high)
    #expect(stage.actions.contains("valueChanged"))
  }

  @Test func `tapping a turntable's item selects it`() throws {
    let stage = Stage<TurntableView>()
    let source = TurntableSource(count: 8)
    stage.view.dataSource = source
    #expect(stage.view.itemCount == 8)
    TestDevice.showFrame(at: 0.1)
    stage.clear()
    let finger = Finger(in: stage.window)
    finger.down(at: Self.middle(of: 1, in: stage))
    TestDevice.elapse(to: TestDevice.time + 0.08)
    finger.up()
    stage.settle()
    #expect(stage.view.selectedIndex != nil)
    let actions = stage.actions.filter { !$0.hasPrefix("editing") }
    #expect(actions.sorted() == ["primaryActionTriggered", "valueChanged"])
  }

  @Test func `holding opens a ring menu, and releasing over an item chooses it`() throws {
    let stage = Stage<RingMenuView>()
    let finger = Finger(in: stage.window)
    finger.down(at: stage.point(atAngle: 0, share: 0))
    TestDevice.advance(to: 2)
    #expect(stage.view.isOpen)
    finger.move(to: Self.middle(of: 3, in: stage))
    TestDevice.advance(to: 2.2)
    finger.up()
    stage.settle()
    #expect(!stage.view.isOpen)
    #expect(stage.view.selectedIndex != nil)
    #expect(stage.actions.contains("primaryActionTriggered"))
  }

  /// Returns the centre of an element of the core's description, in the window.
  private static func middle<View>(of element: Int, in stage: Stage<View>) -> CGPoint {
    var tree = AccessibilityTree()
    stage.view.control.describe(into: &tree)
    let frame = tree.elements[element].frame
    return stage.point(
      frame.minX + frame.size.width / 2,
      frame.minY + frame.size.height / 2
    )
  }
}
