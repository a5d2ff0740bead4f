// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.
@_spi(Reflection) import Swift

// swiftui/dynamicproperty
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that receives its view's place in the tree.
protocol PlacedProperty: DynamicProperty {
  @MainActor
  mutating func place(in node: ViewNode, name: String, _ environment: EnvironmentValues)
}

// swiftui/state: identified by the view's place in the tree.
@propertyWrapper
public struct State<Value>: PlacedProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  // swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) { initial = value }

  // swiftui/state/init(initialvalue:)
  public init(initialValue value: Value) { initial = value }

  // swiftui/state/wrappedvalue; outside of the tree, setting it has no effect.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  // swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(read: { location.value }, write: { location.set($0) })
  }

  mutating func place(in node: ViewNode, name: String, _ environment: EnvironmentValues) {
    if let known = node.storage[name] as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, node)
      node.storage[name] = made
      location = made
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  // swiftui/state/init()
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Stores a state while its view is in the tree.
final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var node: ViewNode?

  init(_ value: Value, _ node: ViewNode) {
    self.value = value
    self.node = node
  }

  func set(_ value: Value) {
    self.value = value
    MainActor.assumeIsolated {
      guard let node else { return }
      node.graph?.invalidate(node)
    }
  }
}

@MainActor
enum Properties {
  /// Places a view's properties, and their nested properties, in a node.
  static func place<Holder>(
    in holder: inout Holder,
    _ node: ViewNode,
    _ environment: EnvironmentValues,
    path: String = ""
  ) {
    withUnsafeMutablePointer(to: &holder) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      _ = _forEachField(of: Holder.self) { name, offset, type, _ in
        let name = path + "." + String(cString: name)
        if let property = type as? any DynamicProperty.Type {
          place(property, at: base + offset, node, environment, name)
        }
        return true
      }
    }
  }

  private static func place<Property: DynamicProperty>(
    _ type: Property.Type,
    at address: UnsafeMutableRawPointer,
    _ node: ViewNode,
    _ environment: EnvironmentValues,
    _ name: String
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    if var placed = property.pointee as? any PlacedProperty {
      placed.place(in: node, name: name, environment)
      if let placed = placed as? Property { property.pointee = placed }
    } else {
      place(in: &property.pointee, node, environment, path: name)
    }
    property.pointee.update()
  }
}
