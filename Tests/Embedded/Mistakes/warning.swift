// expected: 'number' was never used
public func nothing() {
  let number = 1
}
