#if Tool
import ArgumentParser
import Foundation
import RotaryReplay

#if Pictures && canImport(RotaryCairo)
import RotaryCairo
#endif

/// The commands of a tool that renders, replays, lists and serves controls.
///
/// A program with custom controls becomes such a tool with one call:
///
/// ```swift
/// await RotaryCommands.run(Controls.standard + [Gauge.self])
/// ```
///
/// Exit codes: 0 for success; 1 for a failure, such as a failed check or a file that cannot be read; 64 for a
/// wrong command line.
public enum RotaryCommands {
  /// The version of RotaryKit.
  public static let version = "0.1.0"

  /// The controls of the running commands, for shell completion.
  @TaskLocal static var catalogue = Controls.standard

  /// Runs a command line.
  ///
  /// Returns on success; otherwise prints a message on standard error and exits.
  ///
  /// The message begins with the tool and the command: `rotary render: …`. A message about a line of a
  /// recording begins with `FILE:LINE: …`, which editors understand.
  ///
  /// - Parameters:
  ///   - controls: the controls that the commands know.
  ///   - arguments: the arguments after the program's name. Default nil: those of the process.
  public static func run(_ controls: Controls, arguments: [String]? = nil) async {
    // A reader that closes the pipe early is not an error.
    signal(SIGPIPE, SIG_DFL)
    let given = arguments ?? Array(CommandLine.arguments.dropFirst())
    await $catalogue.withValue(controls) {
      do {
        try RootCommand.checkName(in: given)
        var command = try RootCommand.parseAsRoot(given)
        if let command = command as? any ControlCommand {
          try await command.run(controls)
        } else {
          try command.run()
        }
      } catch {
        end(with: error, arguments: given)
      }
    }
  }

  /// Prints an error and exits.
  private static func end(with error: any Error, arguments: [String]) -> Never {
    let command = RootCommand.path(of: arguments)
    guard let failure = Failure(error) else {
      let code = RootCommand.exitCode(for: error)
      guard code == .validationFailure else { RootCommand.exit(withError: error) }
      Console.say("\(command): \(ParsingProblem(error, in: arguments).description)")
      Console.say("See \(command) --help")
      RootCommand.exit(withError: code)
    }
    let place = failure.isLocated ? "" : command + ": "
    if !failure.message.isEmpty { Console.say(place + failure.message) }
    RootCommand.exit(withError: ExitCode(failure.kind.rawValue))
  }
}

/// A command that works on a set of controls.
protocol ControlCommand: ParsableCommand {
  /// Runs the command.
  func run(_ controls: Controls) async throws
}

/// The tool itself; without a command it prints the help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Draws, replays, lists and serves the controls of RotaryKit.",
    discussion: """
      Examples:
        rotary list
        rotary list wheel --calls --keys
        rotary render --demo fortune
        rotary replay Recordings/wheel/flick-clockwise.jsonl
        rotary --generate-completion-script bash

      The exit code is 0 for success, 1 for a failure, and 64 for a wrong command line.
      """,
    version: RotaryCommands.version,
    subcommands: commands
  )

  /// The name by which the program was called.
  static var name: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "rotary").lastPathComponent
  }

  /// The command that arguments call, or nil.
  static func command(of arguments: [String]) -> (any ParsableCommand.Type)? {
    commands.first { $0._commandName == arguments.first }
  }

  /// The program's name and that of the command that arguments call.
  static func path(of arguments: [String]) -> String {
    [name, command(of: arguments)?._commandName].compactMap { $0 }.joined(separator: " ")
  }

  /// Checks that the first argument, or the one after `help`, is a command or an option.
  ///
  /// - Throws: `Failure` for any other word.
  static func checkName(in arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = commands.map { $0._commandName }
    guard !names.contains(word), word != "help" else { return }
    let problem = "unknown command '\(word.prefix(60))'."
    if RotaryCommands.catalogue.named(word) != nil {
      throw Failure(
        usage:
          "\(problem) It is the name of a control: \(name) list \(word), \(name) render \(word)"
      )
    }
    let near = Suggestion.names(near: word, among: names)
    let question =
      Suggestion.question(near, quote: "'") ?? "Expected one of \(names.joined(separator: ", "))"
    throw Failure(usage: "\(problem) \(question)\nSee \(name) --help")
  }

  private static var commands: [any ParsableCommand.Type] {
    #if Pictures && canImport(RotaryCairo)
    [List.self, Render.self, Replay.self, Serve.self]
    #else
    [List.self, Replay.self, Serve.self]
    #endif
  }
}

/// An error that ends the tool.
struct Failure: Error {
  /// The kind of an error; the raw value is the exit code.
  enum Kind: Int32 {
    /// A check failed, or a file could not be read, understood or written.
    case failure = 1
    /// The command line is wrong: `EX_USAGE` of `sysexits.h`.
    case usage = 64
  }

  /// The problem and the accepted values.
  var message: String
  /// The kind of the error.
  var kind: Kind
  /// Whether the message begins with the file and line of the error.
  var isLocated: Bool

  /// Makes an error that is not about the command line.
  init(_ message: String, isLocated: Bool = false) {
    self.message = message
    kind = .failure
    self.isLocated = isLocated
  }

  /// Makes an error about the command line.
  init(usage message: String) {
    self.message = message
    kind = .usage
    isLocated = false
  }

  /// Makes a failure from an error of the package; nil for other errors.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as RecordingError:
      self.init(error.description, isLocated: error.line != nil)
    // Settings of a recording throw a `RecordingError`; these come from --set.
    case let error as SettingProblem: self.init(usage: error.description)
    #if Pictures && canImport(RotaryCairo)
    case let error as PictureError:
      switch error {
      case .zeroSize, .tooLarge: self.init(usage: error.description)
      case .cannotWrite, .cannotDraw: self.init(error.description)
      }
    #endif
    default: return nil
    }
  }
}
#endif
