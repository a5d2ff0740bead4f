import Rotary

/// Writes the data of a control that a page needs before the core has loaded.
///
/// These are the state of a new control, its settings, its preferred size, and the role of its root. `Web/build` calls
/// this function in a module that is not shipped.
func describe<Subject: ConfigurableControl>(_: Subject.Type) -> UnsafeMutablePointer<Double>? {
  var control = Subject()
  WebSession<Subject>().writeState()
  var settings = WrittenSettings(place: outbox.count)
  outbox.write(0)
  control.visitAllSettings(&settings)
  let size = control.preferredSize.preferred
  outbox.write(size.width)
  outbox.write(size.height)
  var tree = AccessibilityTree()
  control.describe(into: &tree)
  outbox.write(tree.elements.first.map { Int($0.role.rawValue) } ?? -1)
  return outbox.words.baseAddress
}

/// Writes settings, each as its name, its kind, its default value and its words, after their number at a place.
private struct WrittenSettings: SettingVisitor {
  let place: Int
  private var count = 0

  init(place: Int) { self.place = place }

  @inline(__always)
  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    write(description())
  }

  @inline(never)
  private mutating func write(_ description: SettingDescription) {
    count += 1
    outbox.replace(at: place, with: Double(count))
    let (kind, words) = description.kind.numberAndWords
    outbox.write(description.name)
    outbox.write(kind)
    outbox.write(description.defaultValue)
    outbox.write(words.count)
    for word in words { outbox.write(word) }
  }
}

extension SettingDescription.Kind {
  /// The number of the kind in `schema.mjs`, and the words that it accepts.
  fileprivate var numberAndWords: (number: Int, words: [String]) {
    switch self {
    case .number, .integer: return (0, [])
    case .flag: return (1, [])
    case .text, .format: return (2, [])
    case .numbers: return (3, [])
    case .texts: return (4, [])
    case .choice(let list): return (5, list.all)
    case .choiceOrNumber(let list, _, _): return (6, list.all)
    }
  }
}
