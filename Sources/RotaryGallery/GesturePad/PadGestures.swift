import Rotary

/// Every recogniser there is, on one pad.
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

/// The recognisers of a pad, by their numbers.
public enum PadGesture: Int, CaseIterable, Equatable, Sendable {
  /// A tap.
  case tap
  /// Two taps in a row.
  case doubleTap
  /// A finger that stays.
  case press
  /// A short, quick way.
  case swipe
  /// Fingers that move together.
  case pan
  /// Two fingers that move apart or together.
  case pinch
  /// Two fingers that turn about each other.
  case rotation
  /// One finger that turns about the middle.
  case turn

  /// Their names in events, states and calls.
  static let names = TokenList("tap double-tap long-press swipe pan pinch rotation rotary-pan")

  /// Its name in events, states and calls.
  var name: String { Self.names.all[rawValue] }

  /// What it is called on the pad.
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

/// How the recognisers of a pad get on with each other.
public enum PadAgreement: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// As apps usually have it: two fingers pan, pinch and rotate together, a swipe is a pan as well,
  /// a single tap waits for the double tap, the ring comes before what lies around it, and all else
  /// excludes.
  case usual
  /// The first to begin wins.
  case exclusive
  /// Each for itself, as if there were no others.
  case alone

  /// Their names in settings.
  public static var names: TokenList { TokenList("usual exclusive alone") }
}

extension GestureArbiter<PadGestures> {
  /// Makes the arbiter of a pad.
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
