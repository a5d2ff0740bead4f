import Rotary

/// A control that describes its calls and keys, for lists and documentation.
///
/// A control describes its settings itself, in `visitSettings(_:)`. Tests compare calls and keys with the control's
/// behaviour.
public protocol GuidedControl: ConfigurableControl {
  /// The control's purpose, in a sentence. Default empty.
  static var summary: String { get }

  /// The calls that `call(_:_:)` of the core's `ConfigurableControl` accepts.
  static var calls: [CallDescription] { get }

  /// The keys that the control handles, in left-to-right text.
  static var keys: [KeyDescription] { get }
}

extension GuidedControl {
  /// An empty summary.
  public static var summary: String { "" }
}

/// The description of a call.
public struct CallDescription: Equatable, Sendable {
  /// A named argument.
  public struct Argument: Equatable, Sendable {
    /// The argument's name.
    public var name: String
    /// The value of an omitted argument; nil if the argument is required.
    public var fallback: SettingValue?

    /// Makes a required argument.
    public static func needed(_ name: String) -> Argument { Argument(name: name) }

    /// Makes an optional argument.
    public static func optional(_ name: String, _ fallback: SettingValue) -> Argument {
      Argument(name: name, fallback: fallback)
    }

    /// Whether the control moves to its new state instead of jumping.
    static let animated = optional("animated", .flag(true))
  }

  /// The call's name.
  public var name: String
  /// The call's arguments.
  public var arguments: [Argument]
  /// The effect of the call, in a sentence.
  public var summary: String

  /// Makes a description.
  public init(_ name: String, _ arguments: [Argument], _ summary: String) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
  }

  /// Makes a description of a call without arguments.
  public init(_ name: String, _ summary: String) { self.init(name, [], summary) }

  /// The call with the defaults of optional arguments, such as `select(index, animated: true)`.
  public var signature: String {
    let list = arguments.map { argument in
      argument.fallback.map { "\(argument.name): \(JSONText.of($0))" } ?? argument.name
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

/// The description of some keys.
public struct KeyDescription: Equatable, Sendable {
  /// The names of the keys in recordings, which are those of the web's `KeyboardEvent.key`; `characters` for typed
  /// text.
  public var keys: [String]
  /// The effect of the keys, in a sentence.
  public var summary: String

  /// Makes a description of keys from their names, separated by spaces; `Space` is the space bar.
  public init(_ keys: String, _ summary: String) {
    self.keys = keys.split(separator: " ").map { $0 == "Space" ? " " : String($0) }
    self.summary = summary
  }
}
