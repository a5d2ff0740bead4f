import Rotary

/// A control that says what can be called by name on it, and what its keys do: for lists and documentation.
///
/// Settings say all of themselves where they are set; calls and keys are told here, and tests hold both to
/// what the control does.
public protocol GuidedControl: ConfigurableControl {
  /// What `call(_:_:at:emit:)` of the core's `ConfigurableControl` takes.
  static var calls: [CallDescription] { get }

  /// What the keys do, in left-to-right text.
  static var keys: [KeyDescription] { get }
}

/// What there is to know of a call.
public struct CallDescription: Equatable, Sendable {
  /// An argument by its name.
  public struct Argument: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// What stands for it when it is not given; nil where it has to be.
    public var fallback: SettingValue?

    /// An argument that has to be given.
    public static func needed(_ name: String) -> Argument { Argument(name: name) }

    /// An argument that may be left out.
    public static func optional(_ name: String, _ fallback: SettingValue) -> Argument {
      Argument(name: name, fallback: fallback)
    }

    /// Whether it moves there rather than being there at once.
    static let animated = optional("animated", .flag(true))
  }

  /// Its name.
  public var name: String
  /// Its arguments.
  public var arguments: [Argument]
  /// What it does, in a sentence.
  public var summary: String

  /// Makes a description.
  public init(_ name: String, _ arguments: [Argument], _ summary: String) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
  }

  /// Makes a description of a call without arguments.
  public init(_ name: String, _ summary: String) { self.init(name, [], summary) }

  /// The call as one would write it, `select(index, animated: true)`, with what may be left out.
  public var signature: String {
    let list = arguments.map { argument in
      argument.fallback.map { "\(argument.name): \(JSONText.of($0))" } ?? argument.name
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

/// What some keys do.
public struct KeyDescription: Equatable, Sendable {
  /// The keys by their names in recordings, those of the web's `KeyboardEvent.key`; `characters` for what is
  /// typed.
  public var keys: [String]
  /// What they do, in a sentence.
  public var summary: String

  /// Makes a description of keys whose names stand in one text, a space between them; `Space` is the space
  /// bar.
  public init(_ keys: String, _ summary: String) {
    self.keys = keys.split(separator: " ").map { $0 == "Space" ? " " : String($0) }
    self.summary = summary
  }
}
