import Foundation
import Testing

/// An app can import RotaryKit with SwiftUI and Foundation without ambiguous type names.
@Suite struct TakenNameTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let modules = ["Rotary", "RotaryGestures"]

  /// Returns the names in `TakenNames.txt`, which documents their source.
  private func takenNames() throws -> Set<String> {
    let file = Self.folder.appendingPathComponent("TakenNames.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// Returns the types and type aliases that a source declares public at its top level.
  private func publicTypes(in source: String) -> [String] {
    let declaration =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?:\w+\s+)*?(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)/
    // Nested declarations are indented.
    return source.split(separator: "\n").compactMap { line in
      (try? declaration.prefixMatch(in: line)).map { String($0.1) }
    }
  }

  /// Returns all public types of the core and of RotaryGestures.
  private func publicTypes() throws -> [String] {
    var types: [String] = []
    for module in Self.modules {
      let folder = Self.folder.appendingPathComponent("../../../Sources/\(module)")
        .standardizedFileURL
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        types += publicTypes(in: try String(contentsOf: file, encoding: .utf8))
      }
    }
    return types
  }

  @Test func `no public type has a name that an app gets from SwiftUI, Foundation or MacTypes`()
    throws
  {
    let taken = try takenNames()
    let types = try publicTypes()
    #expect(types.filter(taken.contains) == [])
    // Checks that both lists were read; empty lists have no conflicts.
    #expect(taken.count == 391 && taken.contains("Environment") && taken.contains("Point"))
    #expect(types.count > 100)
    for known in ["Wheel", "Control", "Placement", "KeyedTimeline", "RecognizerSet", "Circular"] {
      #expect(types.contains(known), "\(known)")
    }
  }

  @Test func `no two public types have the same name`() throws {
    let types = try publicTypes()
    let repeated = Dictionary(grouping: types) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test func `a public declaration is found in any style`() {
    let source = """
      public struct Scene {
        public enum Nested {}
      }
      @frozen public enum Spring<Value> {}
      public indirect enum Environment {}
      @available(macOS 15, *) public final class Point: Sendable {}
      public protocol Shape: Sendable {}
      public typealias Rect = Int
      struct Size {}
      private enum Font {}
      public extension View {}
      extension Text { public struct Style {} }
      public func animation() {}
      """
    #expect(
      publicTypes(in: source) == ["Scene", "Spring", "Environment", "Point", "Shape", "Rect"]
    )
  }
}
