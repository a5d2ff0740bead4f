import Foundation
import Testing

/// Numbers from the tests of other systems, in files outside the project.
///
/// The files are in `../shared/vectors`, relative to the package, or in the folder `ROTARYKIT_VECTORS`. If
/// there are none, the tests that need them are skipped with a message.
enum Vectors {
  static let folder: URL = {
    if let name = ProcessInfo.processInfo.environment["ROTARYKIT_VECTORS"] {
      return URL(fileURLWithPath: name, isDirectory: true)
    }
    return URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../shared/vectors", isDirectory: true).standardizedFileURL
  }()

  static func exist(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: file(name).path)
  }

  /// Returns the cases of a file; an empty list without a file.
  static func cases(_ name: String) -> [VectorCase] {
    guard exist(name) else { return [] }
    do {
      let text = try Data(contentsOf: file(name))
      return try JSONDecoder().decode(JSONTree.self, from: text)["cases"].array.map(VectorCase.init)
    } catch {
      fatalError("\(file(name).path) cannot be read: \(error)")
    }
  }

  private static func file(_ name: String) -> URL {
    folder.appendingPathComponent("\(name).json")
  }
}

/// A case of a file, with its name for failures.
struct VectorCase: CustomTestStringConvertible, Sendable {
  let tree: JSONTree

  var id: String { tree["id"].string }
  var testDescription: String { id }
  subscript(name: String) -> JSONTree { tree[name] }
}

/// Values of a file, with accessors for the expected type; a missing value is `.null`.
enum JSONTree: Decodable, Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONTree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }

  subscript(name: String) -> JSONTree {
    if case .object(let values) = self { return values[name] ?? .null }
    return .null
  }

  subscript(index: Int) -> JSONTree {
    let values = array
    return values.indices.contains(index) ? values[index] : .null
  }

  var array: [JSONTree] {
    if case .list(let values) = self { return values }
    return []
  }

  var isNull: Bool { self == .null }

  /// A number, or NaN, which equals nothing.
  var number: Double {
    switch self {
    case .number(let value): return value
    case .text("infinity"), .text("unreachable"): return .infinity
    case .null, .bool, .text, .list, .object: return .nan
    }
  }

  var numbers: [Double] { array.map { $0.number } }

  var string: String {
    if case .text(let value) = self { return value }
    return ""
  }

  var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }
}

/// Divides a file's cases into checked and unsupported ones.
///
/// A case of an unknown kind is in neither, and a test reports it.
struct VectorPlan {
  let all: [VectorCase]
  let checked: [VectorCase]
  let unknown: [String]

  /// - Parameters:
  ///   - name: the name of the file.
  ///   - kind: returns the kind of a case.
  ///   - ours: the kinds that are checked.
  ///   - notOurs: the unsupported kinds, each with a reason.
  init(
    _ name: String,
    kind: (VectorCase) -> String,
    ours: Set<String>,
    notOurs: [String: String]
  ) {
    all = Vectors.cases(name)
    checked = all.filter { ours.contains(kind($0)) }
    unknown = all.filter { !ours.contains(kind($0)) && notOurs[kind($0)] == nil }.map { $0.id }
  }
}
