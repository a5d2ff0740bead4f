/// Changes the setting with a given name.
struct SettingWriter: SettingVisitor {
  private let name: String
  private let value: SettingValue
  /// Whether a setting has that name.
  private(set) var isFound = false
  /// Whether that setting was changed.
  private(set) var hasChanged = false
  /// The error, if the setting rejected the value.
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
    // Names are unique.
    guard !isFound, self.name.hasSameBytes(as: name) else { return }
    isFound = true
    do {
      try set(value)
      hasChanged = true
    } catch { refusal = error }
  }
}

/// Collects the descriptions of all settings.
struct SettingLister: SettingVisitor {
  private(set) var settings: [SettingDescription] = []

  mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
    settings.append(description())
  }
}

/// Passes only the settings with given names to another visitor.
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
  /// Returns whether a word is in the list.
  fileprivate func contains(_ word: StaticString) -> Bool {
    index(of: String(constant: word)) != nil
  }
}
