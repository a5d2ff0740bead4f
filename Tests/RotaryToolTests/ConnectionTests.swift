#if Tool
import Testing

@testable import RotaryCommands

/// How much one connection may ask for, and for how long; its clock is the test's.
@Suite struct ConnectionTests {
  private static let limits = RequestLimits()
  private static let get = "GET /a.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
  /// Less than any of the limits.
  private static let moment = 0.001

  private func withConnection(
    fetches: Bool = true,
    _ body: (Connection) async throws -> Void
  ) async throws {
    let connection = try await Connection(Self.limits, fetches: fetches)
    do { try await body(connection) } catch {
      try await connection.end()
      throw error
    }
    try await connection.end()
  }

  /// Expects that a connection is open until some seconds have passed, and no longer.
  private func expectEnd(of connection: Connection, after seconds: Double) async {
    await connection.pass(seconds - Self.moment)
    #expect(connection.isOpen)
    await connection.pass(Self.moment)
    #expect(!connection.isOpen)
  }

  @Test(arguments: ["GET /", "GET / HTTP/1.1\r\nX: "])
  func `a request that is not whole in time is refused, however it drips`(
    start: String
  ) async throws {
    try await withConnection { connection in
      // The time of a request begins with its first byte.
      await connection.pass(Self.limits.requestSeconds / 2)
      try await connection.send(start)
      for _ in 1..<Int(Self.limits.requestSeconds) {
        await connection.pass(1)
        try await connection.send("a")
      }
      await connection.pass(1 - Self.moment)
      #expect(try await connection.received().isEmpty)
      await connection.pass(Self.moment)
      #expect(try await connection.received().hasPrefix("HTTP/1.1 408 "))
    }
  }

  @Test func `a client that asks nothing is answered nothing, and let go`() async throws {
    try await withConnection { connection in
      await expectEnd(of: connection, after: Self.limits.requestSeconds)
      let answer = try await connection.received()
      #expect(answer.isEmpty)
    }
  }

  @Test func `a client that asks nothing more is let go`() async throws {
    try await withConnection { connection in
      await connection.pass(Self.limits.requestSeconds / 2)
      try await connection.send(Self.get)
      #expect(try await connection.answer().hasSuffix("\r\n\r\nplain"))
      await expectEnd(of: connection, after: Self.limits.requestSeconds)
      #expect(try await connection.received().isEmpty)
    }
  }

  @Test func `a client that does not fetch its answer is let go`() async throws {
    try await withConnection(fetches: false) { connection in
      try await connection.send(Self.get)
      #expect(try await connection.answer().hasSuffix("\r\n\r\nplain"))
      await expectEnd(of: connection, after: Self.limits.answerSeconds)
    }
  }

  @Test func `a refused client has time to read why, whatever it still sends`() async throws {
    try await withConnection { connection in
      try await connection.send("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc")
      #expect(try await connection.received().hasPrefix("HTTP/1.1 413 "))
      try await connection.send(Self.get)
      await expectEnd(of: connection, after: Self.limits.lingerSeconds)
      #expect(try await connection.received().isEmpty)
    }
  }

  /// Bytes that are scanned twice count twice, so a server that did would refuse the first of these.
  @Test(arguments: [(0, "200"), (1, "431")])
  func `each byte is looked at once, however it drips`(excess: Int, status: String) async throws {
    try await withConnection { connection in
      let name = "X: "
      let end = "\r\nHost: localhost\r\n\r\n"
      let count = Self.limits.headerBytes - name.utf8.count - end.utf8.count + excess
      try await connection.send("GET / HTTP/1.1\r\n" + name)
      for _ in 0..<count { try await connection.send("a") }
      try await connection.send(end)
      #expect(try await connection.answer().hasPrefix("HTTP/1.1 \(status) "))
    }
  }

  @Test func `a header of 2 MB is refused as soon as it is too long`() async throws {
    try await withConnection { connection in
      let kilobyte = String(repeating: "a", count: 1_024)
      try await connection.send("GET / HTTP/1.1\r\nX: ")
      var sent = 0
      var answer = ""
      while answer.isEmpty, sent < 2_000 {
        try await connection.send(kilobyte)
        answer = try await connection.received()
        sent += 1
      }
      #expect(answer.hasPrefix("HTTP/1.1 431 "))
      #expect(sent == Self.limits.headerBytes / 1_024)
    }
  }
}
#endif
