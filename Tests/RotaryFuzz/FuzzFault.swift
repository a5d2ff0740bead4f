/// A law that does not hold, and what was done before.
public struct FuzzFault: Error, CustomStringConvertible {
  /// The law and the difference.
  let problem: String
  /// The actions from the start, of which the last broke the law.
  var steps: [String] = []

  /// The problem after the last actions.
  public var description: String {
    let first = max(0, steps.count - 30)
    let lines = steps.indices[first...].map { "\($0): \(steps[$0])" }
    return (lines + [problem]).joined(separator: "\n")
  }
}
