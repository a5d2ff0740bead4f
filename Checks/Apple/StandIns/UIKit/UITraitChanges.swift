// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
extension UITraitCollection {
  /// Returns the traits that differ from another collection's.
  func changes(since other: UITraitCollection) -> [UITrait] {
    var changed: [UITrait] = []
    func compare<Value: Equatable>(
      _ path: KeyPath<UITraitCollection, Value>,
      _ trait: UITrait
    ) {
      if self[keyPath: path] != other[keyPath: path] { changed.append(trait) }
    }
    compare(\.userInterfaceStyle, UITraitUserInterfaceStyle.self)
    compare(\.userInterfaceLevel, UITraitUserInterfaceLevel.self)
    compare(\.accessibilityContrast, UITraitAccessibilityContrast.self)
    compare(\.preferredContentSizeCategory, UITraitPreferredContentSizeCategory.self)
    compare(\.layoutDirection, UITraitLayoutDirection.self)
    compare(\.displayScale, UITraitDisplayScale.self)
    compare(\.legibilityWeight, UITraitLegibilityWeight.self)
    return changed
  }
}

public protocol UITraitChangeRegistration: AnyObject {}

/// A registration for changes of some traits.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

extension UIView {
  public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] previous in
      if let view = self as? TraitEnvironment { handler(view, previous) }
    }
    traitObservers.append(observer)
    return observer
  }

  /// Calls the observers of each trait that has changed.
  func notifyTraitObservers(_ previous: UITraitCollection) {
    let changed = traitCollection.changes(since: previous)
    for observer in traitObservers
    where observer.traits.contains(where: { trait in changed.contains { $0 == trait } }) {
      observer.call(previous)
    }
  }
}
