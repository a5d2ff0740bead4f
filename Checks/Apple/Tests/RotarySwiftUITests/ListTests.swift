import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Lists that an app writes: sectors, items of a menu, items of a turntable.
@MainActor
@Suite(.serialized)
struct ListTests {
  // MARK: The wheel.

  @Test func `sectors are written with if, else and for`() throws {
    let app = Shared(false)
    let stage = HostedStage {
      Following(app) { $hasMilk in
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

  @Test func `a wheel's selection is the element, wherever it comes to stand`() throws {
    let app = Shared(["a", "b", "c"])
    let chosen = Shared("b")
    let stage = HostedStage {
      Following(app) { $letters in
        Following(chosen) { $letter in
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

  @Test func `a wheel that loses all its sectors shows nothing, and comes back with new ones`()
    throws
  {
    let app = Shared(["a", "b", "c"])
    let stage = HostedStage {
      Following(app) { $letters in
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

  // MARK: The ring menu.

  @Test func `a ring menu that is held opens, and tells once what the finger is lifted over`()
    throws
  {
    var chosen: [Int] = []
    var events: [RingMenuEvent] = []
    let round = Shared(0)
    let stage = HostedStage {
      Following(round) { $round in
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
    // Shown anew while it is open, it stays open.
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

  @Test func `a ring menu whose items change closes, and offers the new ones`() throws {
    let app = Shared(["Cut", "Copy", "Paste"])
    let stage = HostedStage {
      Following(app) { $titles in
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

  // MARK: The turntable.

  @Test func `a tap on a turntable's item writes its identity`() throws {
    let table = try Table()
    table.stage.tap(try table.stage.middle(of: 1, Turntable.self, in: table.view))
    table.stage.settle()
    let index = try #require(table.view.selectedIndex)
    #expect(table.chosen.binding.wrappedValue == Person.all[index].id)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a choice that the app makes is marked, and tells nothing`() throws {
    let table = try Table()
    table.chosen.binding.wrappedValue = "Cleo"
    table.stage.settle()
    #expect(table.view.selectedIndex == 2)
    table.chosen.binding.wrappedValue = nil
    table.stage.settle()
    #expect(table.view.selectedIndex == nil)
    #expect(table.log.events.filter { $0.isChoice } == [])
  }

  @Test func `a choice within an animation is scrolled to`() throws {
    let table = try Table()
    withAnimation { table.chosen.binding.wrappedValue = "Emil" }
    TestDevice.showFrame(at: TestDevice.time + 0.02)
    #expect(TestDevice.activeDisplayLinkCount == 1)
    table.stage.settle()
    #expect(table.view.centeredIndex == 4)
    #expect(table.log.events.filter { $0.isChoice } == [])
  }

  @Test func `the chosen item stays chosen when others come, go and change places`() throws {
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

  @Test func `an item that changes is drawn anew`() throws {
    let table = try Table()
    let names = { table.view.host.tree.elements.map(\.name) }
    #expect(names().contains("Ada"))
    table.people.binding.wrappedValue[0].name = "Ada L."
    table.stage.settle()
    #expect(names().contains("Ada L."))
    #expect(!names().contains("Ada"))
  }

  @Test func `of ten thousand items only those in view are asked what they show`() throws {
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

  @Test func `a turntable in the hand is not disturbed by what is shown anew`() throws {
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

/// A turntable of people, whom the app keeps.
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
        Following(people) { $people in
          Following(chosen) { $chosen in
            Following(round) { $round in
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
  /// Whether it tells of another choice.
  fileprivate var isChoice: Bool {
    switch self {
    case .changed, .pressed: true
    default: false
    }
  }
}
