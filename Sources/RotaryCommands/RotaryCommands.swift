#if Tool
import ArgumentParser
import Foundation
import RotaryReplay

#if Pictures && canImport(RotaryCairo)
import RotaryCairo
#endif

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

  /// The controls that the commands know, while they run: those that shells complete names of.
  @TaskLocal static var catalogue = Controls.standard

  /// Does what the words of the command line ask for, and returns when that is done well; else the
  /// program ends here, with a sentence on standard error.
  ///
  /// The sentence begins with where it is about, the tool and the command: `rotary render: …`. About a line
  /// of a recording it begins with that instead, `FILE:LINE: …`, as editors read it.
  ///
  /// - Parameters:
  ///   - controls: the controls that the commands know.
  ///   - arguments: the words after the program's name; nil for those that it was started with.
  public static func run(_ controls: Controls, arguments: [String]? = nil) async {
    // A reader that has seen enough closes the pipe; that is no mistake.
    signal(SIGPIPE, SIG_DFL)
    await $catalogue.withValue(controls) {
      do {
        var command = try RootCommand.parseAsRoot(arguments)
        if let command = command as? any ControlCommand {
          try await command.run(controls)
        } else {
          try command.run()
        }
      } catch {
        end(with: error, arguments: arguments ?? Array(CommandLine.arguments.dropFirst()))
      }
    }
  }

  /// Says why the tool ends, and ends it.
  private static func end(with error: any Error, arguments: [String]) -> Never {
    guard let failure = Failure(error) else {
      let code = RootCommand.exitCode(for: error)
      guard code != .success else { RootCommand.exit(withError: error) }
      let command = RootCommand.path(of: arguments)
      let problem = RootCommand.message(for: error)
      Console.say("\(command): \(problem.prefix(1).lowercased())\(problem.dropFirst())")
      Console.say("See \(command) --help")
      RootCommand.exit(withError: ExitCode(2))
    }
    let place = failure.isLocated ? "" : RootCommand.path(of: arguments) + ": "
    if !failure.message.isEmpty { Console.say(place + failure.message) }
    RootCommand.exit(withError: ExitCode(failure.code))
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
    discussion: """
      Examples:
        rotary list wheel --calls --keys
        rotary render --demo fortune -o fortune.png
        rotary replay Recordings/wheel/flick-clockwise.jsonl
        rotary --generate-completion-script bash
      """,
    version: RotaryCommands.version,
    subcommands: commands
  )

  /// The name by which the program was called.
  private static var name: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "rotary").lastPathComponent
  }

  /// The name of the command that words call, with the program's before it.
  static func path(of arguments: [String]) -> String {
    let called = commands.map { $0._commandName }.first { $0 == arguments.first }
    return [name, called].compactMap { $0 }.joined(separator: " ")
  }

  private static var commands: [any ParsableCommand.Type] {
    #if Pictures && canImport(RotaryCairo)
    [Serve.self, Render.self, Replay.self, List.self]
    #else
    [Serve.self, Replay.self, List.self]
    #endif
  }
}

/// Why the tool ends without having done what was asked.
struct Failure: Error {
  /// What is wrong and what was expected.
  var message: String
  /// 1 when a check failed, 2 when words or files are not right.
  var code: Int32
  /// Whether the message says which line of which file it is about.
  var isLocated: Bool

  /// Makes a failure.
  init(_ message: String, code: Int32 = 2, isLocated: Bool = false) {
    self.message = message
    self.code = code
    self.isLocated = isLocated
  }

  /// What an error of the package comes to; nil for others.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as RecordingError:
      self.init(error.description, isLocated: error.line != nil)
    case let error as SettingProblem: self.init(error.description)
    #if Pictures && canImport(RotaryCairo)
    case let error as PictureError: self.init(error.description)
    #endif
    default: return nil
    }
  }
}
#endif
