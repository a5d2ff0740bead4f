#if Tool && (os(Linux) || os(macOS))
import Foundation
import NIOCore
import NIOPosix
import RotaryReplay
import Testing

@testable import RotaryCommands

/// Sends a request when it is connected, and keeps the response.
///
/// It lives on an event loop alone, as the threads of tests may be busy.
private final class Client: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// When a client gives up: a server that never answers is found out, too.
  static let patience = TimeAmount.seconds(60)

  private let request: String
  private let answer: EventLoopPromise<Answer>
  private var text = ""
  private var leaving: Scheduled<Void>?

  init(request: String, answer: EventLoopPromise<Answer>) {
    self.request = request
    self.answer = answer
  }

  func channelActive(context: ChannelHandlerContext) {
    // Writing fails if the server closes early; only the response matters.
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
    let channel = context.channel
    leaving = channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    text += String(buffer: unwrapInboundIn(data))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leaving?.cancel()
    answer.succeed(Answer(text: text))
  }
}

/// The response to a client.
private struct Answer: Sendable {
  var text: String

  /// The status code; empty without a response.
  var status: String {
    text.split(separator: " ").dropFirst().first.map { String($0) } ?? ""
  }
}

/// That no client keeps the server from answering others, over real connections.
@Suite struct ServerTests {
  /// Serves a small folder for as long as `body` runs.
  private func withServer(
    _ limits: RequestLimits = RequestLimits(),
    _ body: (_ port: Int) async throws -> Void
  ) async throws {
    let folder = try SiteTests.Folder()
    defer { folder.remove() }
    let site = try Site(root: folder.root, controls: .standard)
    let server = try await SiteServer(site, host: "127.0.0.1", port: 0, limits: limits)
    do { try await body(server.port) } catch {
      server.stop()
      throw error
    }
    server.stop()
    try await server.waitUntilStopped()
  }

  /// Sends bytes and returns the response until the server closes the connection.
  private func ask(_ port: Int, _ request: String) async throws -> Answer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let answer = loop.makePromise(of: Answer.self)
    let connection = ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let client = Client(request: request, answer: answer)
          try channel.pipeline.syncOperations.addHandler(client)
        }
      }
      .connect(host: "127.0.0.1", port: port)
    connection.whenFailure { answer.fail($0) }
    return try await answer.futureResult.get()
  }

  private static let ending = "Host: localhost\r\nConnection: close\r\n\r\n"

  /// A request whose line has a number of bytes, and one whose headers have.
  private static func request(line: Int) -> String {
    let rest = "GET / HTTP/1.1\r\n".utf8.count
    return "GET /\(String(repeating: "a", count: line - rest)) HTTP/1.1\r\n" + ending
  }

  private static func request(headers: Int) -> String {
    let rest = "X: \r\n".utf8.count + ending.utf8.count
    return "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: headers - rest))\r\n" + ending
  }

  /// A request and the expected status code.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var request: String
    var expected: String

    init(_ name: String, _ expected: String, _ request: String) {
      testDescription = name
      self.expected = expected
      self.request = request
    }
  }

  private static let get = "GET / HTTP/1.1\r\n"

  static let cases = [
    Case("a page", "200", get + ending),
    Case("lines before it, and an old version", "200", "\r\n\r\nGET / HTTP/1.0\r\n\r\n"),
    Case("a line as long as may be", "404", request(line: 8_192)),
    Case("a line too long", "414", request(line: 8_193)),
    Case("a line without an end", "414", String(repeating: "a", count: 100_000)),
    Case("headers as long as may be", "200", request(headers: 32_768)),
    Case("headers too long", "431", request(headers: 32_769)),
    Case("a header of 2 MB", "431", request(headers: 2_000_000)),
    Case("a hundred headers", "200", get + String(repeating: "a:b\r\n", count: 98) + ending),
    Case("a hundred and one", "431", get + String(repeating: "a:b\r\n", count: 99) + ending),
    Case("100,000 headers", "431", get + String(repeating: "a:b\r\n", count: 100_000)),
    Case("a body", "413", "POST / HTTP/1.1\r\nContent-Length: 3\r\n\(ending)abc"),
    Case("a body in chunks", "413", get + "Transfer-Encoding: chunked\r\n\(ending)0\r\n\r\n"),
    Case("no body", "405", "POST / HTTP/1.1\r\nContent-Length: 0\r\n" + ending),
    Case("a length that is none", "400", get + "Content-Length: 99999999999999999999\r\n" + ending),
    Case("no request", "400", "nothing of the sort\r\n\r\n"),
    Case("a version to come", "505", "GET / HTTP/2.0\r\n\r\n"),
    Case("the beginning of HTTP/2", "505", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Case("lines before that", "505", "\r\n\nPRI * HTTP/2.0\r\n\r\n"),
    Case("a version that is none", "400", "GET / HTTP/1.x\r\nHost: localhost\r\n\r\n"),
    Case(
      "an upgrade",
      "200",
      get + "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    ),
    Case("no host", "400", get + "Connection: close\r\n\r\n"),
    Case("a name of another server", "421", get + "Host: evil.example\r\n\r\n"),
    Case(
      "a whole address of another server",
      "400",
      "GET http://evil.example/ HTTP/1.1\r\n" + ending
    ),
    Case("two lengths", "400", get + "Content-Length: 0\r\nContent-Length: 3\r\n\(ending)abc"),
    Case("two lengths in one", "400", get + "Content-Length: 0, 3\r\n\(ending)abc"),
    Case("a length with a sign", "400", get + "Content-Length: +3\r\n\(ending)abc"),
    Case(
      "a length beside chunks",
      "400",
      get + "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\(ending)0\r\n\r\n"
    ),
    Case("a length of two lines", "400", get + "Content-Length:\r\n 3\r\n\(ending)abc"),
    Case(
      "a header with a space before its colon",
      "400",
      get + "Content-Length : 3\r\n\(ending)abc"
    ),
    Case("a part of a page", "200", get + "Range: bytes=1-2\r\n" + ending),
    Case("two hosts", "400", get + "Host: localhost\r\n" + ending),
  ]

  @Test(arguments: cases)
  func `a request is answered with what it deserves, and its connection is closed`(
    request: Case
  ) async throws {
    try await withServer { port in
      let answer = try await ask(port, request.request)
      #expect(answer.status == request.expected)
      #expect(answer.text.contains("Connection: close"))
    }
  }

  @Test func `requests on one connection are answered in their order`() async throws {
    let first = "GET /a.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let second = "HEAD /a.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    try await withServer { port in
      let answer = try await ask(port, first + second + "GET /sub/ HTTP/1.1\r\n" + Self.ending)
      let parts = answer.text.components(separatedBy: "HTTP/1.1 200 OK\r\n").dropFirst()
      #expect(parts.map { $0.components(separatedBy: "\r\n\r\n")[1] } == ["plain", "", "sub"])
      #expect(parts.map { $0.contains("Content-Length: 5") } == [true, true, false])
    }
  }

  // Only a real connection fills up; how long exactly the server waits then, ConnectionTests says.
  @Test func `a client whose connection is full is let go`() async throws {
    var limits = RequestLimits()
    limits.answerSeconds = 0.2
    try await withServer(limits) { port in
      // Asks for more and more, and reads nothing.
      let requests = String(
        repeating: "GET /gallery.json HTTP/1.1\r\nHost: localhost\r\n\r\n",
        count: 2_000
      )
      let isLetGo = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .channelOption(.autoRead, value: false)
        .connect(host: "127.0.0.1", port: port)
        .flatMap { client in
          client.writeAndFlush(ByteBuffer(string: requests), promise: nil)
          let leaving = client.eventLoop.scheduleTask(in: Client.patience) {
            client.close(promise: nil)
          }
          // Too late to call off what has been done.
          return client.closeFuture.map { leaving.cancel() }.flatMap { leaving.futureResult }
            .map { false }.flatMapErrorThrowing { _ in true }
        }
        .get()
      #expect(isLetGo)
    }
  }

  @Test func `a thousand slow clients keep nobody waiting`() async throws {
    var limits = RequestLimits()
    // However long it takes to connect them all here.
    limits.requestSeconds = 600
    try await withServer(limits) { port in
      let slow = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      var clients: [any Channel] = []
      for _ in 0..<1_000 {
        let client = try await slow.connect(host: "127.0.0.1", port: port).get()
        client.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1\r\nX: "), promise: nil)
        clients.append(client)
      }
      for client in clients { client.writeAndFlush(ByteBuffer(string: "a"), promise: nil) }
      // A server that waited for any of them would never answer.
      #expect(try await ask(port, Self.get + Self.ending).status == "200")
      // None of them was sent away meanwhile.
      #expect(clients.allSatisfy { $0.isActive })
      for client in clients { try? await client.close().get() }
    }
  }

  @Test func `a port in use is refused with a sentence`() async throws {
    try await withServer { port in
      let outcome = try Tool.run("serve", "--port", "\(port)", "--root", NSTemporaryDirectory())
      #expect(outcome.code == 1)
      #expect(outcome.complaint.contains("port \(port) is in use"))
      #expect(outcome.output.isEmpty)
    }
  }
}
#endif
