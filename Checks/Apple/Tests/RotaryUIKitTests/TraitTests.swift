import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests changes of traits and layout directions while a control is shown.
@MainActor
@Suite(.serialized)
struct TraitTests {
  /// Trait collections that differ from the default in one trait that affects a control.
  private static let changes: [UITraitCollection] = [
    .make(style: .dark), .make(direction: .rightToLeft), .make(scale: 3), .make(contrast: .high),
    .make(textSize: .accessibilityLarge), .make(level: .elevated),
  ]

  @Test func `each trait that affects a control reaches it through its registration`() {
    for view in viewsMadeByFrame {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      window.addSubview(view)
      for traits in Self.changes {
        window.change(traits: .make())
        let count = view.intrinsicSizeInvalidations
        window.change(traits: traits)
        #expect(view.intrinsicSizeInvalidations > count, "\(view)")
        let expected = ControlEnvironment(of: view, formats: LocaleFormats(of: .current))
        #expect(view.host.environment == expected, "\(view)")
        #expect(view.scene.style.scale == traits.displayScale, "\(view)")
      }
    }
  }

  @Test func `the method deprecated in iOS 17 does nothing there`() {
    for view in viewsMadeByFrame {
      let count = view.intrinsicSizeInvalidations
      view.traitCollectionDidChange(nil)
      #expect(view.intrinsicSizeInvalidations == count, "\(view)")
    }
  }

  @Test func `a changed layout direction is drawn with the next frame`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let usual = Stage(kind)
        TestDevice.showFrame(at: 0.1)
        let mirrored = Stage(kind, direction: .forceRightToLeft)
        TestDevice.showFrame(at: 0.1)
        let expected = LayerText.text(of: mirrored.view)
        usual.view.semanticContentAttribute = .forceRightToLeft
        #expect(usual.view.host.environment.isRightToLeft, "\(kind)")
        TestDevice.showFrame(at: 0.2)
        #expect(LayerText.text(of: usual.view) == expected, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `setting the same layout direction again draws nothing`() {
    let stage = Stage<WheelView>(direction: .forceRightToLeft)
    let commits = TestDevice.commitCount
    stage.view.semanticContentAttribute = .forceRightToLeft
    TestDevice.showFrame(at: 0.1)
    #expect(TestDevice.commitCount == commits)
  }
}
