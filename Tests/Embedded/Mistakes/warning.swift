// expected: 'number' was never used
/// Does nothing.
public func nothing() {
  let number = 1
}
