import Foundation
import Rotary
import RotaryUIKit
import SwiftUI
import Testing
import UIKit

@testable import RotarySwiftUI

/// Drives the code of the article "Ten things", in SwiftUI and in UIKit.
@Suite(.serialized) @MainActor struct TenThingsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private static let day = Date(timeIntervalSince1970: 86_400 * 20_000)

  init() {
    TestDevice.reset()
    DeferredWork.schedule = { TestDevice.perform(after: $0, $1) }
  }

  @Test func `each code block has at most twelve lines, and there are two for each thing`() throws {
    let parts = try Folder.document("TenThings").components(separatedBy: "\n## ").dropFirst()
    #expect(parts.count == 10)
    for part in parts {
      let blocks = part.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "\n```")[0].components(separatedBy: "\n").count
      }
      #expect(blocks.count == 2, "\(part)")
      #expect(blocks.allSatisfy { $0 <= 12 }, "\(part)")
    }
  }

  @Test func `1: the wheel selects the next drink`() throws {
    let drink = Kept(Drink.leaf)
    let shown = try show(DrinkWheel(drink: drink.binding), WheelView.self)
    #expect(shown.sectors.map(\.title) == ["leaf", "drop", "flame"])
    #expect(shown.sectors[0].icon == .symbol("leaf"))
    increment(shown)
    #expect(drink.value == .drop)
    var chosen: Drink?
    increment(add(try makeDrinks { chosen = $0 }))
    #expect(chosen == .drop)
  }

  @Test func `2: the spinner goes from 0 to 100`() throws {
    let volume = Kept(0)
    let shown = try show(VolumePicker(volume: volume.binding), NumberSpinnerView.self)
    #expect(shown.maximumValue == 100)
    increment(shown)
    #expect(volume.value == 1)
    var chosen: Int?
    increment(add(volumeSpinner { chosen = $0 }))
    #expect(chosen == 1)
  }

  @Test func `3: a date stays within its limits`() throws {
    let limits = Self.day.addingTimeInterval(-86_400 * 3)...Self.day
    let date = Kept(limits.lowerBound)
    let shown = try show(
      BirthdayPicker(birthday: date.binding, limits: limits)
        .environment(\.timeZone, .gmt)
        // The third column is the day.
        .environment(\.locale, Locale(identifier: "sv_SE")),
      SpinnerRowView.self
    )
    #expect(shown.value == 19_997)
    increment(shown, element: 3)
    #expect(date.value == limits.lowerBound.addingTimeInterval(86_400))
    var chosen: Date?
    let row = add(birthdayRow(limits) { chosen = $0 })
    increment(row, element: 3)
    #expect(chosen == row.date)
    #expect(row.date.map { $0 <= limits.upperBound } == true)
  }

  @Test func `4: an alarm keeps its day`() throws {
    let alarm = Kept(Self.day)
    let shown = try show(
      AlarmPicker(alarm: alarm.binding).environment(\.timeZone, .gmt),
      SpinnerRowView.self
    )
    increment(shown, element: 2)
    #expect(alarm.value == Self.day.addingTimeInterval(60))
    var chosen: Date?
    increment(add(alarmRow(at: Self.day) { chosen = $0 }), element: 2)
    #expect(chosen == Self.day.addingTimeInterval(60))
  }

  @Test func `5: a turntable shows the app's cells`() throws {
    let friends = ["Ada", "Ben", "Cleo"].map { Friend(id: $0) }
    let chosen = Kept(String?.none)
    let shown = try show(FriendList(friends: friends, chosen: chosen.binding), TurntableView.self)
    #expect(shown.itemCount == 3)
    #expect(press(first: shown))
    #expect(friends.map(\.id).contains(chosen.value ?? ""))
    let cells = FriendCells()
    cells.friends = friends
    let table = add(TurntableView(frame: window.bounds))
    table.dataSource = cells
    TestDevice.advance(to: TestDevice.time + 0.1)
    #expect(press(first: table))
    #expect(table.selectedIndex != nil)
  }

  @Test func `6: a long press opens the menu, and an item performs its action`() throws {
    guard #available(iOS 18.0, *) else { return }
    var edits: [String] = []
    let controller = UIHostingController(rootView: Photo { edits.append($0) })
    window.rootViewController = controller
    TestDevice.showFrame(at: 0.001)
    chooseFirst()
    #expect(edits == ["copy"])
    window.rootViewController = nil
    let photo = UIView(frame: window.bounds)
    window.addSubview(photo)
    try addMenu(to: photo) { edits.append($0) }
    chooseFirst()
    #expect(edits == ["copy", "Copy"])
  }

  @Test func `7: a knob selects a range`() throws {
    let comfort = Kept(18.0...22.0)
    increment(try show(ComfortDial(comfort: comfort.binding), RangeDialView.self), element: 1)
    #expect(comfort.value == 18.5...22)
    var chosen: ClosedRange<Double>?
    increment(add(try comfortDial { chosen = $0 }), element: 1)
    #expect(chosen == 18.5...22)
  }

  @Test func `8: a countdown rings at its end`() throws {
    var rings = 0
    _ = try show(EggTimer(seconds: 2) { rings += 1 }, ProgressRingView.self)
    TestDevice.advance(to: TestDevice.time + 3)
    #expect(rings == 1)
    let timer = add(eggTimer(seconds: 2) { rings += 1 })
    timer.start()
    TestDevice.advance(to: TestDevice.time + 3)
    #expect(rings == 2)
  }

  @Test func `9: a control has the app's colours and font`() throws {
    let dial = RotaryDial(value: .constant(4), in: 0...10)
    let shown = try show(Branded(content: dial), DialView.self)
    #expect(shown.textFont?.fontName == "Georgia")
    #expect(shown.roleColors[.accent] == .systemIndigo)
    let view = DialView(frame: .zero)
    brand(view)
    #expect(view.textFont == shown.textFont)
    #expect(view.roleColors == shown.roleColors)
  }

  @Test func `10: events tell the beginning, the value and the end`() throws {
    let heat = Kept(20.0)
    var log: [String] = []
    increment(try show(Heating(heat: heat.binding) { log.append($0) }, DialView.self))
    TestDevice.advance(to: TestDevice.time + 1)
    #expect(heat.value == 21)
    #expect(log.sorted() == ["begins", "ends", "set to 21.0"])
    log = []
    increment(add(try heatingDial { log.append($0) }))
    #expect(log == ["begins", "set to 6.0", "ends"])
  }

  /// Shows a SwiftUI view, and returns its control.
  private func show<V: View, Control: UIView>(_ view: V, _ kind: Control.Type) throws -> Control {
    window.rootViewController = UIHostingController(rootView: view)
    TestDevice.showFrame(at: TestDevice.time + 0.001)
    TestDevice.showFrame(at: TestDevice.time + 0.001)
    return try #require(find(kind, in: window))
  }

  private func find<Control: UIView>(_ kind: Control.Type, in view: UIView) -> Control? {
    view as? Control ?? view.subviews.lazy.compactMap { find(kind, in: $0) }.first
  }

  private func add<Control: UIView>(_ view: Control) -> Control {
    window.rootViewController = nil
    window.addSubview(view)
    TestDevice.showFrame(at: TestDevice.time + 0.001)
    return view
  }

  /// Increments a control, or one of its accessibility elements, and waits until it rests.
  private func increment(_ view: RotaryView, element: Int = 0) {
    if element == 0 {
      view.accessibilityIncrement()
    } else {
      let elements = view.accessibilityElements as? [UIAccessibilityElement]
      elements?[element - 1].accessibilityIncrement()
    }
    TestDevice.advance(to: TestDevice.time + 3)
  }

  /// Performs the first accessibility action of a control, such as pressing an item.
  private func press(first view: RotaryView) -> Bool {
    guard let action = view.accessibilityCustomActions?.first else { return false }
    let isPressed = action.actionHandler?(action) == true
    TestDevice.advance(to: TestDevice.time + 3)
    return isPressed
  }

  /// Opens the menu in the window's middle, slides down to the first of three items, and lifts the finger.
  private func chooseFirst() {
    let finger = Finger(in: window)
    TestDevice.showFrame(at: TestDevice.time + 0.001)
    finger.down(at: CGPoint(x: 200, y: 300))
    for _ in 1...80 { TestDevice.advance(to: TestDevice.time + 0.01) }
    finger.move(to: CGPoint(x: 240, y: 369))
    TestDevice.advance(to: TestDevice.time + 0.1)
    finger.up()
    TestDevice.advance(to: TestDevice.time + 2)
  }
}

/// A value that a view's binding writes.
@MainActor
private final class Kept<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding { @MainActor in
      self.value
    } set: { @MainActor in
      self.value = $0
    }
  }
}
