import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests formatters of an app.
@MainActor
@Suite(.serialized)
struct FormatterTests {
  /// Whether a view shows a text as a whole.
  static func shows(_ text: String, _ view: RotaryView) -> Bool {
    LayerText.text(of: view).contains("text \(text)\n")
      || LayerText.text(of: view).hasSuffix("text \(text)")
  }

  @Test func `a dial shows and announces its value in the app's format, also during a drag`() {
    let stage = Stage<DialView>()
    stage.view.value = 20
    stage.view.valueFormatter = { "\(Int(($0 * 1.8 + 32).rounded())) °F" }
    #expect(stage.view.accessibilityValue == "68 °F")
    stage.settle()
    #expect(Self.shows("68 °F", stage.view))
    stage.view.accessibilityIncrement()
    stage.settle()
    #expect(stage.view.value == 21)
    #expect(Self.shows("70 °F", stage.view) && stage.view.accessibilityValue == "70 °F")
    let finger = stage.drag(from: 0, to: 1, lifts: false)
    #expect(Self.shows("\(Int((stage.view.value * 1.8 + 32).rounded())) °F", stage.view))
    finger.up()
    stage.view.valueFormatter = nil
    stage.settle()
    #expect(Self.shows(stage.view.accessibilityValue ?? "", stage.view))
    #expect(stage.view.accessibilityValue?.contains("°F") == false)
  }

  @Test func `a value is formatted once, and the formatter may read the view`() {
    let stage = Stage<DialView>()
    var written: [Double] = []
    stage.view.valueFormatter = { [unowned view = stage.view] number in
      written.append(number)
      return "\(Int(number)) of \(Int(view.maximumValue))"
    }
    stage.settle()
    stage.view.value = 30
    stage.settle()
    stage.settle()
    #expect(written == [0, 30])
    #expect(stage.view.accessibilityValue == "30 of 100")
  }

  @Test func `both values of a range have the app's format`() throws {
    let stage = Stage<RangeDialView>()
    stage.view.valueFormatter = { "\(Int($0)) h" }
    stage.view.value = DialRange(low: 8, high: 17)
    stage.settle()
    #expect(Self.shows("8 h – 17 h", stage.view))
    let thumbs = (stage.view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
    #expect(thumbs.map { $0.accessibilityValue } == ["8 h", "17 h"])
  }
}
