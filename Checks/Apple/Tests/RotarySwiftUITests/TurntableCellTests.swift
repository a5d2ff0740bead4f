import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests an app's views as the items of a turntable.
@MainActor
@Suite(.serialized)
struct TurntableCellTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private struct Page: SwiftUI.View {
    let fruits: Binding<[Fruit]>
    let chosen: Binding<Int?>

    var body: some SwiftUI.View {
      RotaryTurntable(fruits.wrappedValue, selection: chosen) { fruit in
        TurntableItem("number \(fruit.id)")
      } content: { fruit in
        Cell(name: fruit.name)
      }
    }
  }

  /// Shows the turntable's environment next to the name.
  private struct Cell: SwiftUI.View {
    let name: String
    /// A time zone that no machine has.
    static let elsewhere = TimeZone(secondsFromGMT: 11_220) ?? .current
    @Environment(\.timeZone) private var timeZone

    var body: some SwiftUI.View {
      Text(timeZone == Self.elsewhere ? "\(name) elsewhere" : name)
    }
  }

  private func stage(
    _ fruits: Shared<[Fruit]>,
    _ chosen: Shared<Int?>
  ) -> HostedStage<some SwiftUI.View> {
    HostedStage {
      StateView(fruits) { $fruits in
        StateView(chosen) { $chosen in Page(fruits: $fruits, chosen: $chosen) }
      }
    }
  }

  private static let names = ["Apple", "Pear", "Plum"]

  private func fruits() -> Shared<[Fruit]> {
    Shared(Self.names.enumerated().map { Fruit(id: $0.offset, name: $0.element) })
  }

  @Test func `each visible item has its own view`() throws {
    let stage = stage(fruits(), Shared(nil))
    stage.settle()
    #expect(Set(stage.texts) == Set(Self.names))
    let view: TurntableView = try stage.view()
    #expect(view.itemCount == 3)
  }

  @Test func `a changed item is shown in the same view`() throws {
    let fruits = fruits()
    let stage = stage(fruits, Shared(nil))
    stage.settle()
    fruits.binding.wrappedValue[1].name = "Quince"
    stage.settle()
    #expect(Set(stage.texts) == ["Apple", "Quince", "Plum"])
  }

  @Test func `inserted and removed items have their views inserted and removed`() throws {
    let fruits = fruits()
    let stage = stage(fruits, Shared(nil))
    stage.settle()
    let pear = stage.views(TextScreen.self).first { $0.text == "Pear" }
    fruits.binding.wrappedValue.remove(at: 0)
    fruits.binding.wrappedValue.append(Fruit(id: 7, name: "Fig"))
    stage.settle()
    #expect(Set(stage.texts) == ["Pear", "Plum", "Fig"])
    #expect(stage.views(TextScreen.self).contains { $0 === pear })
    let view: TurntableView = try stage.view()
    #expect(view.itemCount == 3)
  }

  @Test func `the selection is an ID, independent of the item's index`() throws {
    let fruits = fruits()
    let chosen = Shared<Int?>(1)
    let stage = stage(fruits, chosen)
    stage.settle()
    let view: TurntableView = try stage.view()
    #expect(view.selectedIndex == 1)
    fruits.binding.wrappedValue.reverse()
    fruits.binding.wrappedValue.insert(Fruit(id: 9, name: "Fig"), at: 0)
    stage.settle()
    #expect(view.selectedIndex == 2)
    chosen.binding.wrappedValue = 9
    stage.settle()
    #expect(view.selectedIndex == 0)
    chosen.binding.wrappedValue = nil
    stage.settle()
    #expect(view.selectedIndex == nil)
  }

  @Test func `a cell has the environment of the turntable`() throws {
    let (fruits, chosen) = (fruits(), Shared<Int?>(nil))
    let stage = HostedStage {
      StateView(fruits) { $fruits in
        StateView(chosen) { $chosen in Page(fruits: $fruits, chosen: $chosen) }
      }
      .environment(\.timeZone, Cell.elsewhere)
    }
    stage.settle()
    #expect(Set(stage.texts) == Set(Self.names.map { "\($0) elsewhere" }))
  }

  @Test
  func `the controllers of cells in view are children of the controller around the turntable`()
    throws
  {
    let fruits = fruits()
    let stage = stage(fruits, Shared(nil))
    stage.settle()
    let around = try #require(stage.controller)
    let children = around.children
    #expect(children.count == 3)
    for child in children {
      let cell = try #require(child.view.superview)
      #expect(child.view.frame == cell.bounds && cell.bounds.width > 0)
      #expect((child as? UIHostingController<AnyView>)?.safeAreaRegions == [])
    }
    fruits.binding.wrappedValue.removeLast(2)
    stage.settle()
    #expect(around.children.count == 1)
    #expect(children.filter { $0.parent == nil && $0.view.superview == nil }.count == 2)
    // A reused cell has its parent again.
    fruits.binding.wrappedValue.append(Fruit(id: 8, name: "Fig"))
    stage.settle()
    #expect(around.children.count == 2)
    #expect(Set(stage.texts) == ["Apple", "Fig"])
    #expect(TestDevice.containmentFaults == [])
    stage.close()
    #expect(around.children.isEmpty)
  }

  @Test func `cells are deallocated with the turntable`() throws {
    weak var cell: UIView?
    do {
      let stage = stage(fruits(), Shared(nil))
      stage.settle()
      cell = stage.views(TextScreen.self).first
      #expect(cell != nil)
      stage.close()
    }
    #expect(cell == nil)
  }

  @Test func `assistive technologies read an item's name`() throws {
    let stage = stage(fruits(), Shared(nil))
    stage.settle()
    let view: TurntableView = try stage.view()
    #expect(view.host.tree.elements.contains { $0.name == "number 1" })
  }
}
