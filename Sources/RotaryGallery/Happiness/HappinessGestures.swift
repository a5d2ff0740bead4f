import Rotary
import RotaryGestures

/// The gestures of a face.
struct HappinessGestures: GestureSet {
  /// The numbers of the recognizers, in the order of visits.
  static let pinch = 0
  static let pan = 1
  static let tap = 2

  /// Two fingers scale the face.
  var pinch = PinchRecognizer()
  /// One finger that moves up or down changes the happiness.
  var pan = PanRecognizer(axis: .vertical, fingers: 1...1)
  /// A tap above the middle makes the face happier; a tap below makes it sadder.
  var tap = TapRecognizer()

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&pinch)
    visitor.visit(&pan)
    visitor.visit(&tap)
  }
}
