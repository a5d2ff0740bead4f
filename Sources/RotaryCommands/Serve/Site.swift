#if Tool
import Foundation
import NIOHTTP1
import RotaryGallery
import RotaryReplay

/// The answer to a request.
struct SiteAnswer: Sendable {
  /// The status.
  var status: HTTPResponseStatus
  /// The headers.
  var headers: HTTPHeaders
  /// The body; also empty for `HEAD`, whose headers have the length of a body.
  var body = Data()

  /// A policy that loads pages and scripts from this server only.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' data:", "connect-src 'self'", "font-src 'self'", "base-uri 'none'",
    "form-action 'self'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Makes an answer with the headers of all answers.
  init(_ status: HTTPResponseStatus, type: String) {
    self.status = status
    headers = [
      "Content-Type": type,
      "Content-Security-Policy": Self.contentSecurityPolicy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    ]
  }

  /// Makes an answer with a sentence for the user.
  static func sentence(_ status: HTTPResponseStatus, _ sentence: String) -> SiteAnswer {
    var answer = SiteAnswer(status, type: "text/plain; charset=utf-8")
    answer.body = Data((sentence + "\n").utf8)
    answer.headers.add(name: "Content-Length", value: "\(answer.body.count)")
    return answer
  }

  /// Makes a permanent redirect to another address.
  static func redirect(_ address: String) -> SiteAnswer {
    var answer = SiteAnswer.sentence(.permanentRedirect, "This is at \(address).")
    answer.headers.add(name: "Location", value: address)
    return answer
  }
}

/// Answers requests with the files of one folder, and of another one for the documentation, and with nothing else.
struct Site: Sendable {
  /// The names under which it answers.
  let names: HostNames
  /// The folder, with all links followed.
  private let root: String
  /// The documentation at `/docs/`; nil without a folder for it.
  private let documentation: Documentation?
  /// The settings and demos that the gallery shows.
  private let gallery: GalleryText

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - root: the folder of the gallery.
  ///   - documentation: the folder of the documentation, which may be built later. Default none.
  ///   - controls: the controls that the gallery shows.
  ///   - allowedHosts: the names under which the site answers, in addition to addresses and `localhost`. Default none.
  /// - Throws: `Failure` if the gallery's folder does not exist, or a name is not valid.
  init(
    root: String,
    documentation: String? = nil,
    controls: Controls,
    allowedHosts: [String] = []
  ) throws {
    names = try HostNames(allowedHosts)
    guard Self.isFolder(root) else {
      throw Failure("there is no folder \(root); run script/server, or name another with --root")
    }
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    self.documentation = documentation.map { Documentation(folder: $0) }
    gallery = GalleryText(controls)
  }

  /// The answer to a request.
  func answer(to request: HTTPRequestHead) -> SiteAnswer {
    guard request.method == .GET || request.method == .HEAD else {
      var answer = SiteAnswer.sentence(.methodNotAllowed, "Only GET and HEAD are answered.")
      answer.headers.add(name: "Allow", value: "GET, HEAD")
      return answer
    }
    guard let path = Self.path(ofTarget: request.uri) else {
      return .sentence(.badRequest, "The address is not valid.")
    }
    if path == "/gallery.json" {
      let data = gallery.data
      return answer(to: request, type: Self.contentType(of: path)) { $0 == .identity ? data : nil }
    }
    if let page = GalleryPages.page(at: path), let text = text(of: page, at: path) {
      return answer(to: request, withPage: text)
    }
    if path + "/" == Documentation.path { return .redirect(Documentation.path) }
    guard path.hasPrefix(Documentation.path) else { return answer(to: request, at: path, in: root) }
    return answer(to: request, inDocumentation: path)
  }

  /// A file of a folder.
  ///
  /// `name` is its path in the folder, and by default that of the request.
  private func answer(
    to request: HTTPRequestHead,
    at path: String,
    in folder: String,
    name: String? = nil
  ) -> SiteAnswer {
    let name = name ?? path
    guard let file = Self.file(at: name, in: folder) else {
      // Links relative to a folder's page need the slash at the end of its address.
      guard !name.hasSuffix("/"), Self.file(at: name + "/", in: folder) != nil,
        let address = (path + "/").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      else { return .sentence(.notFound, "There is nothing at this address.") }
      return .redirect(address)
    }
    return answer(to: request, type: Self.contentType(of: file)) { coding in
      // A packed file that is a link may lead out of the folder.
      Self.existing(file + coding.ending, in: folder).flatMap {
        FileManager.default.contents(atPath: $0)
      }
    }
  }

  /// A page or file of the documentation; in place of a page that does not exist, a page that says why.
  private func answer(
    to request: HTTPRequestHead,
    inDocumentation path: String
  ) -> SiteAnswer {
    let state = documentation?.state ?? .missing
    if path == Documentation.statePath {
      let data = Data(state.json.utf8)
      return answer(to: request, type: Self.contentType(of: path)) { $0 == .identity ? data : nil }
    }
    if let documentation, state == .ready {
      let name = String(path.dropFirst(Documentation.path.count - 1))
      let found = answer(to: request, at: path, in: documentation.folder, name: name)
      if found.status != .notFound { return found }
    }
    let isPage = path.split(separator: "/").last?.contains(".") == false
    guard isPage,
      let text = text(of: Gallery.documentsPage, at: path, summary: summary(of: state, at: path))
    else { return .sentence(.notFound, state.summary) }
    var answer = answer(to: request, withPage: text)
    if state == .ready, answer.status == .ok { answer.status = .notFound }
    return answer
  }

  /// The text of the page in place of a page of the documentation.
  private func summary(of state: Documentation.State, at path: String) -> String {
    let module = "RotaryGTK"
    guard state == .ready, path.lowercased().contains("/\(module.lowercased())/") else {
      return state.summary
    }
    return "\(module) is not in the documentation, because GTK 4 was missing when it was built. "
      + "Run script/bootstrap --gtk, then script/docs."
  }

  private func answer(to request: HTTPRequestHead, withPage text: Data) -> SiteAnswer {
    let type = Self.contentType(of: GalleryPages.template)
    return answer(to: request, type: type) { $0 == .identity ? text : nil }
  }

  /// A page of the gallery for an address, or nil where the folder has no template for it.
  private func text(of page: GalleryPage, at path: String, summary: String? = nil) -> Data? {
    guard let file = Self.existing(root + "/" + GalleryPages.template, in: root),
      let template = try? String(contentsOfFile: file, encoding: .utf8)
    else { return nil }
    return Data(GalleryPages.text(of: page, in: template, at: path, summary: summary).utf8)
  }

  /// An answer in the form that the client prefers among the existing ones.
  private func answer(
    to request: HTTPRequestHead,
    type: String,
    reading read: (ContentCoding) -> Data?
  ) -> SiteAnswer {
    let fields = request.headers["Accept-Encoding"]
    let accepted = ContentCoding.accepted(fields.isEmpty ? nil : fields.joined(separator: ","))
    for coding in accepted {
      guard let data = read(coding) else { continue }
      return answer(data, in: coding, type: type, to: request)
    }
    var answer = SiteAnswer.sentence(.notAcceptable, "The client accepts no form of this file.")
    answer.headers.add(name: "Vary", value: "Accept-Encoding")
    return answer
  }

  private func answer(
    _ data: Data,
    in coding: ContentCoding,
    type: String,
    to request: HTTPRequestHead
  ) -> SiteAnswer {
    var answer = SiteAnswer(.ok, type: type)
    // A hash of the sent bytes, so that each form has a different tag.
    let tag = Self.tag(of: data)
    answer.headers.add(name: "ETag", value: tag)
    answer.headers.add(name: "Vary", value: "Accept-Encoding")
    // The client asks each time, and gets a few bytes if nothing has changed.
    answer.headers.add(name: "Cache-Control", value: "no-cache")
    // A request for a part of a file is answered with all of it.
    answer.headers.add(name: "Accept-Ranges", value: "none")
    let known = request.headers["If-None-Match"].joined(separator: ",")
    if Self.names(tag, in: known) {
      answer.status = .notModified
      return answer
    }
    if coding != .identity {
      answer.headers.add(name: "Content-Encoding", value: coding.rawValue)
    }
    answer.headers.add(name: "Content-Length", value: "\(data.count)")
    if request.method == .GET { answer.body = data }
    return answer
  }

  /// Whether a condition matches a tag.
  ///
  /// It has one tag, several, or `*`; tags may be weak.
  ///
  /// Source: RFC 9110, 13.1.2, https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2.
  static func names(_ tag: String, in condition: String) -> Bool {
    condition.split(separator: ",").contains {
      let name = $0.trimmingCharacters(in: .whitespaces)
      return name == "*" || name == tag || name == "W/" + tag
    }
  }

  /// The decoded path of a request's target; nil if it is invalid or leaves the folder.
  static func path(ofTarget target: String) -> String? {
    let raw = target.prefix { $0 != "?" && $0 != "#" }
    guard raw.hasPrefix("/"), let path = String(raw).removingPercentEncoding else { return nil }
    // By bytes, as in names of files: a combining mark after a slash or dot changes neither.
    let (slash, dot, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "\\"))
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != backslash }
    let parts = path.utf8.split(separator: slash)
    guard isPlain, !parts.contains(where: { $0.first == dot }) else { return nil }
    let isFolder = path.utf8.last == slash && !parts.isEmpty
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/") + (isFolder ? "/" : "")
  }

  /// The file of a path, inside the folder after links are followed.
  private static func file(at path: String, in folder: String) -> String? {
    existing(folder + (path.hasSuffix("/") ? path + "index.html" : path), in: folder)
  }

  /// The path of a file after links are followed, if that is inside the folder.
  private static func existing(_ path: String, in folder: String) -> String? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard file.hasPrefix(folder + "/"), FileManager.default.fileExists(atPath: file),
      !isFolder(file)
    else { return nil }
    return file
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
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
    case "jpg": return "image/jpeg"
    case "ico": return "image/vnd.microsoft.icon"
    case "webp": return "image/webp"
    case "ts", "txt", "md": return "text/plain; charset=utf-8"
    default: return "application/octet-stream"
    }
  }

  /// A hash of a file's content: FNV-1a, 64 bits.
  ///
  /// Source: G. Fowler and others, "The FNV Non-Cryptographic Hash Algorithm",
  /// https://www.rfc-editor.org/rfc/rfc9923.
  private static func tag(of data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    return "\"\(String(hash, radix: 16))\""
  }
}
#endif
