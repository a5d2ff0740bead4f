#if Tool
import NIOCore

/// The names in a request's Host header under which a server answers.
///
/// A page of another site can give its own name this machine's address, and then read what a local server answers to
/// requests for that name (DNS rebinding). A server therefore refuses unknown names. A request for an address cannot
/// come from such a page.
struct HostNames: Equatable, Sendable {
  /// The allowed names in addition to addresses, `localhost` and names that end in `.localhost`, in lower case.
  private let names: Set<String>

  /// Allows names, in addition to addresses and `localhost`.
  ///
  /// - Throws: `Failure` if a name is empty, or has a port or another character that a name cannot have.
  init(_ names: [String] = []) throws {
    for name in names where name.isEmpty || !name.utf8.allSatisfy(Self.isPartOfName) {
      throw Failure("--allow-host is \(name); expected a name without a port, like pc.example")
    }
    self.names = Set(names.map { Self.canonical($0) })
  }

  /// Whether the server answers requests with this value of the Host header.
  ///
  /// Source: RFC 9110, 7.2, https://www.rfc-editor.org/rfc/rfc9110#section-7.2.
  func allow(_ host: String) -> Bool {
    if host.first == "[" {
      guard let end = host.firstIndex(of: "]") else { return false }
      let address = host[..<end].dropFirst()
      return Self.isPort(host[end...].dropFirst()) && Self.isAddress(String(address))
    }
    let name = host.prefix { $0 != ":" }
    guard Self.isPort(host.dropFirst(name.count)) else { return false }
    let known = Self.canonical(String(name))
    return known == "localhost" || known.hasSuffix(".localhost") || names.contains(known)
      || Self.isAddress(known)
  }

  /// A name in lower case, without the dot that may end it.
  private static func canonical(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  private static func isAddress(_ name: String) -> Bool {
    (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }

  /// Whether a text is empty, or a colon with digits after it.
  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.first == ":" && text.dropFirst().utf8.allSatisfy { 48...57 ~= $0 }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      return true
    default: return false
    }
  }
}
#endif
