// begin
import Foundation
import Rotary
import RotarySwiftUI
import RotaryUIKit
import SwiftUI
import UIKit
// end

// begin
enum Drink: String, CaseIterable { case leaf, drop, flame }

struct DrinkWheel: View {
  @Binding var drink: Drink

  var body: some View {
    RotaryWheel(Drink.allCases, selection: $drink) { drink in
      Sector(drink.rawValue, icon: .symbol(drink.rawValue))
    }
  }
}
// end

// begin
@MainActor func makeDrinks(_ choose: @escaping (Drink) -> Void) throws -> WheelView {
  let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 280, height: 280))
  try wheel.setSectors(Drink.allCases.map { Sector($0.rawValue, icon: .symbol($0.rawValue)) })
  let act = UIAction { [unowned wheel] _ in choose(Drink.allCases[wheel.selectedIndex]) }
  wheel.addAction(act, for: .valueChanged)
  return wheel
}
// end

// begin
struct VolumePicker: View {
  @Binding var volume: Int

  var body: some View {
    RotaryNumberSpinner(value: $volume, in: 0...100)
  }
}
// end

// begin
@MainActor func volumeSpinner(_ choose: @escaping (Int) -> Void) -> NumberSpinnerView {
  let spinner = NumberSpinnerView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
  spinner.maximumValue = 100
  let act = UIAction { [unowned spinner] _ in choose(Int(spinner.value)) }
  spinner.addAction(act, for: .valueChanged)
  return spinner
}
// end

// begin
struct BirthdayPicker: View {
  @Binding var birthday: Date
  let limits: ClosedRange<Date>

  var body: some View {
    RotarySpinnerRow(date: $birthday, in: limits)
  }
}
// end

// begin
@MainActor func birthdayRow(
  _ limits: ClosedRange<Date>,
  _ choose: @escaping (Date?) -> Void
) -> SpinnerRowView {
  let row = SpinnerRowView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
  row.row = .date
  (row.minimumDate, row.maximumDate) = (limits.lowerBound, limits.upperBound)
  row.date = limits.upperBound
  row.addAction(UIAction { [unowned row] _ in choose(row.date) }, for: .valueChanged)
  return row
}
// end

// begin
struct AlarmPicker: View {
  @Binding var alarm: Date

  var body: some View {
    RotarySpinnerRow(date: $alarm, displayedComponents: .hourAndMinute)
  }
}
// end

// begin
@MainActor func alarmRow(at date: Date, _ choose: @escaping (Date?) -> Void) -> SpinnerRowView {
  let row = SpinnerRowView(frame: CGRect(x: 0, y: 0, width: 240, height: 180))
  row.row = .time
  row.date = date
  row.addAction(UIAction { [unowned row] _ in choose(row.date) }, for: .valueChanged)
  return row
}
// end

// begin
struct FriendList: View {
  let friends: [Friend]
  @Binding var chosen: String?

  var body: some View {
    RotaryTurntable(friends, selection: $chosen) {
      TurntableItem($0.id)
    } content: {
      Text($0.id)
    }
  }
}
// end

// begin
struct Friend: Identifiable { let id: String }

final class FriendCells: TurntableViewDataSource {
  var friends: [Friend] = []
  func numberOfItems(in turntable: TurntableView) -> Int { friends.count }
  func turntable(_ turntable: TurntableView, viewForItemAt index: Int) -> UIView? {
    let cell = turntable.dequeueReusableView(withReuseIdentifier: "friend") { UIView() }
    cell.accessibilityLabel = friends[index].id
    return cell
  }
}
// end

// begin
@available(iOS 18.0, *)
struct Photo: View {
  let edit: (String) -> Void

  var body: some View {
    Color.gray.rotaryContextMenu {
      RingItem("Copy").onChoose { edit("copy") }
      RingItem("Share").onChoose { edit("share") }
      RingItem("Delete").onChoose { edit("delete") }
    }
  }
}
// end

// begin
@MainActor func addMenu(to photo: UIView, edit: @escaping (String) -> Void) throws {
  let names = ["Copy", "Share", "Delete"]
  let items = try RingItems(names.map { RingItem($0) })
  photo.addInteraction(RingMenuInteraction(items: items) { edit(names[$0]) })
}
// end

// begin
struct ComfortDial: View {
  @Binding var comfort: ClosedRange<Double>

  var body: some View {
    RotaryRangeDial(values: $comfort, in: 5...30, step: 0.5)
  }
}
// end

// begin
@MainActor func comfortDial(
  _ choose: @escaping (ClosedRange<Double>) -> Void
) throws -> RangeDialView {
  let dial = RangeDialView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
  dial.scale = try DialScale(from: 5, through: 30, step: 0.5)
  dial.value = DialRange(low: 18, high: 22)
  let act = UIAction { [unowned dial] _ in choose(dial.lowerValue...dial.upperValue) }
  dial.addAction(act, for: .valueChanged)
  return dial
}
// end

// begin
struct EggTimer: View {
  let seconds: Double
  let ring: () -> Void

  var body: some View {
    RotaryProgressRing(countdown: seconds)
      .onEvent { if $0 == .finished { ring() } }
  }
}
// end

// begin
@MainActor func eggTimer(seconds: Double, ring: @escaping () -> Void) -> ProgressRingView {
  let timer = ProgressRingView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  timer.durationSeconds = seconds
  timer.addAction(UIAction { _ in ring() }, for: .primaryActionTriggered)
  return timer
}
// end

// begin
struct Branded<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .rotaryColors([.accent: Color(uiColor: .systemIndigo), .ink: .primary])
      .rotaryFont(name: "Georgia")
  }
}
// end

// begin
@MainActor func brand(_ control: RotaryView) {
  control.roleColors = [.accent: .systemIndigo, .ink: .black]
  control.textFont = UIFont(name: "Georgia", size: 17)
}
// end

// begin
struct Heating: View {
  @Binding var heat: Double
  let log: (String) -> Void

  var body: some View {
    RotaryDial(value: $heat, in: 5...30, step: 1)
      .onEvent { if case .changed(let value) = $0 { log("set to \(value)") } }
      .onRotaryEditingChanged { log($0 ? "begins" : "ends") }
  }
}
// end

// begin
@MainActor func heatingDial(_ log: @escaping (String) -> Void) throws -> DialView {
  let dial = DialView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  dial.scale = try DialScale(from: 5, through: 30, step: 1)
  dial.eventHandler = { if case .changed(let value) = $0 { log("set to \(value)") } }
  dial.addAction(UIAction { _ in log("begins") }, for: .editingDidBegin)
  dial.addAction(UIAction { _ in log("ends") }, for: .editingDidEnd)
  return dial
}
// end
