import Foundation
import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// State restoration, as the system saves and restores views with a `restorationIdentifier`.
@MainActor
@Suite(.serialized)
struct RestorationTests {
  private static func save(_ view: UIView) -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    view.encodeRestorableState(with: coder)
    coder.finishEncoding()
    return coder.encodedData
  }

  private static func restore(_ view: UIView, from data: Data) throws {
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    view.decodeRestorableState(with: coder)
    coder.finishDecoding()
  }

  /// Returns another view that is restored from one that a closure changes, and expects no event.
  private static func copy<View: ShownControl>(
    _: View.Type,
    prepare: (View) throws -> Void = { _ in },
    change: (View) -> Void
  ) throws -> View {
    let first = Stage<View>()
    try prepare(first.view)
    change(first.view)
    let data = save(first.view)
    let stage = Stage<View>()
    try prepare(stage.view)
    stage.clear()
    try restore(stage.view, from: data)
    stage.settle()
    #expect(stage.actions == [] && stage.events == [])
    return stage.view
  }

  @Test func `each control keeps what the user has set`() throws {
    #expect(try Self.copy(DialView.self) { $0.value = 37 }.value == 37)
    let range = try Self.copy(RangeDialView.self) { $0.value = DialRange(low: 20, high: 45) }
    #expect(range.value == DialRange(low: 20, high: 45))
    #expect(try Self.copy(WheelView.self) { $0.selectedIndex = 3 }.selectedIndex == 3)
    #expect(try Self.copy(NumberSpinnerView.self) { $0.value = 7 }.value == 7)
    #expect(try Self.copy(SpinnerRowView.self) { $0.value = 123 }.value == 123)
    let color = RGBA(hex: 0x4F46E5, opacity: 0.2)
    let wheel = try Self.copy(ColorWheelView.self) {
      $0.options.hasOpacity = true
    } change: {
      $0.value = color
    }
    #expect(wheel.value == color)
  }

  @Test func `a turntable keeps its selection and its position`() throws {
    let source = TurntableSource(count: 100)
    func prepare(_ table: TurntableView) { table.dataSource = source }
    func change(_ table: TurntableView) {
      table.selectedIndex = 41
      table.scrollToItem(at: 43, animated: false)
    }
    let table = try Self.copy(TurntableView.self, prepare: prepare, change: change)
    #expect(table.selectedIndex == 41 && table.centeredIndex == 43)
    let none = try Self.copy(TurntableView.self, prepare: prepare, change: { _ in })
    #expect(none.selectedIndex == nil)
  }

  @Test func `a state that fits nothing changes nothing`() throws {
    let saved = DialView(frame: .zero)
    saved.maximumValue = 1e9
    saved.value = 1e9
    let wheel = Stage<WheelView>().view
    wheel.selectedIndex = 2
    try Self.restore(wheel, from: Self.save(saved))
    #expect(wheel.selectedIndex == 2)
    let dial = Stage<DialView>().view
    dial.value = 12
    // A menu saves nothing.
    try Self.restore(dial, from: Self.save(RingMenuView(frame: .zero)))
    #expect(dial.value == 12)
    try Self.restore(dial, from: Self.save(saved))
    #expect(dial.value == dial.maximumValue)
  }
}
