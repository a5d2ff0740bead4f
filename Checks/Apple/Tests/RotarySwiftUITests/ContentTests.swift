import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests sectors with tags and pictures, menus with actions, and views in the centre.
@MainActor
@Suite(.serialized)
struct ContentTests {
  private enum Drink: String, CaseIterable {
    case tea, coffee, milk
  }

  @Test func `sectors have tags, as the views of a picker`() throws {
    let drink = Shared(Drink.coffee)
    let stage = HostedStage {
      StateView(drink) { $drink in
        RotaryWheel(selection: $drink) {
          Sector("Tea").tag(Drink.tea)
          for other in [Drink.milk, .coffee] { Sector(other.rawValue).tag(other) }
        }
      }
    }
    let wheel = try stage.view(WheelView.self)
    #expect(wheel.selectedIndex == 2)
    wheel.accessibilityDecrement()
    stage.settle()
    #expect(drink.binding.wrappedValue == .milk)
    drink.binding.wrappedValue = .tea
    stage.settle()
    #expect(wheel.selectedIndex == 0)
  }

  @Test func `sectors without tags have indices, also between others`() throws {
    let index = Shared(2)
    let stage = HostedStage {
      StateView(index) { $index in
        RotaryWheel(selection: $index) {
          Sector("a")
          [Sector("b"), Sector("c")]
          Sector("d").tag(10)
        }
      }
    }
    let wheel = try stage.view(WheelView.self)
    #expect(wheel.selectedIndex == 2)
    wheel.accessibilityIncrement()
    stage.settle()
    #expect(index.binding.wrappedValue == 10)
  }

  @Test func `a sector shows a symbol, an image of the app, or a rendered view`() throws {
    let image = UIImage.make(10, 20)
    let isDark = Shared(false)
    let round = Shared(0)
    let stage = HostedStage {
      StateView(isDark) { $isDark in
        StateView(round) { $round in
          let _ = round
          RotaryWheel(selection: .constant(0)) {
            Sector("a", icon: .symbol("star"))
            Sector("b", icon: .asset("logo"))
            Sector("c").image(image)
            if #available(iOS 16.0, *) {
              Sector("d").image(id: 1) { Color.red.frame(width: 30, height: 40) }
            }
          }
          .rotaryPictures(["other": .symbol("moon")])
          .environment(\.colorScheme, isDark ? .dark : .light)
        }
      }
    }
    stage.settle()
    let wheel = try stage.view(WheelView.self)
    let style = wheel.scene.style
    func picture(_ index: Int) -> RotaryPicture? {
      guard case .image(let source) = wheel.sectors[index].icon else { return nil }
      let content = ImageContent(source: source, rect: Rect2D(0, 0, 10, 10))
      return style.request(for: content).picture
    }
    #expect(picture(0) == .symbol("star"))
    #expect(picture(1) == .asset("logo"))
    #expect(picture(2) == .image(image))
    #expect(wheel.pictures["other"] == .symbol("moon"))
    let rendered = try #require(picture(3)?.image(for: .make(scale: 3)))
    #expect(rendered.size == CGSize(width: 30, height: 40))
    #expect(rendered.scale == 3)
    let sectors = wheel.sectors
    let count = TestUpdates.renderedImageCount
    round.binding.wrappedValue += 1
    stage.settle()
    #expect(TestUpdates.renderedImageCount == count)
    #expect(wheel.sectors == sectors)
    isDark.binding.wrappedValue = true
    stage.settle()
    #expect(TestUpdates.renderedImageCount == count + 1)
  }

  @Test func `a wheel of UIKit takes images by the index of a sector`() throws {
    TestDevice.reset()
    let wheel = WheelView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    try wheel.setSectors([Sector("a"), Sector("b")])
    let image = UIImage.make(10, 20)
    wheel.setImage(image, forSectorAt: 1)
    wheel.setImage(image, forSectorAt: 2)
    guard case .image(let name) = wheel.sectors[1].icon else {
      Issue.record("no icon")
      return
    }
    #expect(wheel.pictures == [name: .image(image)])
    wheel.setImage(nil, forSectorAt: 1)
    #expect(wheel.sectors[1].icon == nil)
    #expect(wheel.pictures.isEmpty)
  }

  @Test func `items perform their actions, also those of nested menus`() throws {
    var log: [String] = []
    let stage = HostedStage {
      RotaryRingMenu {
        RingItem("Undo").onChoose { log.append("undo") }
        RingItem("Edit").submenu {
          RingItem("Copy").onChoose { log.append("copy") }
          RingItem("More").submenu { RingItem("Deep").onChoose { log.append("deep") } }
        }
        RingItem("Plain")
      } onChoose: {
        log.append("\($0)")
      }
    }
    let menu = try stage.view(RingMenuView.self)
    #expect(menu.items.all.map(\.title) == ["Undo", "Edit", "Copy", "More", "Deep", "Plain"])
    #expect(menu.items.all.map(\.parent) == [nil, nil, 1, 1, 3, nil])
    menu.eventHandler?(.chosen(4))
    menu.eventHandler?(.chosen(0))
    menu.eventHandler?(.chosen(5))
    #expect(log == ["deep", "4", "undo", "0", "5"])
  }

  @Test func `a view in the centre leaves touches to the control, unless it is interactive`() throws
  {
    for isInteractive in [false, true] {
      var taps = 0
      let value = Shared(50.0)
      let stage = HostedStage {
        StateView(value) {
          RotaryDial(value: $0, in: 0...100)
            .rotaryCenter(isInteractive: isInteractive) { Button("Reset") { taps += 1 } }
            .frame(width: 300, height: 300)
        }
      }
      let dial = try stage.view(DialView.self)
      #expect(dial.bounds.size == CGSize(width: 300, height: 300))
      stage.tap(dial.convert(CGPoint(x: 150, y: 150), to: nil))
      #expect(taps == (isInteractive ? 1 : 0))
      #expect(stage.texts == ["Reset"])
    }
  }

  @Test func `a centre view of UIKit is centred above the control`() {
    TestDevice.reset()
    let dial = DialView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (first, second) = (UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10)), UIView())
    dial.centerView = first
    dial.layoutIfNeeded()
    #expect(first.superview === dial && dial.subviews.last === first)
    #expect(first.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
    dial.frame.size.width = 300
    dial.layoutIfNeeded()
    #expect(first.center == CGPoint(x: 150, y: 50))
    dial.centerView = second
    #expect(first.superview == nil && second.superview === dial)
  }
}
