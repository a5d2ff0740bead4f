import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the gallery.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery of all controls to this machine's browsers."
  )

  @Option(help: "The port, 1 to 65535.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen at; the default is reached from this machine only.")
  var host = "127.0.0.1"

  @Option(help: "The folder to serve; by default Web/dist of the package around this folder.")
  var root: String?

  func run() async throws {
    let site = try Site(root: try root ?? Self.builtGallery())
    let server = HTTPServer(
      address: try Self.address(host, port),
      logger: .disabled,
      handler: site
    )
    // Ctrl-C ends the server, and with it the tool.
    signal(SIGINT, SIG_IGN)
    let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupt.setEventHandler { Task { await server.stop() } }
    interrupt.resume()
    let line = "The gallery is at http://\(host):\(port)"
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          Console.print(line)
        }
        for try await _ in group {}
      }
    } catch let error as SocketError {
      if case .disconnected = error { return }
      throw Failure(Self.sentence(for: error, host: host, port: port))
    } catch is CancellationError {
      return
    }
  }

  /// The gallery that `script/server` builds.
  private static func builtGallery() throws -> String {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("Web/dist")
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("index.html").path)
      {
        return candidate.path
      }
      folder.deleteLastPathComponent()
    }
    throw Failure(
      "there is no built gallery around this folder; run script/server in RotaryKit's folder, "
        + "or name a folder with --root"
    )
  }

  private static func address(_ host: String, _ port: UInt16) throws -> any SocketAddress {
    if host == "localhost" { return try sockaddr_in.inet(ip4: "127.0.0.1", port: port) }
    if let address = try? sockaddr_in.inet(ip4: host, port: port) { return address }
    if let address = try? sockaddr_in6.inet6(ip6: host, port: port) { return address }
    throw Failure("--host is \(host); expected an address, like 127.0.0.1 or 0.0.0.0")
  }

  private static func sentence(for error: SocketError, host: String, port: UInt16) -> String {
    guard case .failed(_, let number, let message) = error else {
      return "cannot listen at \(host):\(port): \(error.localizedDescription)"
    }
    switch number {
    case EADDRINUSE:
      return "port \(port) is in use; end what uses it, or choose another with --port"
    case EACCES: return "port \(port) needs more rights; choose one above 1023 with --port"
    case EADDRNOTAVAIL: return "\(host) is no address of this machine; leave --host out"
    default: return "cannot listen at \(host):\(port): \(message)"
    }
  }
}
