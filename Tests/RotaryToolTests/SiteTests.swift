import FlyingFox
import Foundation
import Testing

@testable import RotaryTool

@Suite struct SiteTests {
  /// A folder with a page, a script beside its packed form, a secret beside it and a link to that.
  private struct Folder {
    let outer: URL
    var root: String { outer.appendingPathComponent("site").path }

    init() throws {
      outer = FileManager.default.temporaryDirectory
        .appendingPathComponent("rotary-site-\(UUID().uuidString)")
      let site = outer.appendingPathComponent("site/sub")
      try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
      func write(_ text: String, _ name: String) throws {
        try text.write(
          to: outer.appendingPathComponent(name),
          atomically: true,
          encoding: .utf8
        )
      }
      try write("secret", "secret.txt")
      try write("<p>page", "site/index.html")
      try write("plain", "site/a.js")
      try write("packed", "site/a.js.gz")
      try write("sub", "site/sub/index.html")
      try write("hidden", "site/.hidden")
      try FileManager.default.createSymbolicLink(
        atPath: root + "/link.txt",
        withDestinationPath: outer.path + "/secret.txt"
      )
      try write("open", "site/b.js")
      try FileManager.default.createSymbolicLink(
        atPath: root + "/b.js.gz",
        withDestinationPath: outer.path + "/secret.txt"
      )
    }

    func remove() { try? FileManager.default.removeItem(at: outer) }
  }

  private func ask(
    _ target: String,
    method: HTTPMethod = .GET,
    headers: HTTPHeaders = [:]
  ) async throws -> (code: Int, body: String, headers: HTTPHeaders) {
    let folder = try Folder()
    defer { folder.remove() }
    let parts = target.split(separator: "?", maxSplits: 1)
    let request = HTTPRequest(
      method: method,
      version: .http11,
      target: .init(
        path: String(parts.first ?? ""),
        query: parts.count > 1 ? String(parts[1]) : ""
      ),
      headers: headers,
      body: HTTPBodySequence(data: Data())
    )
    let response = try await Site(root: folder.root).handleRequest(request)
    let body = String(decoding: try await response.bodyData, as: UTF8.self)
    return (response.statusCode.code, body, response.headers)
  }

  @Test func `a page comes with a policy that lets nothing else in`() async throws {
    let answer = try await ask("/?a=b")
    #expect(answer.code == 200 && answer.body == "<p>page")
    #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(
      answer.headers[.init("Content-Security-Policy")]?.contains("default-src 'none'") == true
    )
    #expect(answer.headers[.init("X-Content-Type-Options")] == "nosniff")
    #expect(try await ask("/sub/").body == "sub")
  }

  @Test(arguments: [
    "/../secret.txt", "/sub/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt", "/..\\secret.txt", "/link.txt", "/.hidden", "/a.js%00.html",
    "/sub", "//etc/passwd", "/nothing", "relative", "/%zz",
  ])
  func `nothing outside its own files is served`(target: String) async throws {
    let answer = try await ask(target)
    #expect([400, 404].contains(answer.code), "\(answer.code)")
    #expect(!answer.body.contains("secret") && !answer.body.contains("root:"))
  }

  @Test func `packed files go to those who take them`() async throws {
    let packed = try await ask("/a.js", headers: [.init("Accept-Encoding"): "gzip, br"])
    #expect(packed.body == "packed" && packed.headers[.init("Content-Encoding")] == "gzip")
    #expect(try await ask("/a.js").body == "plain")
    for refusal in ["gzip;q=0", "br, gzip; q=0.0", "x-gzip", ""] {
      let plain = try await ask("/a.js", headers: [.init("Accept-Encoding"): refusal])
      #expect(plain.body == "plain", "\(refusal)")
    }
    let weighed = try await ask("/a.js", headers: [.init("Accept-Encoding"): "br;q=0, GZip;q=0.5"])
    #expect(weighed.body == "packed")
  }

  @Test func `a packed form that is a link out of the folder is passed over`() async throws {
    let answer = try await ask("/b.js", headers: [.init("Accept-Encoding"): "gzip"])
    #expect(answer.body == "open" && answer.headers[.init("Content-Encoding")] == nil)
  }

  @Test func `what has not changed is not sent again`() async throws {
    let tag = try #require(try await ask("/a.js").headers[.init("ETag")])
    for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let again = try await ask("/a.js", headers: [.init("If-None-Match"): condition])
      #expect(again.code == 304 && again.body.isEmpty, "\(condition)")
    }
    let other = try await ask("/a.js", headers: [.init("If-None-Match"): "\"other\""])
    #expect(other.code == 200)
  }

  @Test func `only GET and HEAD are answered`() async throws {
    #expect(try await ask("/", method: .POST).code == 405)
    let head = try await ask("/", method: .HEAD)
    #expect(head.code == 200 && head.body.isEmpty)
    #expect(head.headers[.contentLength] == "7")
  }

  @Test func `a port in use is refused with a sentence`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let first = HTTPServer(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
    let running = Task { try await first.run() }
    defer { running.cancel() }
    try await first.waitUntilListening(timeout: 60)
    guard case .ip4(_, let port)? = await first.listeningAddress else {
      Issue.record("no address")
      return
    }
    let outcome = try Tool.run("serve", "--port", "\(port)", "--root", folder.root)
    #expect(outcome.code == 2)
    #expect(outcome.complaint.contains("port \(port) is in use"))
    #expect(outcome.output.isEmpty)
  }
}
