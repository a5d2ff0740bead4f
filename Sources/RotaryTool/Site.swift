import FlyingFox
import Foundation

/// Answers requests with the files below one folder, and nothing else.
struct Site: HTTPHandler {
  /// The folder, with all links followed.
  private let root: String

  /// Pages and scripts come from here and nowhere else.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' data:", "connect-src 'self'", "font-src 'self'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  init(root: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw Failure("there is no folder \(root); run script/server, or name another with --root")
    }
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      return answer(
        .methodNotAllowed,
        text: "Only GET and HEAD are answered.",
        [.init("Allow"): "GET, HEAD"]
      )
    }
    guard let path = Self.path(ofTarget: request.target.rawValue) else {
      return answer(.badRequest, text: "This is no address here.")
    }
    if path == "/gallery.json" {
      return answer(Data(GalleryJSON.text.utf8), of: "gallery.json", to: request)
    }
    guard let file = file(at: path), let data = FileManager.default.contents(atPath: file) else {
      return answer(.notFound, text: "There is nothing at this address.")
    }
    return answer(data, of: file, to: request)
  }

  private func answer(_ data: Data, of file: String, to request: HTTPRequest) -> HTTPResponse {
    var headers = Self.headers(type: Self.contentType(of: file))
    let tag = Self.tag(of: data)
    headers[.init("ETag")] = tag
    // Asked for again each time, and answered in a few bytes when nothing has changed.
    headers[.init("Cache-Control")] = "no-cache"
    if Self.names(tag, in: request.headers[.init("If-None-Match")]) {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    var body = data
    if Self.takesGzip(request.headers[.init("Accept-Encoding")]),
      let twin = existing(file + ".gz"), let packed = FileManager.default.contents(atPath: twin)
    {
      body = packed
      headers[.init("Content-Encoding")] = "gzip"
    }
    headers[.init("Vary")] = "Accept-Encoding"
    guard request.method == .GET else {
      headers[.contentLength] = "\(body.count)"
      return HTTPResponse(statusCode: .ok, headers: headers)
    }
    return HTTPResponse(statusCode: .ok, headers: headers, body: body)
  }

  private func answer(
    _ status: HTTPStatusCode,
    text: String,
    _ more: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var headers = Self.headers(type: "text/plain; charset=utf-8")
    for (name, value) in more { headers[name] = value }
    return HTTPResponse(statusCode: status, headers: headers, body: Data((text + "\n").utf8))
  }

  private static func headers(type: String) -> HTTPHeaders {
    [
      .contentType: type,
      .init("Content-Security-Policy"): contentSecurityPolicy,
      .init("X-Content-Type-Options"): "nosniff",
      .init("Referrer-Policy"): "no-referrer",
    ]
  }

  /// Whether a condition names a tag: one, several, or all, strong or weak.
  ///
  /// Source: RFC 9110, 13.1.2, https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2.
  static func names(_ tag: String, in condition: String?) -> Bool {
    (condition ?? "").split(separator: ",").contains {
      let name = $0.trimmingCharacters(in: .whitespaces)
      return name == "*" || name == tag || name == "W/" + tag
    }
  }

  /// Whether packed bytes are welcome: named, and not with a weight of 0.
  ///
  /// Source: RFC 9110, 12.5.3, https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3.
  static func takesGzip(_ codings: String?) -> Bool {
    (codings ?? "").split(separator: ",").contains {
      let parts = $0.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.first?.lowercased() == "gzip" else { return false }
      return !parts.dropFirst().contains {
        $0.lowercased().hasPrefix("q=") && Double($0.dropFirst(2)) == 0
      }
    }
  }

  /// The decoded path of a request's target, or nil when it is none or tries to climb.
  static func path(ofTarget target: String) -> String? {
    let raw = target.prefix { $0 != "?" && $0 != "#" }
    guard raw.hasPrefix("/"), let path = String(raw).removingPercentEncoding else { return nil }
    let isPlain = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard isPlain, !parts.contains(".."), !parts.contains(where: { $0.hasPrefix(".") }) else {
      return nil
    }
    return "/" + parts.joined(separator: "/") + (path.hasSuffix("/") && !parts.isEmpty ? "/" : "")
  }

  /// The file behind a path, inside the folder also when links are followed.
  private func file(at path: String) -> String? {
    let name = path.hasSuffix("/") ? path + "index.html" : path
    return existing(root + name)
  }

  /// Where a file is when links are followed, if that is inside the folder.
  private func existing(_ path: String) -> String? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard file.hasPrefix(root + "/"),
      FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return file
  }

  private static func contentType(of file: String) -> String {
    switch file.split(separator: ".").last {
    case "html": return "text/html; charset=utf-8"
    case "js", "mjs": return "text/javascript; charset=utf-8"
    case "css": return "text/css; charset=utf-8"
    case "json": return "application/json"
    case "wasm": return "application/wasm"
    case "svg": return "image/svg+xml"
    case "png": return "image/png"
    case "webp": return "image/webp"
    case "ts", "txt", "md": return "text/plain; charset=utf-8"
    default: return "application/octet-stream"
    }
  }

  /// A short name for what a file holds: FNV-1a, 64 bits.
  ///
  /// Source: G. Fowler and others, "The FNV Non-Cryptographic Hash Algorithm",
  /// https://www.rfc-editor.org/rfc/rfc9923.
  private static func tag(of data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
