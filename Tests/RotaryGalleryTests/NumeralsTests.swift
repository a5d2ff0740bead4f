import Rotary
import RotaryGallery
import RotaryReplay
import Testing

/// Each control writes numbers in the user's numerals, and Latin ones for programs.
@Suite struct NumeralsTests {
  private static let names = (Controls.standard + Gallery.controlTypes).all.map { $0.controlName }
  /// Controls that initially show no number.
  private static let wordless = ["ring-menu", "star-field"]
  /// Parts of texts with Latin digits: English texts of the gallery, and the notation of colours.
  private static let words = ["April", "You have 20 seconds", "#"]
  /// The fields of a control's state that are texts for people.
  private static let shown = ["text", "texts", "news", "title", "reading"]

  @Test(arguments: names) func `each visible or spoken digit is of the set`(
    name: String
  ) throws {
    let type = try #require((Controls.standard + Gallery.controlTypes).named(name))
    try check(type)
  }

  private func check<Subject: ConfigurableControl>(_ type: Subject.Type) throws {
    var control = Subject()
    var told: [SettingValue] = []
    // Before, the progress is unknown.
    if control.isOutput {
      let hasValues = Subject.settings.contains { $0.name == "values" }
      try control.set(
        hasValues ? "values" : "value",
        to: hasValues ? .numbers([0.25]) : .number(0.25)
      )
    }
    try control.set("numerals", to: .text("०,.०%"))
    try look(at: &control, from: 0, told: &told)
    // The language changes while the control is visible.
    try control.set("numerals", to: .text("০,.০%"))
    try look(at: &control, from: 9, told: &told)
    control.readState { field, value in
      if !Self.shown.contains(field) { told.append(value) }
    }
    #expect(!told.contains { Self.texts(of: $0).contains { $0.hasOwnDigits } }, "\(told)")
  }

  private func look<Subject: ConfigurableControl>(
    at control: inout Subject,
    from start: Double,
    told: inout [SettingValue]
  ) throws {
    let zero = try #require(control.environment.numerals.text.unicodeScalars.first)
    var time = start
    var found = 0
    for key: Key in [.enter, .down, .right, .down, .up, .enter] {
      var fields: [SettingValue] = []
      control.handle(.key(key), at: time)
      while let (event, _) = control.nextEvent() { event.readFields { fields.append($1) } }
      told += fields
      time += 0.5
      control.advance(to: time)
      var tree = AccessibilityTree()
      control.describe(into: &tree)
      let texts = control.drawnTexts + tree.elements.flatMap { [$0.name, $0.value] }
      for text in texts where !Self.words.contains(where: text.contains) {
        let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
        #expect(digits.allSatisfy { (zero.value..<zero.value + 10).contains($0.value) }, "\(text)")
        found += digits.count
      }
    }
    #expect(found > 0 || Self.wordless.contains(Subject.controlName))
  }

  private static func texts(of value: SettingValue) -> [String] {
    switch value {
    case .text(let text): [text]
    case .texts(let texts): texts
    default: []
    }
  }
}

extension Control {
  /// All drawn texts, including those of fragments.
  fileprivate var drawnTexts: [String] {
    var scene = ControlScene(size: size)
    draw(into: &scene)
    return Self.texts(in: scene.nodes)
  }

  private static func texts(in nodes: [SceneNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      let below = node.fragment.map { texts(in: $0.nodes) } ?? []
      if case .text(let content) = node.content { return [content.string] + below }
      return below
    }
  }
}

extension String {
  fileprivate var hasOwnDigits: Bool {
    unicodeScalars.contains { $0.properties.numericType == .decimal && !$0.isASCII }
  }
}
