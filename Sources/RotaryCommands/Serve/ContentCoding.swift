#if Tool
import Foundation

/// A form in which a file is sent.
///
/// The packed forms are files beside it.
enum ContentCoding: String, CaseIterable {
  /// Brotli, RFC 7932: a file whose name ends in `.br`.
  case brotli = "br"
  /// gzip, RFC 1952: a file whose name ends in `.gz`.
  case gzip
  /// The file as it is.
  case identity

  /// The suffix of the names of files in this form.
  var ending: String {
    switch self {
    case .brotli: return ".br"
    case .gzip: return ".gz"
    case .identity: return ""
    }
  }

  /// The forms that a client accepts, the preferred one first; of two with equal weights, the smaller.
  ///
  /// - Without a header, the client gets the file as it is.
  /// - A form that is not named has the weight of `*`. Without `*`, the file as it is comes last, and no other form is
  ///   accepted.
  /// - A weight that is not a number from 0 to 1 counts as 0.
  ///
  /// Source: RFC 9110, 12.5.3 and 12.4.2, https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3.
  ///
  /// - Parameter header: the request's `Accept-Encoding`, several joined by commas; nil for none.
  /// - Returns: the forms; none if the client excludes them all.
  static func accepted(_ header: String?) -> [ContentCoding] {
    guard let header else { return [.identity] }
    var weights: [String: Double] = [:]
    for part in header.split(separator: ",") {
      let (name, weight) = weighed(part)
      if weights[name] == nil { weights[name] = weight }
    }
    func weight(_ coding: ContentCoding) -> Double {
      let unnamed = coding == .identity ? leastWeight : 0
      return weights[coding.rawValue] ?? weights["*"] ?? unnamed
    }
    // Equal weights keep the order of the cases.
    let known = allCases.enumerated().filter { weight($0.element) > 0 }
    return known.sorted { (-weight($0.element), $0.offset) < (-weight($1.element), $1.offset) }
      .map { $0.element }
  }

  /// Less than any weight of a client: those have three digits.
  private static let leastWeight = 0.0001

  /// A name in small letters, and its weight; 1 without a weight.
  private static func weighed(_ part: Substring) -> (name: String, weight: Double) {
    let words = part.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    guard let said = words.dropFirst().first(where: { $0.hasPrefix("q=") }) else {
      return (words.first ?? "", 1)
    }
    let weight = Double(said.dropFirst(2)) ?? 0
    return (words.first ?? "", (0...1).contains(weight) ? weight : 0)
  }
}
#endif
