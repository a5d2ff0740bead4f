import RotaryTestRandom

@testable import Rotary

/// All numbers of a control that an app, a page or a device can set; a test tries each with all corner
/// values.
///
/// The numbers of all controls are here: size, coordinates, scroll, detents, times, and settings by name. A
/// control's own table adds its properties and commands.
struct ControlCorners<Subject: ConfigurableControl> {
  typealias Hand = CornerHand<Subject>

  /// An action with a number, and the numbers to try.
  struct Row {
    let name: String
    /// The number as text, and the action; it returns false if the control rejects the number without effect.
    let trials: [(value: String, body: (inout Hand) throws -> Bool)]
  }

  /// The initial controls and their names.
  let subjects: [(name: String, subject: Subject)]
  /// Returns the start and the distance of a drag.
  let grip: (Subject) -> (start: Point2D, delta: Vector2D)
  /// Restores the initial settings of the control.
  let restore: (inout Subject) -> Void
  /// Keys that each send an event if the control works.
  let proof: [Key]
  /// The control's own numbers.
  let own: [Row]

  /// All rows: the common ones, and the control's own.
  var rows: [Row] {
    own + [.property("text scale", \.environment.textScale)] + Self.settings + Self.inputs
      + Self.times
  }
}

extension ControlCorners.Row {
  /// Makes a row for a fractional number.
  static func number(_ name: String, _ set: @escaping (inout Subject, Double) -> Void) -> Self {
    command(name) { hand, number in set(&hand.subject, number) }
  }

  /// Makes a row for an integer.
  static func integer(_ name: String, _ set: @escaping (inout Subject, Int) -> Void) -> Self {
    integerCommand(name) { hand, number in set(&hand.subject, number) }
  }

  /// Makes a row for a property, which keeps finite numbers.
  static func property(_ name: String, _ path: WritableKeyPath<Subject, Double>) -> Self {
    command(name) {
      $0.subject[keyPath: path] = $1
      $0.kept = $0.subject[keyPath: path]
    }
  }

  /// Makes a row for an optional number.
  static func property(_ name: String, _ path: WritableKeyPath<Subject, Double?>) -> Self {
    command(name) {
      $0.subject[keyPath: path] = $1
      $0.kept = $0.subject[keyPath: path] ?? 0
    }
  }

  /// Makes a row for an integer property.
  static func property(_ name: String, _ path: WritableKeyPath<Subject, Int>) -> Self {
    integer(name) { $0[keyPath: path] = $1 }
  }

  /// Makes a row for an action with a number.
  static func command(
    _ name: String,
    _ body: @escaping (inout ControlCorners.Hand, Double) throws -> Void
  ) -> Self {
    Self(
      name: name,
      trials: Corners.doubles.map { number in
        (
          "\(number)",
          {
            try body(&$0, number)
            return true
          }
        )
      }
    )
  }

  /// Makes a row for an action at a time.
  static func timed(
    _ name: String,
    _ body: @escaping (inout Subject) -> Void
  ) -> Self {
    command(name) { hand, time in hand.at(time) { $0.perform(body) } }
  }

  /// Makes a row for an action with an integer.
  static func integerCommand(
    _ name: String,
    _ body: @escaping (inout ControlCorners.Hand, Int) throws -> Void
  ) -> Self {
    Self(
      name: name,
      trials: Corners.integers.map { number in
        (
          "\(number)",
          {
            try body(&$0, number)
            return true
          }
        )
      }
    )
  }
}

// The numbers of all controls.
extension ControlCorners {
  /// All settings by name, of any type.
  static var settings: [Row] {
    Subject.settings.map { setting in
      var values: [SettingValue] = Corners.doubles.map { .number($0) }
      switch setting.kind {
      case .numbers(let minimum, let maximum):
        values = (Corners.doubles + [minimum, maximum]).flatMap {
          [.numbers([$0]), .numbers([$0, 1]), .numbers([0, $0])]
        }
      case .number(let minimum, let maximum), .choiceOrNumber(_, let minimum, let maximum):
        values += [.number(minimum), .number(maximum)]
      case .integer(let minimum, let maximum):
        values += [.number(Double(minimum)), .number(Double(maximum))]
      case .choice(let words): values = words.all.map { .text($0) }
      case .flag: values = [.flag(true), .flag(false)]
      case .text, .texts, .format: values = []
      }
      return Row(
        name: setting.name,
        trials: values.map { value in
          ("\(value)", { hand in (try? hand.subject.set(setting.name, to: value)) != nil })
        }
      )
    }
  }

  private static var inputs: [Row] {
    let phases: [PointerEvent.Phase] = [.down, .move, .up, .cancel, .hover, .leave]
    func point(_ phase: PointerEvent.Phase, _ name: String, _ place: @escaping (Double) -> Point2D)
      -> Row
    {
      .command("\(phase), \(name)") {
        $0.input(.pointer(PointerEvent(phase, position: place($1))), after: 0.01)
      }
    }
    return phases.flatMap { phase in
      [
        point(phase, "x") { Point2D($0, 100) }, point(phase, "y") { Point2D(180, $0) },
        point(phase, "x and y") { Point2D($0, -$0) },
        .integerCommand("\(phase), id") {
          let event = PointerEvent(phase, id: $1, position: Point2D(180, 100))
          $0.input(.pointer(event), after: 0.01)
        },
      ]
    } + [
      .number("width") { $0.size.width = $1 }, .number("height") { $0.size.height = $1 },
      .number("size") { $0.size = Size2D($1, $1) },
      .command("scroll, x") { $0.input(.scroll(x: $1, y: 0), after: 0.01) },
      .command("scroll, y") { $0.input(.scroll(x: 0, y: $1), after: 0.01) },
      .command("scroll") { $0.input(.scroll(x: $1, y: $1), after: 0.01) },
      .integerCommand("detents") { $0.input(.detents($1), after: 0.01) },
    ]
  }

  private static var times: [Row] {
    [
      .timed("advance to") { _ in },
      .command("key at") { hand, time in hand.at(time) { $0.input(.key(.right)) } },
      .command("scroll at") { hand, time in hand.at(time) { $0.input(.scroll(x: 0, y: 90)) } },
      .command("up at") { hand, time in
        hand.at(time) { $0.input(.pointer(PointerEvent(.up, position: Point2D(180, 120)))) }
      },
      .command("down at") { hand, time in
        hand.at(time) { $0.input(.pointer(PointerEvent(.down, position: Point2D(180, 120)))) }
      },
    ]
  }
}
