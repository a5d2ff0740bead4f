import Rotary

/// Writes the data of a control that a page needs before the core has loaded.
///
/// These are the state of a new control, the names of its settings, separated by spaces, its preferred size, and the
/// role of its root. `Web/build` calls this function and removes it from the module.
func describe<Subject: ConfigurableControl>(_: Subject.Type) -> UnsafeMutablePointer<Double>? {
  var control = Subject()
  WebSession<Subject>().writeState()
  var names = SettingNames()
  control.visitAllSettings(&names)
  names.text.withUnsafeBufferPointer { outbox.write($0) }
  let size = control.preferredSize.preferred
  outbox.write(size.width)
  outbox.write(size.height)
  var tree = AccessibilityTree()
  control.describe(into: &tree)
  outbox.write(tree.elements.first.map { Int($0.role.rawValue) } ?? -1)
  return outbox.words.baseAddress
}

/// Collects the names of settings, and ignores their descriptions.
private struct SettingNames: SettingVisitor {
  private(set) var text: [UInt8] = []

  @inline(__always)
  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    add(name)
  }

  @inline(never)
  private mutating func add(_ name: StaticString) {
    if !text.isEmpty { text.append(UInt8(ascii: " ")) }
    name.withUTF8Buffer { text.append(contentsOf: $0) }
  }
}
