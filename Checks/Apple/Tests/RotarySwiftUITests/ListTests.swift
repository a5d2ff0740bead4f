import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the lists that an app writes: sectors, menu items and turntable items.
@MainActor
@Suite(.serialized)
struct ListTests {
  // MARK: Wheel.

  @Test func `sectors can be written with if, else and for`() throws {
    let app = Shared(false)
    let stage = HostedStage {
      StateView(app) { $hasMilk in
        RotaryWheel(selection: .constant(1)) {
          Sector("Tea")
          if hasMilk { Sector("Milk") } else { Sector("Water") }
          for number in 1...2 { Sector("\(number)") }
          if hasMilk { Sector("Cocoa") }
        }
      }
    }
    let view: WheelView = try stage.view()
    #expect(view.sectors.map(\.title) == ["Tea", "Water", "1", "2"])
    #expect(view.selectedIndex == 1)
    app.binding.wrappedValue = true
    stage.settle()
    #expect(view.sectors.map(\.title) == ["Tea", "Milk", "1", "2", "Cocoa"])
    #expect(view.selectedIndex == 1)
    #expect(try stage.view(WheelView.self) === view)
  }

  @Test func `a wheel's selection follows its element to another index`() throws {
    let app = Shared(["a", "b", "c"])
    let chosen = Shared("b")
    let stage = HostedStage {
      StateView(app) { $letters in
        StateView(chosen) { $letter in
          RotaryWheel(letters, selection: $letter) { Sector($0) }
        }
      }
    }
    let view: WheelView = try stage.view()
    #expect(view.selectedIndex == 1)
    app.binding.wrappedValue = ["x", "y", "c", "b"]
    stage.settle()
    #expect(view.selectedIndex == 3)
    #expect(chosen.binding.wrappedValue == "b")
    chosen.binding.wrappedValue = "c"
    stage.settle()
    #expect(view.selectedIndex == 2)
  }

  @Test func `a wheel without sectors is hidden until it has new ones`()
    throws
  {
    let app = Shared(["a", "b", "c"])
    let stage = HostedStage {
      StateView(app) { $letters in
        RotaryWheel(letters, selection: .constant("b")) { Sector($0) }
      }
    }
    let view: WheelView = try stage.view()
    app.binding.wrappedValue = []
    stage.settle()
    #expect(view.isHidden)
    app.binding.wrappedValue = ["b", "c"]
    stage.settle()
    #expect(!view.isHidden)
    #expect(view.sectors.map(\.title) == ["b", "c"])
    #expect(view.selectedIndex == 0)
  }

  // MARK: Ring menu.

  @Test func `holding opens a ring menu, and releasing reports the item once`()
    throws
  {
    var chosen: [Int] = []
    var events: [RingMenuEvent] = []
    let round = Shared(0)
    let stage = HostedStage {
      StateView(round) { $round in
        RotaryRingMenu {
          RingItem("Cut")
          if round >= 0 { RingItem("Copy") }
          for title in ["Paste", "Undo"] { RingItem(title) }
        } onChoose: {
          chosen.append($0)
        }
        .onEvent { events.append($0) }
      }
    }
    let view: RingMenuView = try stage.view()
    #expect(view.items.all.count == 4)
    let finger = Finger(in: stage.window)
    finger.down(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    TestDevice.advance(to: TestDevice.time + 2)
    #expect(view.isOpen)
    // An update while it is open does not close it.
    round.binding.wrappedValue = 1
    TestDevice.advance(to: TestDevice.time + 0.1)
    #expect(view.isOpen)
    finger.move(to: try stage.middle(of: 3, RingMenu.self, in: view))
    TestDevice.advance(to: TestDevice.time + 0.2)
    finger.up()
    stage.settle()
    #expect(!view.isOpen)
    #expect(chosen.count == 1)
    #expect(chosen.first == view.selectedIndex)
    #expect(events.first == .opened)
    #expect(events.contains(.chosen(chosen.first ?? -1)))
  }

  @Test func `changing a ring menu's items closes it, and it shows the new ones`() throws {
    let app = Shared(["Cut", "Copy", "Paste"])
    let stage = HostedStage {
      StateView(app) { $titles in
        RotaryRingMenu {
          for title in titles { RingItem(title) }
        } onChoose: { _ in
        }
      }
    }
    let view: RingMenuView = try stage.view()
    view.open()
    stage.settle()
    #expect(view.isOpen)
    app.binding.wrappedValue = ["Cut", "Copy"]
    stage.settle()
    #expect(!view.isOpen)
    #expect(view.items.all.count == 2)
  }

  // MARK: Turntable.

  @Test func `tapping a turntable's item writes its ID`() throws {
    let table = try Table()
    table.stage.tap(try table.stage.middle(of: 1, Turntable.self, in: table.view))
    table.stage.settle()
    let index = try #require(table.view.selectedIndex)
    #expect(table.chosen.binding.wrappedValue == Person.all[index].id)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a selection by the app is marked, and sends no event`() throws {
    let table = try Table()
    table.chosen.binding.wrappedValue = "Cleo"
    table.stage.settle()
    #expect(table.view.selectedIndex == 2)
    table.chosen.binding.wrappedValue = nil
    table.stage.settle()
    #expect(table.view.selectedIndex == nil)
    #expect(table.log.events.filter { $0.isChoice } == [])
  }

  @Test func `a selection within an animation scrolls to the item`() throws {
    let table = try Table()
    withAnimation { table.chosen.binding.wrappedValue = "Emil" }
    TestDevice.showFrame(at: TestDevice.time + 0.02)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    table.stage.settle()
    #expect(table.view.centeredIndex == 4)
    #expect(table.log.events.filter { $0.isChoice } == [])
  }

  @Test func `the selection stays when other items are inserted, removed and moved`() throws {
    let table = try Table()
    table.chosen.binding.wrappedValue = "Cleo"
    table.stage.settle()
    table.people.binding.wrappedValue.insert(Person("Zoe"), at: 0)
    table.stage.settle()
    #expect(table.view.selectedIndex == 3)
    table.people.binding.wrappedValue.reverse()
    table.stage.settle()
    #expect(table.view.itemCount == 9)
    #expect(table.view.selectedIndex == 5)
    #expect(table.chosen.binding.wrappedValue == "Cleo")
    table.people.binding.wrappedValue.removeAll { $0.id == "Cleo" }
    table.stage.settle()
    #expect(table.view.selectedIndex == nil)
    table.people.binding.wrappedValue.append(Person("Cleo"))
    table.stage.settle()
    #expect(table.view.selectedIndex == 8)
    #expect(table.log.events.filter { $0.isChoice } == [])
  }

  @Test func `a changed item is redrawn`() throws {
    let table = try Table()
    let names = { table.view.host.tree.elements.map(\.name) }
    #expect(names().contains("Ada"))
    table.people.binding.wrappedValue[0].name = "Ada L."
    table.stage.settle()
    #expect(names().contains("Ada L."))
    #expect(!names().contains("Ada"))
  }

  @Test func `of ten thousand items, only the visible ones are requested`() throws {
    var seen: Set<Int> = []
    let stage = HostedStage {
      RotaryTurntable((0..<10_000).map { Row(id: $0) }, selection: .constant(nil)) { row in
        seen.insert(row.id)
        return TurntableItem("\(row.id)")
      }
    }
    stage.settle()
    #expect(seen.contains(0))
    #expect(seen.count < 100)
  }

  @Test func `an update does not interrupt the drag of a turntable`() throws {
    func turned(_ each: (Table) -> Void) throws -> [TurntableEvent] {
      let table = try Table()
      let start = try table.stage.middle(of: 3, Turntable.self, in: table.view)
      let end = try table.stage.middle(of: 1, Turntable.self, in: table.view)
      let finger = Finger(in: table.stage.window)
      finger.down(at: start)
      for step in 1...20 {
        TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
        let share = CGFloat(step) / 20
        finger.move(
          to: CGPoint(
            x: start.x + (end.x - start.x) * share,
            y: start.y + (end.y - start.y) * share
          )
        )
        each(table)
      }
      finger.up()
      for _ in 0..<300 {
        TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
        each(table)
      }
      return table.log.events
    }
    let plain = try turned { _ in }
    #expect(plain.contains { if case .centered = $0 { true } else { false } })
    #expect(try turned { $0.round.binding.wrappedValue += 1 } == plain)
  }
}

private struct Row: Identifiable {
  let id: Int
}

/// A turntable of people that the app stores.
@MainActor
private final class Table {
  let people = Shared(Person.all)
  let chosen = Shared<String?>(nil)
  let round = Shared(0)
  let log = EventLog<TurntableEvent>()
  let stage: HostedStage<AnyView>
  let view: TurntableView

  init() throws {
    let (people, chosen, round, log) = (people, chosen, round, log)
    stage = HostedStage {
      AnyView(
        StateView(people) { $people in
          StateView(chosen) { $chosen in
            StateView(round) { $round in
              RotaryTurntable(people, selection: $chosen) { TurntableItem($0.name) }
                .onEvent { log.events.append($0) }
            }
          }
        }
      )
    }
    stage.settle()
    log.events = []
    view = try stage.view()
  }
}

extension TurntableEvent {
  /// Whether it has sent another selection.
  fileprivate var isChoice: Bool {
    switch self {
    case .changed, .pressed: true
    default: false
    }
  }
}
