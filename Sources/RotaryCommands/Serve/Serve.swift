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

  @Option(help: "The folder to serve; by default Web/dist of the package around this folder.")
  var root: String?

  @Option(
    help:
      "The folder to serve at /docs/; by default what script/docs built in the package around this folder."
  )
  var docs: String?

  func run(_ controls: Controls) async throws {
    let port = try port.count(of: "--port", in: 1...65_535)
    let site = try Site(
      root: try root ?? Self.builtGallery(),
      documentation: docs ?? Self.found(".build-docs/site", with: "index.html"),
      controls: controls
    )
    // Ctrl-C ends the server, and with it the tool.
    signal(SIGINT, SIG_IGN)
    let server = try await SiteServer(site, host: host, port: port)
    let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupt.setEventHandler { server.stop() }
    interrupt.resume()
    // An address of IPv6 has colons of its own.
    let name = host.contains(":") ? "[\(host)]" : host
    Console.print("The gallery is at http://\(name):\(port)")
    try await server.waitUntilStopped()
  }

  /// The gallery that `script/server` builds.
  private static func builtGallery() throws -> String {
    if let gallery = found("Web/dist", with: GalleryPages.template) { return gallery }
    throw Failure(
      "there is no built gallery around this folder; run script/server in RotaryKit's folder, "
        + "or name a folder with --root"
    )
  }

  /// A folder of this folder or of one around it, where that has a file.
  private static func found(_ name: String, with file: String) -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent(file).path) {
        return candidate.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
#endif
