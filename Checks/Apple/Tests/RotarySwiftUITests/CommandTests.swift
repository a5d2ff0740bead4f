import Foundation
import Rotary
import RotarySwiftUI
import RotaryUIKit
import SwiftUI
import Testing
import UIKit

/// Tests the proxies that command controls.
@MainActor
@Suite(.serialized)
struct CommandTests {
  @Test func `a proxy spins a wheel to a sector, and the binding gets the result once`() throws {
    let app = try CommandApp(WheelView.self, 0) { value in
      RotaryWheel(selection: value) { for index in 0..<8 { Sector("\(index)") } }
    }
    let motion = try #require(app.proxy.spin(to: 5, turns: 2, duration: 3))
    TestDevice.advance(to: TestDevice.time + 1)
    #expect(app.written == [])
    // An unrelated update does not interrupt the spin.
    app.updateAll()
    #expect(app.view.selectedIndex != 5)
    app.stage.settle()
    #expect(app.written == [5])
    #expect(app.view.selectedIndex == 5)
    #expect(TestUpdates.changesDuringUpdate == 0)
    motion.expectEnd(5)
  }

  @Test func `a proxy finds sectors by the selection's values`() throws {
    let app = try CommandApp(WheelView.self, "a") { value in
      RotaryWheel(["a", "b", "c"], selection: value) { Sector($0) }
    }
    #expect(app.proxy.spin(to: "z") == nil)
    #expect(app.proxy.spin(to: 2) == nil)
    app.proxy.spin(to: "c", duration: 1)
    app.stage.settle()
    #expect(app.written == ["c"])
  }

  @Test func `a draw follows the odds and the generator`() throws {
    let app = try CommandApp(WheelView.self, 0) { value in
      RotaryWheel(selection: value) {
        Sector("blank")
        Sector("prize", odds: 0)
        Sector("blank")
      }
    }
    var drawn: Set<Int> = []
    var generator = Sequence(seed: 7)
    for _ in 0..<12 {
      app.proxy.draw(turns: 1, duration: 0.5, using: &generator)
      app.stage.settle()
      drawn.insert(app.view.selectedIndex)
    }
    #expect(drawn == [0, 2])
    var again = Sequence(seed: 7)
    let index = app.view.selectedIndex
    var expected: [Int] = []
    let wheel = try Wheel(sectors: app.view.sectors)
    for _ in 0..<12 {
      let random = Double.random(in: 0..<1, using: &again)
      expected.append(WheelDraw(random: random, odds: wheel.odds)?.index ?? -1)
    }
    #expect(index == expected.last)
    let last = try #require(app.proxy.lastDraw)
    #expect(last == WheelDraw(random: last.random, odds: [1, 0, 1]) && last.index == index)
    #expect(app.proxy.draw(duration: 0.1) != nil)
  }

  @Test func `a turning wheel stops on a sector, which the binding gets`() throws {
    let app = try CommandApp(WheelView.self, 0) { value in
      RotaryWheel(selection: value) { for index in 0..<8 { Sector("\(index)") } }
    }
    app.proxy.startTurning(radiansPerSecond: 4)
    TestDevice.advance(to: TestDevice.time + 2.3)
    let motion = try #require(app.proxy.stopTurning())
    app.stage.settle()
    #expect(app.written.last == app.view.selectedIndex)
    motion.expectEnd(app.view.selectedIndex)
    #expect(app.proxy.stopTurning() == nil)
  }

  @Test func `an app that rejects the result gets its value back`() throws {
    let habit: (Int) -> Bool = { $0 != 5 }
    let app = try CommandApp(WheelView.self, 0, accepts: habit) { value in
      RotaryWheel(selection: value) { for index in 0..<8 { Sector("\(index)") } }
    }
    app.proxy.spin(to: 3, turns: 1, duration: 0.5)
    app.stage.settle()
    app.proxy.spin(to: 5, turns: 1, duration: 0.5)
    app.stage.settle()
    #expect(app.written == [3, 5])
    #expect(app.view.selectedIndex == 3)
  }

  @Test func `a value that the app sets during a spin wins`() throws {
    let app = try CommandApp(WheelView.self, 0) { value in
      RotaryWheel(selection: value) { for index in 0..<8 { Sector("\(index)") } }
    }
    app.proxy.spin(to: 5, turns: 3)
    TestDevice.advance(to: TestDevice.time + 1)
    app.set(2)
    app.stage.settle()
    #expect(app.view.selectedIndex == 2)
    #expect(app.kept == 2)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `dials, spinners and rows move to a value, which the binding gets`() throws {
    let dial = try CommandApp(DialView.self, 10.0) { RotaryDial(value: $0, in: 0...100) }
    dial.proxy.move(to: 60)
    dial.stage.settle()
    #expect(dial.written == [60])

    let range = try CommandApp(RangeDialView.self, 10.0...40.0) {
      RotaryRangeDial(values: $0, in: 0...100)
    }
    range.proxy.move(to: DialRange(low: 20, high: 30))
    range.stage.settle()
    #expect(range.written == [20...30])

    let spinner = try CommandApp(NumberSpinnerView.self, 3) {
      RotaryNumberSpinner(value: $0, in: 0...9)
    }
    spinner.proxy.move(to: 7, animated: false)
    spinner.stage.settle()
    #expect(spinner.written == [7])

    let row = try CommandApp(SpinnerRowView.self, Date(timeIntervalSince1970: 0)) {
      RotarySpinnerRow(date: $0).environment(\.timeZone, .gmt)
    }
    row.view.calendar.timeZone = .gmt
    row.proxy.move(to: Date(timeIntervalSince1970: 86_400 * 40))
    row.stage.settle()
    #expect(row.written == [Date(timeIntervalSince1970: 86_400 * 40)])
    row.proxy.move(to: 12.0)
    row.stage.settle()
    #expect(row.written.last == Date(timeIntervalSince1970: 86_400 * 12))
  }

  @Test func `a turntable scrolls to an item by its identity, without selecting it`() throws {
    let app = try CommandApp(TurntableView.self, String?.none) { value in
      RotaryTurntable(Person.all, selection: value) { TurntableItem($0.name) }
    }
    #expect(app.proxy.scroll(to: "Zoe") == nil)
    app.proxy.scroll(to: "Emil")
    app.stage.settle()
    #expect(app.view.centeredIndex == 4)
    #expect(app.written == [])
  }

  @Test func `a proxy commands the control of its own reader only`() throws {
    var proxies: [RotaryProxy<WheelView>] = []
    let stage = HostedStage {
      RotaryWheelReader { outer in
        let _ = proxies.append(outer)
        RotaryWheel(selection: .constant(0)) { for index in 0..<4 { Sector("\(index)") } }
        RotaryWheelReader { inner in
          let _ = proxies.append(inner)
          RotaryWheel(selection: .constant(0)) { for index in 0..<4 { Sector("\(index)") } }
        }
        RotaryDial(value: .constant(4), in: 0...9)
      }
    }
    let wheels = stage.views(WheelView.self)
    proxies[0].spin(to: 1)
    proxies[1].spin(to: 2)
    TestDevice.advance(to: TestDevice.time + 4.1)
    #expect(wheels.map(\.selectedIndex) == [1, 2])
  }

  @Test func `a proxy does nothing before and after its control exists`() throws {
    let isShown = Shared(false)
    let proxy = Captured<RotaryProxy<WheelView>>()
    var written: [Int] = []
    let stage = HostedStage(.immediate) {
      StateView(isShown) { $isShown in
        RotaryWheelReader { wheel in
          let _ = proxy.capture(wheel)
          if isShown {
            RotaryWheel(
              selection: Binding { @MainActor in
                0
              } set: { @MainActor in
                written.append($0)
              }
            ) {
              Sector("a")
              Sector("b")
            }
          }
        }
      }
    }
    #expect(proxy.value?.spin(to: 1) == nil)
    isShown.binding.wrappedValue = true
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(proxy.value?.spin(to: 1) != nil)
    isShown.binding.wrappedValue = false
    stage.settle()
    #expect(written == [])
    #expect(TestUpdates.changesDuringUpdate == 0)
    #expect(proxy.value?.spin(to: 1) == nil)
  }

  @Test func `a view that leaves its window for a while writes the value at which it stopped`()
    throws
  {
    let app = try CommandApp(WheelView.self, 0) { value in
      RotaryWheel(selection: value) { for index in 0..<8 { Sector("\(index)") } }
    }
    app.proxy.spin(to: 5, turns: 3)
    TestDevice.advance(to: TestDevice.time + 1)
    let parent = try #require(app.view.superview)
    app.view.removeFromSuperview()
    let stopped = app.view.selectedIndex
    parent.addSubview(app.view)
    app.stage.settle()
    #expect(stopped != 0)
    #expect(app.written == [stopped])
    #expect(app.view.selectedIndex == stopped)
  }

  @Test func `a menu opens and closes by its binding, which its user writes too`() throws {
    let isOpen = Shared(false)
    let stage = HostedStage(.immediate) {
      StateView(isOpen) { $isOpen in
        RotaryRingMenu(isPresented: $isOpen) {
          RingItem("Cut")
          RingItem("Copy")
          RingItem("Paste")
        } onChoose: { _ in
        }
      }
    }
    let menu = try stage.view(RingMenuView.self)
    #expect(!menu.isOpen)
    isOpen.binding.wrappedValue = true
    stage.settle()
    #expect(menu.isOpen)
    #expect(menu.accessibilityPerformEscape())
    stage.settle()
    #expect(!menu.isOpen)
    #expect(!isOpen.binding.wrappedValue)
    #expect(menu.accessibilityActivate())
    stage.settle()
    #expect(isOpen.binding.wrappedValue)
    isOpen.binding.wrappedValue = false
    stage.settle()
    #expect(!menu.isOpen)
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a closed menu whose app insists on it opens again`() throws {
    let stage = HostedStage(.immediate) {
      RotaryRingMenu(isPresented: .constant(true), items: .starSigns) { _ in }
    }
    let menu = try stage.view(RingMenuView.self)
    stage.settle()
    #expect(menu.isOpen)
    #expect(menu.accessibilityPerformEscape())
    #expect(!menu.isOpen)
    stage.settle()
    #expect(menu.isOpen)
  }
}

/// A generator of the same numbers for the same seed.
private struct Sequence: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed
  }
}
