import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct DeviceTests {
  @Test func `keys reach the control that has the keyboard, and others are passed on`() {
    let stage = Stage<DialView>()
    let behind = KeyCatcher(frame: stage.window.bounds)
    stage.window.addSubview(behind)
    behind.addSubview(stage.view)
    #expect(stage.view.becomeFirstResponder())
    Keyboard.press(.keyboardUpArrow, in: stage.window)
    #expect(stage.view.value > 0)
    #expect(behind.count == 0)
    Keyboard.press(.keyboardTab, "\t", in: stage.window)
    #expect(behind.count == 1)
    stage.settle()
    #expect(stage.actions.contains("valueChanged"))
    #expect(stage.actions.last == "editingDidEnd")
  }

  @Test
  func `a remote's buttons are keys, and unused ones are passed on`() {
    let stage = Stage<WheelView>()
    let behind = KeyCatcher(frame: stage.window.bounds)
    stage.window.addSubview(behind)
    behind.addSubview(stage.view)
    stage.view.becomeFirstResponder()
    Keyboard.press(.select, in: stage.window)
    #expect(stage.actions.contains("primaryActionTriggered"))
    let before = stage.view.selectedIndex
    Keyboard.press(.rightArrow, in: stage.window)
    stage.settle()
    #expect(stage.view.selectedIndex != before)
    Keyboard.press(.leftArrow, in: stage.window)
    stage.settle()
    #expect(stage.view.selectedIndex == before)
    #expect(behind.count == 0)
    stage.clear()
    Keyboard.press(.playPause, in: stage.window)
    #expect(stage.actions.contains("primaryActionTriggered"))
    Keyboard.press(.menu, in: stage.window)
    Keyboard.press(.pageUp, in: stage.window)
    #expect(behind.count == 2)
  }

  /// Counts the keys that it receives.
  private final class KeyCatcher: UIView {
    var count = 0

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      count += presses.count
    }
  }

  @Test func `the control shows the focus while it is the first responder`() {
    let stage = Stage<DialView>()
    let usual = LayerText.text(of: stage.view)
    stage.view.becomeFirstResponder()
    TestDevice.showFrame(at: 0.1)
    #expect(LayerText.text(of: stage.view) != usual)
    #expect(LayerTests.difference(stage.view) == nil)
    stage.view.resignFirstResponder()
    stage.settle()
    TestDevice.showFrame(at: TestDevice.time + 0.1)
    #expect(LayerText.text(of: stage.view) == usual)
  }

  @Test func `a control focused by a remote shows the focus and handles its buttons`() {
    let stage = Stage<DialView>()
    let usual = LayerText.text(of: stage.view)
    #expect(stage.window.focus(on: stage.view))
    #expect(LayerText.text(of: stage.view) != usual)
    #expect(LayerTests.difference(stage.view) == nil)
    Keyboard.press(.rightArrow, in: stage.window)
    #expect(stage.view.value > 0)
    stage.view.value = 0
    // A control with the keyboard as well keeps the mark until it has lost both.
    stage.view.becomeFirstResponder()
    stage.window.focus(on: nil)
    stage.settle()
    #expect(LayerText.text(of: stage.view) != usual)
    stage.view.resignFirstResponder()
    stage.settle()
    #expect(LayerText.text(of: stage.view) == usual)
    stage.view.isEnabled = false
    #expect(!stage.window.focus(on: stage.view))
  }

  @Test func `a disabled control cannot become the first responder`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        stage.view.isEnabled = false
        #expect(!stage.view.becomeFirstResponder(), "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `a detent plays a haptic, unless the app disables haptics`() {
    let stage = Stage<DialView>()
    stage.view.scale = Self.tenSteps
    _ = stage.drag(from: 0.2, to: 2)
    stage.settle()
    #expect(TestDevice.feedback.contains("selectionChanged"))
    let quiet = Stage<DialView>()
    quiet.view.scale = Self.tenSteps
    quiet.view.playsHaptics = false
    _ = quiet.drag(from: 0.2, to: 2)
    quiet.settle()
    #expect(quiet.events != [])
    #expect(TestDevice.feedback == [])
  }

  private static var tenSteps: DialScale {
    guard let scale = try? DialScale(from: 0, through: 100, step: 10) else {
      preconditionFailure("no such scale")
    }
    return scale
  }

  @Test func `the user's settings reach the control`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        let usual = ControlEnvironment(dates: DateConventions(of: .current))
        #expect(stage.view.control.environment == usual, "\(kind)")
        TestDevice.isReduceMotionEnabled = true
        stage.window.change(
          traits: .make(direction: .rightToLeft, contrast: .high, textSize: .accessibilityLarge)
        )
        TestDevice.showFrame(at: 0.1)
        let environment = stage.view.control.environment
        #expect(environment.reducesMotion, "\(kind)")
        #expect(environment.isRightToLeft, "\(kind)")
        #expect(environment.increasesContrast, "\(kind)")
        #expect((environment.textScale - 33.0 / 17).magnitude < 1e-9, "\(kind)")
      }
      check(kind)
    }
  }

  @Test(
    arguments: [
      ("ar_EG", "−١٬٢٣٤٫٥"), ("fa_IR", "−۱٬۲۳۴٫۵"), ("mr_IN@numbers=deva", "−१,२३४.५"),
      ("de_DE", "−1.234,5"), ("tr_TR", "−1.234,5"), ("en_US", "−1\u{202F}234.5"),
      ("ar_EG@numbers=latn", "−1\u{202F}234.5"), ("zh@numbers=hanidec", "−1\u{202F}234.5"),
    ]
  )
  func `a view writes numbers as its locale does`(
    locale: String,
    number: String
  ) {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        stage.view.locale = Locale(identifier: locale)
        TestDevice.showFrame(at: 0.1)
        let numerals = stage.view.control.environment.numerals
        let text = NumberText.text(-1234.5, decimals: 1, groups: true, numerals: numerals)
        #expect(text == number, "\(kind)")
        stage.view.locale = nil
        TestDevice.showFrame(at: 0.2)
        #expect(stage.view.control.environment.numerals == Numerals(of: .current), "\(kind)")
      }
      check(kind)
    }
  }

  @Test(
    arguments: [
      ("en_US", DateConventions(order: .monthDayYear, hasPeriods: true)),
      ("en_GB", DateConventions(order: .dayMonthYear)),
      ("de_DE", DateConventions(order: .dayMonthYear)),
      ("sv_SE", DateConventions()),
      ("ja_JP", DateConventions(periodIsFirst: true)),
      ("ko_KR", DateConventions(periodIsFirst: true, hasPeriods: true)),
    ]
  )
  func `a row writes dates and times as its locale does`(
    locale: String,
    conventions: DateConventions
  ) {
    let stage = Stage(SpinnerRowView.self)
    stage.view.locale = Locale(identifier: locale)
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.control.environment.dates == conventions)
    stage.view.row = .time
    stage.view.format.hourCycle = .locale
    #expect(stage.view.row.columns.count == (conventions.hasPeriods ? 3 : 2))
    stage.view.value = 13 * 60
    stage.view.locale = Locale(identifier: conventions.hasPeriods ? "de_DE" : "en_US")
    TestDevice.showFrame(at: 0.2)
    #expect(stage.view.row.columns.count == (conventions.hasPeriods ? 2 : 3))
    #expect(stage.view.value == 13 * 60)
  }

  @Test func `turning on Reduce Motion while the control is shown takes effect`() {
    let stage = Stage<DialView>()
    TestDevice.isReduceMotionEnabled = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil
    )
    TestDevice.showFrame(at: 0.1)
    #expect(stage.view.control.environment.reducesMotion)
  }

  @Test func `a view's preferred size is the core's, and grows with the user's text size`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        let usual = stage.view.control.preferredSize.preferred
        #expect(Double(stage.view.intrinsicContentSize.width) == usual.width, "\(kind)")
        #expect(Double(stage.view.intrinsicContentSize.height) == usual.height, "\(kind)")
        let count = stage.view.intrinsicSizeInvalidations
        stage.window.change(traits: .make(textSize: .accessibilityLarge))
        let larger = stage.view.control.preferredSize.preferred
        let isAsked = stage.view.intrinsicSizeInvalidations > count
        #expect(isAsked || larger == usual, "\(kind)")
        #expect(Double(stage.view.intrinsicContentSize.width) == larger.width, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `the tint is the accent`() {
    let stage = Stage<DialView>()
    let usual = LayerText.text(of: stage.view)
    stage.window.tintColor = .red
    TestDevice.showFrame(at: 0.1)
    let red = LayerText.of(UIColor.red.cgColor)
    #expect(LayerText.text(of: stage.view).contains(red))
    #expect(!usual.contains(red))
  }

  @Test func `a hovering pointer highlights as in the core, and changes no value`() {
    let stage = Stage<DialView>()
    let trackpad = Trackpad(in: stage.window)
    trackpad.hover(at: stage.point(atAngle: 1, share: 0.8))
    trackpad.hover(at: nil)
    #expect(stage.events == [])
    #expect(stage.actions == [])
    #expect(!stage.view.host.isHeld)
  }
}
