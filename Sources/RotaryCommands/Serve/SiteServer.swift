#if Tool
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server that listens for requests to a site.
struct SiteServer {
  /// The number of connections that may wait while the server is busy.
  private static let backlog: Int32 = 1_024

  private let channel: any Channel

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - site: the site.
  ///   - host: an address of this machine, or `localhost`.
  ///   - port: the port; 0 for any that is free.
  ///   - limits: the limits of a request.
  /// - Throws: `Failure` if the address or the port cannot be used.
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

  /// Adds the handlers that read and answer the requests of one connection.
  ///
  /// All times are those of the channel's event loop.
  static func addHandlers(to channel: any Channel, site: Site, limits: RequestLimits) throws {
    try channel.pipeline.syncOperations.addHandlers([
      RequestGate(limits: limits), HTTPResponseEncoder(),
      ByteToMessageHandler(HTTPRequestDecoder()), SiteHandler(site: site),
    ])
  }

  /// The port at which it listens.
  var port: Int { channel.localAddress?.port ?? 0 }

  /// Stops listening.
  func stop() {
    channel.close(promise: nil)
  }

  /// Waits until it has stopped.
  func waitUntilStopped() async throws {
    try await channel.closeFuture.get()
  }

  /// Raises the limit of open files, since a connection is an open file and the usual limit is 1,024 or less.
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
      return "port \(port) is in use; end the other program, or choose another port with --port"
    case EACCES: return "port \(port) needs more rights; choose a port above 1023 with --port"
    case EADDRNOTAVAIL: return "\(host) is not an address of this machine; omit --host"
    default: return "cannot listen at \(host):\(port): \(String(cString: strerror(error)))"
    }
  }
}
#endif
