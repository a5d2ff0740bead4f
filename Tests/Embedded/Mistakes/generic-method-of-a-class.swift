// expected: generic instance method 'keep' in a class must be 'final'
public class Store {
  public func keep<Value>(_ value: Value) {}
}

public func keep(_ store: Store) { store.keep(1) }
