import ArgumentParser
import Foundation
import RotaryReplay

/// Serves the gallery.
struct Serve: ControlCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the gallery of all controls to this machine's browsers."
  )

  @Option(help: "The port, 1 to 65535.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen at; the default is reached from this machine only.")
  var host = "127.0.0.1"

  @Option(help: "The folder to serve; by default Web/dist of the package around this folder.")
  var root: String?

  func run(_ controls: Controls) async throws {
    let site = try Site(root: try root ?? Self.builtGallery(), controls: controls)
    // Ctrl-C ends the server, and with it the tool.
    signal(SIGINT, SIG_IGN)
    let server = try await SiteServer(site, host: host, port: Int(port))
    let interrupt = DispatchSource.makeSignalSource(signal: SIGINT)
    interrupt.setEventHandler { server.stop() }
    interrupt.resume()
    Console.print("The gallery is at http://\(host):\(port)")
    try await server.waitUntilStopped()
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
}
