import Rotary
import RotaryGestures

/// One recognizer of each kind.
struct PadGestures: GestureSet {
  var tap = TapRecognizer()
  var doubleTap = TapRecognizer(taps: 2)
  var press = LongPressRecognizer()
  var swipe = SwipeRecognizer()
  var pan = PanRecognizer()
  var pinch = PinchRecognizer()
  var rotation = RotationRecognizer()
  var turn = RotaryPanRecognizer(ring: .empty)

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&tap)
    visitor.visit(&doubleTap)
    visitor.visit(&press)
    visitor.visit(&swipe)
    visitor.visit(&pan)
    visitor.visit(&pinch)
    visitor.visit(&rotation)
    visitor.visit(&turn)
  }
}

/// The gestures of a pad, numbered as their recognizers.
public enum PadGesture: Int, CaseIterable, Equatable, Sendable {
  /// A tap.
  case tap
  /// Two successive taps.
  case doubleTap
  /// A finger that rests.
  case press
  /// A short, quick movement.
  case swipe
  /// Fingers that move together.
  case pan
  /// Two fingers that move apart or together.
  case pinch
  /// Two fingers that rotate about each other.
  case rotation
  /// One finger that turns around the middle.
  case turn

  /// The names in events, states and calls.
  static let names = TokenList("tap double-tap long-press swipe pan pinch rotation rotary-pan")

  /// The name in events, states and calls.
  var name: String { Self.names.all[rawValue] }

  /// The title on the pad.
  var title: String {
    switch self {
    case .tap: return "Tap"
    case .doubleTap: return "Double tap"
    case .press: return "Long press"
    case .swipe: return "Swipe"
    case .pan: return "Pan"
    case .pinch: return "Pinch"
    case .rotation: return "Rotation"
    case .turn: return "Rotary pan"
    }
  }
}

/// The relations between the recognizers of a pad.
public enum PadAgreement: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// As in usual apps: two fingers pan, pinch and rotate together, a swipe is also a pan, a single tap waits
  /// for the double tap, the ring has priority over the field around it, and all others exclude each other.
  case usual
  /// Only the first recognizer to begin succeeds.
  case exclusive
  /// All recognizers work at the same time, independently.
  case alone

  /// The names in settings.
  public static var names: TokenList { TokenList("usual exclusive alone") }
}

extension GestureArbiter<PadGestures> {
  /// Makes an arbiter for a pad.
  init(_ gestures: PadGestures, agreement: PadAgreement) {
    self.init(gestures)
    switch agreement {
    case .exclusive: break
    case .alone:
      for one in 0..<count { for other in 0..<one { allow(one, with: other) } }
    case .usual:
      let together: [PadGesture] = [.pan, .pinch, .rotation]
      for one in together {
        for other in together where one != other { allow(one.rawValue, with: other.rawValue) }
      }
      require(PadGesture.doubleTap.rawValue, toFailBefore: PadGesture.tap.rawValue)
      allow(PadGesture.swipe.rawValue, with: PadGesture.pan.rawValue)
      require(PadGesture.turn.rawValue, toFailBefore: PadGesture.pan.rawValue)
      require(PadGesture.turn.rawValue, toFailBefore: PadGesture.swipe.rawValue)
    }
  }
}
