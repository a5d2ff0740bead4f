/// A setting that is to be changed, by its name: the value it shall have, and what became of it.
public struct SettingChange: Sendable {
  /// The setting's name; empty where none is to be changed.
  let name: String
  private let value: SettingValue
  /// Whether the control has a setting of that name.
  private(set) var isFound = false
  /// Why it was not changed, if it was not.
  private(set) var refusal: SettingError?

  /// No change, for a visitor that only looks.
  public init() { self.init("", to: .flag(false)) }

  /// A change of one setting to a value.
  init(_ name: String, to value: SettingValue) {
    self.name = name
    self.value = value
  }

  /// Says why the setting was not changed.
  mutating func refuse(_ error: SettingError) { refusal = error }

  /// The value that a setting shall have, if the change is one of it; there is one such setting at most.
  @inline(never)
  mutating func value(of setting: StaticString) -> SettingValue? {
    guard !isFound, name.hasSameBytes(as: setting) else { return nil }
    isFound = true
    return value
  }
}

/// Changes one setting.
struct SettingWriter: SettingVisitor {
  var change: SettingChange

  @inline(__always)
  mutating func describe(_ description: () -> SettingDescription) {}
}

/// Collects what there is to know of every setting.
struct SettingLister: SettingVisitor {
  var change = SettingChange()
  private(set) var settings: [SettingDescription] = []

  mutating func describe(_ description: () -> SettingDescription) {
    settings.append(description())
  }
}

/// Passes the settings of some names on to another visitor.
struct SettingFilter<Base: SettingVisitor>: SettingVisitor {
  private(set) var base: Base
  var change: SettingChange
  private let names: TokenList

  init(_ base: Base, names: TokenList) {
    self.base = base
    self.names = names
    change = names.index(of: base.change.name) == nil ? SettingChange() : base.change
  }

  mutating func describe(_ description: () -> SettingDescription) {
    let description = description()
    guard names.index(of: description.name) != nil else { return }
    base.describe { description }
  }

  /// The visitor, with what became of the change if it was of one of the names.
  var visited: Base {
    var visited = base
    if names.index(of: change.name) != nil { visited.change = change }
    return visited
  }
}
