#if Tool
import Foundation
import NIOHTTP1
import RotaryReplay
import Testing

@testable import RotaryCommands

/// The addresses below `/docs/` before, while and after `script/docs` builds the documentation.
@Suite struct DocumentationTests {
  /// A site with a template of its pages, and the folder that `script/docs` fills.
  private final class Package {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rotary-docs-\(UUID().uuidString)")
    let site: Site

    init(hasTemplate: Bool = true) throws {
      let root = folder.appendingPathComponent("dist")
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("gallery"),
        withIntermediateDirectories: true
      )
      if hasTemplate {
        try "{{base}}|{{heading}}|{{description}}".write(
          to: root.appendingPathComponent("gallery/page.html"),
          atomically: true,
          encoding: .utf8
        )
      }
      site = try Site(
        root: root.path,
        documentation: folder.appendingPathComponent("docs/site").path,
        controls: .standard
      )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, _ name: String) throws {
      let file = folder.appendingPathComponent("docs/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Writes the state of a build as `script/docs` does.
    func writeState(_ state: String, process: Int32 = ProcessInfo.processInfo.processIdentifier)
      throws
    {
      try write(
        """
        {"state":"\(state)","process":\(process),"step":2,"count":11,"text":"Compiling"}
        """,
        "state.json"
      )
    }

    func ask(_ target: String) -> (code: UInt, body: String, headers: HTTPHeaders) {
      let answer = site.answer(to: HTTPRequestHead(version: .http1_1, method: .GET, uri: target))
      return (answer.status.code, String(decoding: answer.body, as: UTF8.self), answer.headers)
    }
  }

  @Test func `without documentation each of its pages says how to build it`() throws {
    let package = try Package()
    for (target, base) in [
      ("/docs/", "../"), ("/docs/documentation/rotary/wheel/", "../../../../"),
    ] {
      let answer = package.ask(target)
      #expect(answer.code == 200)
      #expect(answer.body.hasPrefix("\(base)|Documentation|The documentation is not built."))
      #expect(answer.body.contains("script/docs"))
    }
    #expect(package.ask("/docs").headers["Location"] == ["/docs/"])
    #expect(package.ask("/docs/index/index.json").code == 404)
    #expect(package.ask("/docs/state.json").body.contains("\"state\":\"missing\""))
  }

  @Test func `without a template the answer says how to build the documentation`() throws {
    let answer = try Package(hasTemplate: false).ask("/docs/wheel/")
    #expect(answer.code == 404 && answer.body.contains("script/docs"))
  }

  @Test func `a build is shown with its step and its last line of output`() throws {
    let package = try Package()
    try package.writeState("building")
    try package.write("script/docs: step 2 of 11: Compiling\n", "log")
    #expect(package.ask("/docs/").body.contains("is being built"))
    #expect(package.ask("/docs/state.json").body.contains("\"detail\":\"\""))
    try package.write("first\n[3/9] Compiling Dial.swift\n\n", "log")
    let state = package.ask("/docs/state.json")
    #expect(state.code == 200 && state.headers["Content-Type"] == ["application/json"])
    for part in ["\"building\"", "\"step\":2", "\"count\":11", "\"[3/9] Compiling Dial.swift\""] {
      #expect(state.body.contains(part), "\(part)")
    }
  }

  @Test func `a failed build is shown with the end of its output`() throws {
    let package = try Package()
    try package.writeState("failed")
    try package.write((1...30).map { "line \($0)" }.joined(separator: "\n"), "log")
    #expect(package.ask("/docs/").body.contains("could not be built"))
    let state = package.ask("/docs/state.json").body
    #expect(
      state.contains("\"failed\"") && state.contains("\"line 11\"") && state.contains("\"line 30\"")
    )
    #expect(!state.contains("\"line 10\""))
  }

  @Test func `a build whose process has ended was interrupted`() throws {
    let package = try Package()
    // Process numbers end below this one on Linux and macOS.
    try package.writeState("building", process: .max)
    #expect(package.ask("/docs/").body.contains("was interrupted"))
  }

  @Test func `the documentation appears while the server runs, and stays while it is built anew`()
    throws
  {
    let package = try Package()
    try package.writeState("building")
    #expect(package.ask("/docs/documentation/").body.contains("is being built"))
    try package.write("first", "site/index.html")
    try package.write("list", "site/documentation/index.html")
    for _ in ["while it is built anew", "after that has failed"] {
      #expect(package.ask("/docs/").body == "first")
      #expect(package.ask("/docs/documentation/").body == "list")
      #expect(package.ask("/docs/state.json").body.contains("\"ready\""))
      try package.writeState("failed")
    }
  }

  @Test func `an address that the documentation lacks is answered by a page`() throws {
    let package = try Package()
    try package.write("first", "site/index.html")
    let answer = package.ask("/docs/documentation/rotary/nothing/")
    #expect(answer.code == 404 && answer.body.contains("This page is not in the documentation."))
    #expect(answer.body.hasPrefix("../../../../|"))
    let widget = package.ask("/docs/documentation/rotarygtk/dialwidget/")
    #expect(widget.code == 404 && widget.body.contains("script/bootstrap --gtk"))
    #expect(package.ask("/docs/nothing.json").code == 404)
  }
}
#endif
