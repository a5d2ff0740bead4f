#if Tool
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Listens for requests to a site.
struct SiteServer {
  /// As many may wait to be let in while the server is busy.
  private static let backlog: Int32 = 1_024

  private let channel: any Channel

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - site: what answers.
  ///   - host: an address of this machine, or `localhost`.
  ///   - port: the port; 0 for any that is free.
  ///   - limits: how much of a request is taken.
  /// - Throws: `Failure` where nobody can listen.
  init(
    _ site: Site,
    host: String,
    port: Int,
    limits: RequestLimits = RequestLimits()
  ) async throws {
    let address = try Self.address(host, port)
    Self.allowManyConnections()
    do {
      channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.backlog, value: Self.backlog)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try Self.addHandlers(to: channel, site: site, limits: limits)
          }
        }
        .bind(to: address)
        .get()
    } catch let error as IOError {
      throw Failure(Self.sentence(for: error.errnoCode, host: host, port: port))
    }
  }

  /// Adds what reads and answers the requests of one connection.
  ///
  /// All its times are those of the channel's event loop.
  static func addHandlers(to channel: any Channel, site: Site, limits: RequestLimits) throws {
    try channel.pipeline.syncOperations.addHandlers([
      RequestGate(limits: limits), HTTPResponseEncoder(),
      ByteToMessageHandler(HTTPRequestDecoder()), SiteHandler(site: site),
    ])
  }

  /// The port it listens at.
  var port: Int { channel.localAddress?.port ?? 0 }

  /// Lets nobody in any more.
  func stop() {
    channel.close(promise: nil)
  }

  /// Returns when it has stopped.
  func waitUntilStopped() async throws {
    try await channel.closeFuture.get()
  }

  /// A connection is an open file, of which many systems allow 1,024 or fewer until asked for more.
  private static func allowManyConnections() {
    #if canImport(Glibc)
    let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    let openFiles = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(openFiles, &limit)
  }

  private static func address(_ host: String, _ port: Int) throws -> SocketAddress {
    let name = host == "localhost" ? "127.0.0.1" : host
    do { return try SocketAddress(ipAddress: name, port: port) } catch {
      throw Failure("--host is \(host); expected an address, like 127.0.0.1 or 0.0.0.0")
    }
  }

  private static func sentence(for error: CInt, host: String, port: Int) -> String {
    switch error {
    case EADDRINUSE:
      return "port \(port) is in use; end what uses it, or choose another with --port"
    case EACCES: return "port \(port) needs more rights; choose one above 1023 with --port"
    case EADDRNOTAVAIL: return "\(host) is no address of this machine; leave --host out"
    default: return "cannot listen at \(host):\(port): \(String(cString: strerror(error)))"
    }
  }
}
#endif
