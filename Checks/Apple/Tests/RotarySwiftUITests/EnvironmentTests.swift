import Foundation
import Rotary
import RotarySwiftUI
import SwiftUI
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests that the environment reaches a control.
@MainActor
@Suite(.serialized)
struct EnvironmentTests {
  /// Returns the environment of a control inside another view, and the control's view.
  private func shown(
    _ control: AnyControl,
    passesEnvironment: Bool = true,
    _ around: (AnyView) -> some SwiftUI.View
  ) throws -> (stage: HostedStage<AnyView>, view: RotaryView) {
    let stage = HostedStage(passesEnvironment: passesEnvironment) {
      AnyView(around(AnyView(control.view.frame(width: 240, height: 240))))
    }
    return (stage, try stage.view())
  }

  @Test func `a control in no container has the device's default environment`() throws {
    let usual = ControlEnvironment(dates: DateConventions(of: .current))
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) { $0 }
      #expect(view.host.environment == usual, "\(control)")
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `the end of an animated change is reported, and whether it was interrupted`() {
    var ends: [Bool] = []
    let value = Shared<Double>(10)
    let stage = HostedStage {
      StateView(value) { $value in
        RotaryDial(value: $value, in: 0...100).onRotaryMotionEnd { ends.append($0) }
      }
    }
    stage.settle()
    #expect(ends == [])
    withAnimation { value.binding.wrappedValue = 80 }
    stage.settle()
    #expect(ends == [false])
    withAnimation { value.binding.wrappedValue = 20 }
    TestDevice.advance(to: TestDevice.time + 0.05)
    value.binding.wrappedValue = 50
    stage.settle()
    #expect(ends == [false, true])
    #expect(TestUpdates.changesDuringUpdate == 0)
  }

  @Test func `a disabled control ignores touches until it is enabled again`() throws {
    for passesEnvironment in [true, false] {
      for control in AnyControl.allCases {
        let (stage, view) = try shown(control, passesEnvironment: passesEnvironment) {
          $0.disabled(true)
        }
        #expect(!view.isEnabled, "\(control)")
        #expect(!view.host.environment.isEnabled, "\(control)")
        stage.drag(view, along: .round(from: 0.3, to: 2))
        stage.settle()
        #expect(!view.host.isHeld, "\(control)")
        stage.controller?.rootView = AnyView(control.view)
        stage.settle()
        let again: RotaryView = try stage.view()
        #expect(again.host.environment.isEnabled, "\(control)")
      }
    }
  }

  @Test
  func `a control disabled during use sends no events until it is enabled again`()
    throws
  {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        app.change { $0.isEnabled = false }
        app.stage.settle()
        app.stage.drag(app.view, along: Case.path)
        app.stage.settle()
        #expect(app.written == [] && app.events == [], "\(kind)")
        app.change { $0.isEnabled = true }
        app.stage.settle()
        app.stage.drag(app.view, along: Case.path)
        app.stage.settle()
        #expect(app.written != [], "\(kind)")
      }
      try check(kind)
    }
  }

  @Test
  func
    `a control that is disabled in the hand does nothing of the rest of the finger's way`()
    throws
  {
    for kind in allCases {
      func check<Case: ControlCase>(_ kind: Case.Type) throws {
        let app = try CaseApp<Case>()
        let finger = app.stage.drag(app.view, along: Case.path, lifts: false)
        app.change { $0.isEnabled = false }
        app.stage.settle()
        let kept = app.kept
        finger.move(to: Case.path.point(0, on: app.view))
        finger.up()
        app.stage.settle()
        #expect(app.kept == kept, "\(kind)")
        #expect(Case.value(of: app.view) == kept, "\(kind)")
      }
      try check(kind)
    }
  }

  @Test func `a control has the layout direction of its environment`() throws {
    for passesEnvironment in [true, false] {
      for control in AnyControl.allCases {
        let (stage, view) = try shown(control, passesEnvironment: passesEnvironment) {
          $0.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(view.host.environment.isRightToLeft, "\(control)")
        withExtendedLifetime(stage) {}
      }
    }
  }

  @Test(arguments: [
    ("ar_EG", "٧٫٥"), ("fa", "۷٫۵"), ("mr@numbers=deva", "७.५"), ("de_DE", "7,5"), ("en_US", "7.5"),
  ])
  func `the environment's locale determines digits and separators`(locale: String, text: String)
    throws
  {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) {
        $0.environment(\.locale, Locale(identifier: locale))
      }
      let numerals = view.host.environment.numerals
      #expect(NumberText.text(7.5, decimals: 1, numerals: numerals) == text, "\(control)")
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `a left-to-right part of a right-to-left app is left-to-right`() throws {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) { $0.environment(\.layoutDirection, .leftToRight) }
      stage.window.change(traits: .make(direction: .rightToLeft))
      stage.settle()
      #expect(!view.host.environment.isRightToLeft, "\(control)")
    }
  }

  @Test func `a dark part of the app, larger text and the user's own settings reach the control`()
    throws
  {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) {
        $0.environment(\.colorScheme, .dark).dynamicTypeSize(.accessibility2)
      }
      #expect(view.traitCollection.userInterfaceStyle == .dark, "\(control)")
      #expect(Self.resembles(view, Theme(.dark)), "\(control)")
      let scale = view.host.environment.textScale
      #expect((scale - 33.0 / 17).magnitude < 1e-9, "\(control)")
      TestDevice.isReduceMotionEnabled = true
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil
      )
      stage.window.change(traits: .make(contrast: .high))
      stage.settle()
      #expect(view.host.environment.reducesMotion, "\(control)")
      #expect(view.host.environment.increasesContrast, "\(control)")
    }
  }

  @Test func `the environment's tint is the accent`() throws {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) { $0.tint(.red) }
      #expect(view.scene.style.theme.accent == RGBA(red: 1, green: 0, blue: 0), "\(control)")
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `a theme applies to all controls inside, and an inner theme overrides it`() throws {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) { $0.rotaryTheme(Theme(.dark)).rotaryTheme(nil) }
      #expect(view.theme == Theme(.dark), "\(control)")
      stage.controller?.rootView = AnyView(control.view.rotaryTheme(Theme(.lightHighContrast)))
      stage.settle()
      let again: RotaryView = try stage.view()
      #expect(again.theme == Theme(.lightHighContrast), "\(control)")
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `pictures apply to all controls inside, and an inner name overrides an outer one`()
    throws
  {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) {
        $0.rotaryPictures(["a": .symbol("star"), "b": .symbol("moon")])
          .rotaryPictures(["a": .asset("sun"), "c": .image(UIImage.make(1, 1))])
      }
      #expect(view.pictures.keys.sorted() == ["a", "b", "c"], "\(control)")
      #expect(view.pictures["a"] == .symbol("star"), "\(control)")
      #expect(view.pictures["b"] == .symbol("moon"), "\(control)")
      stage.controller?.rootView = AnyView(control.view.rotaryPictures(["d": .file("/d.png")]))
      stage.settle()
      let again: RotaryView = try stage.view()
      #expect(again.pictures == ["d": .file("/d.png")], "\(control)")
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `a control fills its frame, or has its preferred size with fixedSize`() throws {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) { $0 }
      #expect(view.bounds.size == CGSize(width: 240, height: 240), "\(control)")
      let fixed = HostedStage { AnyView(control.view.fixedSize()) }
      let alone: RotaryView = try fixed.view()
      #expect(alone.bounds.size == alone.intrinsicContentSize, "\(control)")
      withExtendedLifetime((stage, fixed)) {}
    }
  }

  @Test func `haptics play unless the environment disables them`() throws {
    for control in AnyControl.allCases {
      let (stage, view) = try shown(control) { $0.rotaryHaptics(true).rotaryHaptics(false) }
      #expect(view.playsHaptics, "\(control)")
      stage.controller?.rootView = AnyView(control.view.rotaryHaptics(false))
      stage.settle()
      let again: RotaryView = try stage.view()
      #expect(!again.playsHaptics, "\(control)")
    }
  }

  /// Whether a view draws with a theme's colours, ignoring the accent.
  private static func resembles(_ view: RotaryView, _ theme: Theme) -> Bool {
    var (found, theme) = (view.scene.style.theme, theme)
    (found.accent, theme.accent) = (
      RGBA(red: 0, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 0)
    )
    return found == theme
  }
}
