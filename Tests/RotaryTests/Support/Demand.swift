import Testing

/// Records an issue where a condition does not hold, as `#expect` does.
///
/// For loops of a million rounds: `#expect` keeps its operands and looks at them in each round, which took most of the
/// time of such tests.
func demand(
  _ holds: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if !holds { Issue.record(comment(), sourceLocation: sourceLocation) }
}
