// expected: generic instance method 'keep' in a class must be 'final'
/// Keeps values.
public class Store {
  /// Keeps a value.
  public func keep<Value>(_ value: Value) {}
}

/// Keeps 1.
public func keep(_ store: Store) { store.keep(1) }
