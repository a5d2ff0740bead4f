/// Suggestions for a name that is not known, such as a command, a setting, a demo or a value.
package enum Suggestion {
  /// The most names that a message suggests.
  private static let mostNames = 3
  /// Longer names are not compared, because the work grows with the square of the length.
  private static let longestName = 60

  /// Returns the known names that a misspelt name most likely means.
  ///
  /// Names are compared by edit distance, in capitals or not. One word of a known name counts as well:
  /// `spinner` is near `number-spinner` and `spinner-row`. A third of the letters may be wrong.
  ///
  /// - Parameters:
  ///   - typed: the misspelt name.
  ///   - known: the accepted names.
  /// - Returns: the nearest names in the order of `known`, at most three; none if all are too different.
  package static func names(near typed: String, among known: [String]) -> [String] {
    let typed = letters(typed)
    guard (1...longestName).contains(typed.count) else { return [] }
    let largest = typed.count < 3 ? typed.count - 1 : (typed.count + 1) / 3
    let distances = known.map { distance(from: typed, to: $0) }
    guard let least = distances.min(), least <= largest else { return [] }
    let nearest = zip(known, distances).filter { $0.1 == least }.map { $0.0 }
    return Array(nearest.prefix(mostNames))
  }

  /// Returns a question, such as `Did you mean "dial" or "range-dial"?`, or nil if there are no names.
  package static func question(_ names: [String], quote: String = "\"") -> String? {
    let names = names.map { quote + $0 + quote }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// Returns an error message with the likely names, if there are any, and the accepted values.
  ///
  /// - Parameters:
  ///   - problem: the start of the message, without a full stop: `--theme is "drak"`.
  ///   - near: the likely names.
  ///   - expected: the accepted values.
  /// - Returns: the message: `--theme is "drak". Did you mean "dark"? Expected one of light, dark`.
  package static func message(_ problem: String, near: [String], expected: String) -> String {
    guard let question = question(near) else { return "\(problem); expected \(expected)" }
    return "\(problem). \(question) Expected \(expected)"
  }

  /// Returns an error message about a name that is none of the known ones; see `message(_:near:expected:)`.
  package static func message(_ problem: String, for typed: String, among known: [String]) -> String
  {
    let expected = "one of " + known.joined(separator: ", ")
    return message(problem, near: names(near: typed, among: known), expected: expected)
  }

  private static func letters(_ name: String) -> [Character] { Array(name.lowercased()) }

  /// The edit distance to a name, or one more than the distance to one of its words if that is less.
  private static func distance(from typed: [Character], to name: String) -> Int {
    let whole = letters(name)
    let words = whole.split { $0 == "-" || $0 == " " }.map { Array($0) }
    let toName = editDistance(typed, whole)
    guard typed.count > 2, let toWord = words.map({ editDistance(typed, $0) }).min() else {
      return toName
    }
    return min(toName, toWord + 1)
  }

  /// The number of letters to insert, delete, replace or swap with the next one.
  ///
  /// Source: Boytsov, 2011, "Indexing methods for approximate dictionary searching", the optimal string
  /// alignment distance, <https://doi.org/10.1145/1963190.1963191>.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var least = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
