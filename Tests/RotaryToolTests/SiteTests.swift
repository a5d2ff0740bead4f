#if Tool
import Foundation
import NIOHTTP1
import RotaryReplay
import Testing

@testable import RotaryCommands

@Suite struct SiteTests {
  /// A folder with a page, a script beside its packed forms, a secret beside it and a link to that.
  struct Folder {
    let outer: URL
    var root: String { outer.appendingPathComponent("site").path }
    var documentation: String { outer.appendingPathComponent("documentation").path }

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
      try write("zipped", "site/a.js.gz")
      try write("brotli", "site/a.js.br")
      try write("alone", "site/c.js")
      try write("zipped alone", "site/c.js.gz")
      try write("sub", "site/sub/index.html")
      try write("hidden", "site/.hidden")
      let page = outer.appendingPathComponent("documentation/wheel")
      try FileManager.default.createDirectory(at: page, withIntermediateDirectories: true)
      try write("first", "documentation/index.html")
      try write("wheel", "documentation/wheel/index.html")
      try FileManager.default.createSymbolicLink(
        atPath: documentation + "/link.txt",
        withDestinationPath: outer.path + "/secret.txt"
      )
      try FileManager.default.createSymbolicLink(
        atPath: root + "/link.txt",
        withDestinationPath: outer.path + "/secret.txt"
      )
      try FileManager.default.createSymbolicLink(
        atPath: root + "/up",
        withDestinationPath: outer.path
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
    headers: HTTPHeaders = [:],
    hasDocumentation: Bool = true
  ) throws -> (code: UInt, body: String, headers: HTTPHeaders) {
    let folder = try Folder()
    defer { folder.remove() }
    let site = try Site(
      root: folder.root,
      documentation: hasDocumentation ? folder.documentation : nil,
      controls: .standard
    )
    let answer = site.answer(
      to: HTTPRequestHead(version: .http1_1, method: method, uri: target, headers: headers)
    )
    return (answer.status.code, String(decoding: answer.body, as: UTF8.self), answer.headers)
  }

  /// The response to a client that accepts some codings: the coding and the text.
  private func taken(_ target: String, accepting codings: String?) throws -> String {
    let answer = try ask(target, headers: codings.map { ["Accept-Encoding": $0] } ?? [:])
    #expect(answer.headers["Vary"] == ["Accept-Encoding"])
    guard answer.code == 200 else { return "\(answer.code)" }
    return (answer.headers.first(name: "Content-Encoding") ?? "plain") + " " + answer.body
  }

  @Test func `a page comes with a policy that lets nothing else in`() throws {
    let answer = try ask("/?a=b")
    #expect(answer.code == 200 && answer.body == "<p>page")
    #expect(answer.headers.first(name: "Content-Type") == "text/html; charset=utf-8")
    #expect(
      answer.headers.first(name: "Content-Security-Policy")?.contains("default-src 'none'") == true
    )
    #expect(answer.headers.first(name: "X-Content-Type-Options") == "nosniff")
    #expect(try ask("/sub/").body == "sub")
  }

  @Test func `the documentation is served under the gallery's policy`() throws {
    for (target, body) in [("/docs/", "first"), ("/docs/wheel/", "wheel")] {
      let answer = try ask(target)
      #expect(answer.code == 200 && answer.body == body)
      #expect(
        answer.headers["Content-Security-Policy"]
          == (try ask("/").headers["Content-Security-Policy"])
      )
    }
  }

  @Test(arguments: [
    ("/sub", "/sub/"), ("/docs", "/docs/"), ("/docs/wheel?a=b", "/docs/wheel/"),
    ("//docs//wheel", "/docs/wheel/"),
  ])
  func `a folder's address without its slash leads to the folder`(
    target: String,
    address: String
  ) throws {
    let answer = try ask(target)
    #expect(answer.code == 308 && answer.headers["Location"] == [address])
  }

  @Test(arguments: [
    "/../secret.txt", "/sub/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt", "/..\\secret.txt", "/link.txt", "/.hidden", "/a.js%00.html",
    "/docs/../secret.txt", "/docs/%2e%2e/site/a.js", "/docs/link.txt", "/docs/a.js",
    "//etc/passwd", "/nothing", "relative", "/%zz", "/%2e./secret.txt", "/.%2E/secret.txt",
    "/%252e%252e/secret.txt", "/..%255csecret.txt", "/%c0%ae%c0%ae/secret.txt",
    "/%e0%80%ae%e0%80%ae/secret.txt", "/%uff0e%uff0e/secret.txt", "/\u{FF0E}\u{FF0E}/secret.txt",
    "/..%c0%afsecret.txt", "/..;/secret.txt", "/sub/..%2f..%2fsecret.txt", "/sub/.%00./secret.txt",
    "/./../secret.txt", "/sub//..//..//secret.txt", "/..%5c..%5csecret.txt", "/%5c..%5csecret.txt",
    "file:///secret.txt", "http://localhost/../secret.txt", "*", "", "?/../secret.txt", "/up",
    "/up/", "/up/secret.txt",
    "/up/site/../secret.txt",
  ])
  func `nothing outside its own files is served`(target: String) throws {
    let answer = try ask(target)
    #expect([400, 404].contains(answer.code), "\(answer.code)")
    #expect(!answer.body.contains("secret") && !answer.body.contains("root:"))
  }

  @Test func `a name is looked at by its bytes, whatever characters they make`() {
    #expect(Site.path(ofTarget: "/.%CC%81git/config") == nil)
    #expect(Site.path(ofTarget: "/sub/..%CC%81/a") == nil)
    #expect(Site.path(ofTarget: "/sub/%CC%81..") == "/sub/\u{301}..")
    #expect(Site.path(ofTarget: "/a%CC%81/b/") == "/a\u{301}/b/")
    #expect(Site.path(ofTarget: "/a%0D%0A") == nil)
  }

  @Test(arguments: [
    (nil, "plain plain"), ("", "plain plain"), ("gzip, deflate, br, zstd", "br brotli"),
    ("gzip", "gzip zipped"), ("br;q=0.5, gzip;q=0.8", "gzip zipped"),
    ("gzip;q=0.8, br;q=0.8", "br brotli"), ("br;q=0, GZip;q=0.5", "gzip zipped"),
    ("*", "br brotli"), ("*;q=0.5, br;q=0", "gzip zipped"), ("gzip;q=0, *", "br brotli"),
    ("gzip;q=0", "plain plain"), ("x-gzip, zstd", "plain plain"),
    ("gzip;q=0.5, identity", "plain plain"), ("identity;q=0.5, gzip;q=0.4", "plain plain"),
    ("br ; q=1.5, gzip;q=nan", "plain plain"), ("br;q=-1, gzip;q=", "plain plain"),
    ("identity;q=0, gzip", "gzip zipped"), ("identity;q=0", "406"), ("*;q=0", "406"),
    (", ;,;;q=1,", "plain plain"),
  ])
  func `a file goes out in the form that a client likes best`(
    codings: String?,
    expected: String
  ) throws {
    #expect(try taken("/a.js", accepting: codings) == expected)
  }

  @Test func `a form that is not there is passed over`() throws {
    #expect(try taken("/c.js", accepting: "br, gzip;q=0.1") == "gzip zipped alone")
    #expect(try taken("/c.js", accepting: "br") == "plain alone")
    #expect(try taken("/c.js", accepting: "br, identity;q=0") == "406")
  }

  @Test func `a packed form that is a link out of the folder is passed over`() throws {
    #expect(try taken("/b.js", accepting: "gzip") == "plain open")
  }

  @Test func `each form has a tag of its own`() throws {
    let tags = try ["identity", "gzip", "br"].map {
      try #require(try ask("/a.js", headers: ["Accept-Encoding": $0]).headers.first(name: "ETag"))
    }
    #expect(Set(tags).count == 3)
    // A client that keeps the packed form and now asks for the plain one is sent that.
    let other = try ask("/a.js", headers: ["If-None-Match": tags[2]])
    #expect(other.code == 200 && other.body == "plain")
    let same = try ask("/a.js", headers: ["If-None-Match": tags[2], "Accept-Encoding": "br"])
    #expect(same.code == 304 && same.body.isEmpty && same.headers["Vary"] == ["Accept-Encoding"])
  }

  @Test func `the gallery shows the settings of the controls it is handed`() throws {
    let text = try ask("/gallery.json").body
    #expect(text.contains("\"wheel\":[{") && !text.contains("\"happiness\":["))
  }

  @Test func `what has not changed is not sent again`() throws {
    let tag = try #require(try ask("/a.js").headers.first(name: "ETag"))
    for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let again = try ask("/a.js", headers: ["If-None-Match": condition])
      #expect(again.code == 304 && again.body.isEmpty, "\(condition)")
    }
    let other = try ask("/a.js", headers: ["If-None-Match": "\"other\""])
    #expect(other.code == 200)
  }

  @Test func `only GET and HEAD are answered`() throws {
    #expect(try ask("/", method: .POST).code == 405)
    let head = try ask("/", method: .HEAD)
    #expect(head.code == 200 && head.body.isEmpty)
    #expect(head.headers.first(name: "Content-Length") == "7")
  }
}
#endif
