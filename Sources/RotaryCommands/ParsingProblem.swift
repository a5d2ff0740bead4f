#if Tool
import ArgumentParser
import Foundation
import RotaryReplay

/// An error of the argument parser in the tool's words, with the likely or the accepted values.
struct ParsingProblem: CustomStringConvertible {
  let description: String

  /// Describes an error.
  ///
  /// - Parameters:
  ///   - error: an error of the argument parser.
  ///   - arguments: the arguments after the program's name.
  init(_ error: any Error, in arguments: [String]) {
    let message = RootCommand.message(for: error)
    let sentence = message.prefix(1).lowercased() + message.dropFirst()
    let command = RootCommand.command(of: arguments) ?? RootCommand.self
    // The parser suggests an option too, but also ones with another meaning: --size for --pink.
    if let match = message.firstMatch(of: /^Unknown option '--([^'=]*)/) {
      let typed = String(match.1)
      let problem = "unknown option '--\(typed)'"
      let near = Suggestion.names(near: typed, among: Self.options(of: command))
      let question = Suggestion.question(near.map { "--" + $0 }, quote: "'")
      description = [problem, question].compactMap { $0 }.joined(separator: ". ")
    } else if let match = message.firstMatch(of: /^Missing value for '(?:-\w, )?--([\w-]+)/),
      let values = Self.values(of: String(match.1))
    {
      description = "\(sentence); expected \(values)"
    } else if let match = message.firstMatch(of: /^Can't generate completion scripts for '(.*)'/) {
      let shell = String(match.1)
      let shells = CompletionShell.allCases.map { $0.rawValue }
      let problem = "unknown shell \(JSONText.quote(shell))"
      description = Suggestion.message(problem, for: shell, among: shells)
    } else if message.hasPrefix("Missing expected argument '<file>'") {
      description = "\(sentence); expected a recording in JSON Lines, or - for standard input"
    } else {
      description = sentence
    }
  }

  /// The long names of a command's options, without dashes.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    let help = RootCommand.helpMessage(for: command, includeHidden: true)
    let names = help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/).map { String($0.1) }
    return names + ["generate-completion-script"]
  }

  /// The accepted values of an option whose value is a name; nil for other options.
  private static func values(of option: String) -> String? {
    switch option {
    case "demo": return DemoNames.likely
    #if Pictures && canImport(RotaryCairo)
    case "theme": return "one of \(ThemeName.list)"
    #endif
    default: return nil
    }
  }
}
#endif
