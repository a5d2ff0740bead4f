import ArgumentParser
import RotaryReplay

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The command line tool.
///
/// Exit codes: 0 well, 1 a check failed, 2 the words or files given are not right.
@main
struct RotaryTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotary",
    abstract: "Circular controls without a screen, and their gallery with one.",
    version: Self.version,
    subcommands: Self.commands
  )

  /// The version of everything.
  static let version = "0.1.0"

  private static var commands: [any ParsableCommand.Type] {
    #if canImport(RotaryCairo)
    [Serve.self, Render.self, Replay.self, List.self]
    #else
    [Serve.self, Replay.self, List.self]
    #endif
  }

  static func main() async {
    // A reader that has seen enough closes the pipe; that is no mistake.
    signal(SIGPIPE, SIG_DFL)
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as Failure {
      if !error.message.isEmpty { Console.say(error.message) }
      Self.exit(withError: ExitCode(error.code))
    } catch {
      let code = exitCode(for: error)
      guard code != .success else { Self.exit(withError: error) }
      Console.say(fullMessage(for: error))
      Self.exit(withError: ExitCode(2))
    }
  }
}

/// Why the tool ends without having done what was asked.
struct Failure: Error {
  /// A sentence for the user, on standard error.
  var message: String
  /// 1 when a check failed, 2 when words or files are not right.
  var code: Int32 = 2

  init(_ message: String, code: Int32 = 2) {
    self.message = message
    self.code = code
  }
}
