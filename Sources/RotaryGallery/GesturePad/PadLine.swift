import Rotary
import RotaryGestures

/// A line of the list: the title, state and reading of a recognizer.
struct PadLine: Sendable {
  /// The width below which the reading is below the title, in points.
  private static let stacked = 200.0

  let gesture: PadGesture
  let state: RecognizerState
  let reading: String
  let size: Size2D
  let environment: ControlEnvironment

  init(of gesture: PadGesture, on pad: GesturePad, size: Size2D) {
    self.gesture = gesture
    self.size = size
    environment = pad.environment
    state = pad.state(of: gesture)
    reading = state.isActive ? Self.reading(of: gesture, on: pad) : state.name
  }

  /// Returns the current reading of a recognizer in progress.
  private static func reading(of gesture: PadGesture, on pad: GesturePad) -> String {
    let environment = pad.environment
    switch gesture {
    case .tap, .doubleTap, .swipe: return pad.state(of: gesture).name
    case .press: return place(pad.arbiter.gestures.press.location, environment)
    case .pan: return place(.zero + pad.offset, environment)
    case .pinch:
      return joinedText([environment.text(of: pad.scale, decimals: 2), " ×"])
    case .rotation: return angle(pad.angle, environment)
    case .turn: return angle(pad.turned, environment)
    }
  }

  private static func place(_ point: Point2D, _ environment: ControlEnvironment) -> String {
    joinedText([environment.text(of: point.x), ", ", environment.text(of: point.y)])
  }

  private static func angle(_ radians: Double, _ environment: ControlEnvironment) -> String {
    joinedText([environment.text(of: Circular.degrees(radians: radians)), "°"])
  }

  /// The scene of the line, with its upper left corner at the origin.
  var fragment: SceneFragment {
    let first = UInt32(100 + 10 * gesture.rawValue)
    let middle = size.height / 2
    let isOn = state.isSuccess
    return SceneFragment {
      if state.isActive {
        let rect = Rect2D(0, 2, size.width, size.height - 4)
        let outline = VectorPath.rectangle(rect, cornerRadius: 12)
        $0.draw(first, .selectedSector, outline, fill: .role(.accent, opacity: 0.14))
      }
      let dot = VectorPath.circle(center: Point2D(18, middle), radius: 5)
      let line = Stroke(paint: .role(isOn ? .accent : .inkSecondary), width: 2)
      $0.draw(first + 1, .icon, dot, fill: isOn ? .role(.accent) : nil, stroke: line)
      let style = TextStyle(size: 14, weight: isOn ? .semibold : .regular)
      let paint = Paint.role(isOn ? .ink : .inkSecondary)
      let width = Swift.max(0, size.width - 46)
      if size.width / Swift.max(1, environment.textScale) < Self.stacked {
        let isLarge = environment.textScale > 1
        let title = isLarge ? Rect2D(34, 2, width, 22) : Rect2D(34, 4, width, 20)
        $0.write(first + 2, gesture.title, style, .role(.ink), title, .start, environment)
        let figures = TextStyle(size: 12, hasTabularFigures: true)
        let rest = isLarge ? Rect2D(34, 24, width, 18) : Rect2D(34, 22, width, 16)
        $0.write(first + 3, reading, figures, paint, rest, .start, environment)
      } else {
        let half = width / 2
        let title = Rect2D(34, 0, half, size.height)
        $0.write(first + 2, gesture.title, style, .role(.ink), title, .start, environment)
        let figures = TextStyle(size: 14, hasTabularFigures: true)
        let rest = Rect2D(34 + half, 0, half, size.height)
        $0.write(first + 3, reading, figures, paint, rest, .end, environment)
      }
    }
  }
}

extension PadLine: Equatable {
  /// Whether both lines look the same.
  static func == (left: PadLine, right: PadLine) -> Bool {
    left.gesture == right.gesture && left.state == right.state && left.size == right.size
      && left.environment == right.environment
      && left.reading.utf8.elementsEqual(right.reading.utf8)
  }
}

extension ControlScene {
  /// The height of a line of text, relative to its font size.
  private static let lineHeight = 1.2

  /// Writes a line of text, in the user's text size as far as it fits the height.
  mutating func write(
    _ id: UInt32,
    _ text: String,
    _ style: TextStyle,
    _ paint: Paint,
    _ box: Rect2D,
    _ alignment: TextContent.Alignment,
    _ environment: ControlEnvironment
  ) {
    let letters = environment.scaled(style, upTo: box.size.height / Self.lineHeight)
    let content = TextContent(text, style: letters, paint: paint, box: box, alignment: alignment)
    add(SceneNode(NodeID(id), .title, content: .text(content)))
  }
}
