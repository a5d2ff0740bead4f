import ArgumentParser
import Foundation
import RotaryReplay

/// The commands of a tool that renders, replays, lists and serves controls.
///
/// A program with controls of its own becomes such a tool by one call:
///
/// ```swift
/// await RotaryCommands.run(Controls.standard + [Smiley.self])
/// ```
///
/// Exit codes: 0 well, 1 a check failed, 2 the words or files given are not right.
public enum RotaryCommands {
  /// The version of RotaryKit.
  public static let version = "0.1.0"

  /// Does what the words of the command line ask for, and returns when that is done well; else the
  /// program ends here, with a sentence on standard error.
  ///
  /// - Parameters:
  ///   - controls: the controls that the commands know.
  ///   - arguments: the words after the program's name; nil for those that it was started with.
  public static func run(_ controls: Controls, arguments: [String]? = nil) async {
    // A reader that has seen enough closes the pipe; that is no mistake.
    signal(SIGPIPE, SIG_DFL)
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      if let command = command as? any ControlCommand {
        try await command.run(controls)
      } else {
        try command.run()
      }
    } catch let error as Failure {
      if !error.message.isEmpty { Console.say(error.message) }
      RootCommand.exit(withError: ExitCode(error.code))
    } catch {
      let code = RootCommand.exitCode(for: error)
      guard code != .success else { RootCommand.exit(withError: error) }
      Console.say(RootCommand.fullMessage(for: error))
      RootCommand.exit(withError: ExitCode(2))
    }
  }
}

/// A command that works on the controls it is handed.
protocol ControlCommand: ParsableCommand {
  /// Does the work.
  func run(_ controls: Controls) async throws
}

/// What stands before the name of a command; alone it prints the help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Circular controls without a screen, and their gallery with one.",
    version: RotaryCommands.version,
    subcommands: commands
  )

  /// The name by which the program was called.
  private static var name: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "rotary").lastPathComponent
  }

  private static var commands: [any ParsableCommand.Type] {
    #if canImport(RotaryCairo)
    [Serve.self, Render.self, Replay.self, List.self]
    #else
    [Serve.self, Replay.self, List.self]
    #endif
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
