#if Tool
import RotaryReplay
import Testing

@testable import RotaryCommands

/// The names under which a server answers.
@Suite struct HostNamesTests {
  @Test(arguments: [
    "localhost", "LocalHost:8080", "localhost.", "localhost:", "gallery.localhost:8080",
    "127.0.0.1",
    "127.0.0.1:8080", "192.168.1.20:80", "[::1]", "[::1]:8080", "[fe80::1]:80", "pc.example",
    "PC.Example:8080",
  ])
  func `an address, localhost and an allowed name are answered`(host: String) throws {
    #expect(try HostNames(["Pc.example"]).allow(host))
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "localhost.evil.example", "notlocalhost", "", ":8080",
    "127.0.0.1.evil.example", "127.0.0.1@evil.example", "evil.example:80:localhost",
    "localhost:80x",
    "localhost evil.example", "[::1", "[evil.example]", "[]", "[::1]evil.example",
    "[::1].localhost",
    "[::1]]", "0x7f.1", "a.pc.example", "pc.example.evil.example", "\u{131}ocalhost",
    "localhost\u{301}", "..", "::1",
  ])
  func `another name is refused`(host: String) throws {
    #expect(!(try HostNames(["pc.example"]).allow(host)))
  }

  @Test(arguments: ["", "pc.example:80", "http://pc.example", "*", "pc example", "[::1]"])
  func `a name that no Host header can have is refused with a sentence`(name: String) throws {
    let failure = #expect(throws: Failure.self) { try HostNames([name]) }
    #expect(failure?.message.contains("--allow-host is \(name)") == true)
  }
}
#endif
