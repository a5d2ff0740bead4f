#if Tool
import NIOCore
import NIOEmbedded
import RotaryReplay

@testable import RotaryCommands

/// One connection of the server, without a network and on a clock that the test drives.
struct Connection {
  private let channel: NIOAsyncTestingChannel
  private let folder: SiteTests.Folder

  /// Connects a client.
  ///
  /// - Parameters:
  ///   - limits: the server's.
  ///   - fetches: whether the client fetches what it is sent; else nothing is ever done being sent.
  /// - Throws: where the folder to serve cannot be made.
  init(_ limits: RequestLimits, fetches: Bool = true) async throws {
    let folder = try SiteTests.Folder()
    self.folder = folder
    channel = try await NIOAsyncTestingChannel { channel in
      try channel.pipeline.syncOperations.addHandler(Socket(fetches: fetches))
      let site = try Site(root: folder.root, controls: .standard)
      try SiteServer.addHandlers(to: channel, site: site, limits: limits)
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
  }

  /// Removes the folder that was served.
  func end() async throws {
    _ = try await channel.finish(acceptAlreadyClosed: true)
    folder.remove()
  }

  var isOpen: Bool { channel.isActive }

  /// Sends bytes.
  func send(_ text: String) async throws {
    try await channel.writeInbound(ByteBuffer(string: text))
  }

  /// Lets time pass.
  func pass(_ seconds: Double) async {
    await channel.testingEventLoop.advanceTime(by: .milliseconds(Int64(seconds * 1_000)))
  }

  /// Returns all that has come since the last call, at once.
  func received() async throws -> String {
    var text = ""
    while let part = try await channel.readOutbound(as: ByteBuffer.self) {
      text += String(buffer: part)
    }
    return text
  }

  /// Waits for an answer, which threads that read files have made; returns all of it.
  func answer() async throws -> String {
    let first = try await channel.waitForOutboundWrite(as: ByteBuffer.self)
    return String(buffer: first) + (try await received())
  }
}

/// The system's end of a connection, as the server sees it.
private final class Socket: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let fetches: Bool
  /// The data that waits for a client that does not read.
  private var waiting: [EventLoopPromise<Void>] = []
  private var isClosed = false

  init(fetches: Bool) { self.fetches = fetches }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    // Such as an answer to a request that the end of the connection cut short.
    guard !isClosed else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    if !fetches, let promise { waiting.append(promise) }
    context.write(data, promise: fetches ? promise : nil)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    // The testing channel has no halves: it would close both.
    guard mode == .all else {
      promise?.succeed(())
      return
    }
    isClosed = true
    for promise in waiting { promise.fail(ChannelError.ioOnClosedChannel) }
    waiting = []
    context.close(mode: mode, promise: promise)
  }
}
#endif
