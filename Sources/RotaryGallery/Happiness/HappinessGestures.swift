import Rotary

/// What fingers do to a face.
struct HappinessGestures: GestureSet {
  /// Their numbers, in the order in which they are visited.
  static let pinch = 0
  static let pan = 1
  static let tap = 2

  /// Two fingers scale it.
  var pinch = PinchRecognizer()
  /// One finger up or down makes it happier or sadder.
  var pan = PanRecognizer(axis: .vertical, fingers: 1...1)
  /// The same without a drag: above its middle happier, below it sadder.
  var tap = TapRecognizer()

  mutating func visit(_ visitor: inout some GestureVisitor) {
    visitor.visit(&pinch)
    visitor.visit(&pan)
    visitor.visit(&tap)
  }
}
