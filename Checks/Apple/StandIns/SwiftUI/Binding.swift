// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.

// swiftui/binding; without transactions.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: @Sendable () -> Value
  private let write: @Sendable (Value) -> Void

  // swiftui/binding/init(get:set:): the closures may be isolated to an actor.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // According to Apple's page, the caller ensures that the closures run on the right actor.
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  }

  init(read: @escaping @Sendable () -> Value, write: @escaping @Sendable (Value) -> Void) {
    self.read = read
    self.write = write
  }

  // swiftui/binding/init(projectedvalue:)
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  // swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(read: { value }, write: { _ in })
  }

  // swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  // swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  // swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    nonisolated(unsafe) let (base, keyPath) = (self, keyPath)
    return Binding<Subject>(
      read: { base.wrappedValue[keyPath: keyPath] },
      write: { base.wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  // swiftui/binding/init(_:): a binding to an optional value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    nonisolated(unsafe) let base = base
    self.init(
      read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  // swiftui/binding/init(_:): a binding to the value of an optional; nil if that is nil.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    nonisolated(unsafe) let base = base
    self.init(
      read: {
        guard let value = base.wrappedValue else { fatalError("the binding's value is nil now") }
        return value
      },
      write: { base.wrappedValue = $0 }
    )
  }
}

extension Binding: DynamicProperty {}
