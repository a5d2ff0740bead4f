import Testing

/// Records an issue if a condition is false, as `#expect` does.
///
/// For loops of a million rounds: `#expect` captures its operands in each round, which took most of the time
/// of such tests.
func demand(
  _ holds: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if !holds { Issue.record(comment(), sourceLocation: sourceLocation) }
}
