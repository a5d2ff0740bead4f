#if Tool
import ArgumentParser
import Foundation
import RotaryReplay

/// Serves the gallery.
struct Serve: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery of all controls to this machine's browsers."
  )

  @Option(parsing: .unconditional, help: "The port, 1 to 65535.")
  var port: NumberArgument = 8080.0

  @Option(help: "The address to listen at; the default is reached from this machine only.")
  var host = "127.0.0.1"

  @Option(
    help:
      "A name under which browsers may reach the server, besides addresses and localhost; may be repeated."
  )
  var allowHost: [String] = []

  @Option(help: "The folder to serve; by default Web/dist of the package around this folder.")
  var root: String?

  @Option(
    help:
      "The folder to serve at /docs/; by default the one that script/docs fills in the package around this folder."
  )
  var docs: String?

  func run(_ controls: Controls) async throws {
    let port = try port.count(of: "--port", in: 1...65_535)
    if let docs, !FileManager.default.fileExists(atPath: docs) {
      throw Failure("there is no folder \(docs); run script/docs, or name another with --docs")
    }
    let site = try Site(
      root: try root ?? Self.builtGallery(),
      documentation: docs ?? Self.package().map { $0 + "/.build-docs/site" },
      controls: controls,
      allowedHosts: allowHost
    )
    // Ctrl-C ends the server, and with it the tool.
    signal(SIGINT, SIG_IGN)
    let server = try await SiteServer(site, host: host, port: port)
    let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupt.setEventHandler { server.stop() }
    // Dispatch opens its descriptor later, on another queue.
    await withCheckedContinuation { registered in
      interrupt.setRegistrationHandler { registered.resume() }
      interrupt.resume()
    }
    // An address of IPv6 contains colons.
    let name = host.contains(":") ? "[\(host)]" : host
    Console.print("The gallery is at http://\(name):\(port)")
    try await server.waitUntilStopped()
  }

  /// The gallery that `script/server` builds.
  private static func builtGallery() throws -> String {
    if let gallery = folder(with: "Web/dist/" + GalleryPages.template) {
      return gallery + "/Web/dist"
    }
    throw Failure(
      "there is no built gallery around this folder; run script/server in RotaryKit's folder, "
        + "or name a folder with --root"
    )
  }

  /// The folder of the package around this folder, by the script that builds its documentation.
  private static func package() -> String? { folder(with: "script/docs") }

  /// This folder or the nearest one around it that has a file.
  private static func folder(with file: String) -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
#endif
