/// The recognisers of one control, as a value of its own.
///
/// ```swift
/// struct FaceGestures: GestureSet {
///   var pinch = PinchRecognizer()
///   var pan = PanRecognizer(axis: .vertical)
///
///   mutating func visit(_ visitor: inout some GestureVisitor) {
///     visitor.visit(&pinch)
///     visitor.visit(&pan)
///   }
/// }
/// ```
public protocol GestureSet: Equatable, Sendable {
  /// Shows every recogniser to a visitor, always all of them in the same order.
  ///
  /// The index in this order is the number by which ``GestureArbiter`` knows a recogniser; of two
  /// that would begin at the same event the earlier one does. At most ``RecognizerSet/capacity``.
  mutating func visit(_ visitor: inout some GestureVisitor)
}

/// Does one thing with each recogniser of a ``GestureSet``, of whatever type it is.
public protocol GestureVisitor {
  /// Takes the next recogniser.
  mutating func visit<Recognizer: GestureRecognizer>(_ recognizer: inout Recognizer)
}
