/// Changes the setting of one name.
struct SettingWriter: SettingVisitor {
  private let name: String
  private let value: SettingValue
  /// Whether there is a setting of that name.
  private(set) var isFound = false
  /// Whether that setting was changed.
  private(set) var hasChanged = false
  /// Why it was not changed, if it was not.
  private(set) var refusal: SettingError?

  init(_ name: String, _ value: SettingValue) {
    self.name = name
    self.value = value
  }

  @inline(__always)
  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {}

  mutating func change(
    _ name: StaticString,
    _ set: (SettingValue) throws(SettingError) -> Void
  ) {
    // There is one of a name at most.
    guard !isFound, self.name.hasSameBytes(as: name) else { return }
    isFound = true
    do {
      try set(value)
      hasChanged = true
    } catch { refusal = error }
  }
}

/// Collects what there is to know of every setting.
struct SettingLister: SettingVisitor {
  private(set) var settings: [SettingDescription] = []

  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    settings.append(description())
  }
}

/// Passes the settings of some names on to another visitor.
struct SettingFilter<Base: SettingVisitor>: SettingVisitor {
  private(set) var base: Base
  private let names: TokenList

  var hasChanged: Bool { base.hasChanged }

  init(_ base: Base, names: TokenList) {
    self.base = base
    self.names = names
  }

  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    if names.contains(name) { base.describe(name, description) }
  }

  mutating func change(
    _ name: StaticString,
    _ set: (SettingValue) throws(SettingError) -> Void
  ) {
    if names.contains(name) { base.change(name, set) }
  }
}

extension TokenList {
  /// Whether a word is one of them.
  fileprivate func contains(_ word: StaticString) -> Bool {
    index(of: String(constant: word)) != nil
  }
}
