import Rotary

/// The recognisers of one control, as one value.
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
  /// Passes every recogniser to a visitor, always all of them in the same order.
  ///
  /// A recogniser's index in this order is its number in a ``GestureArbiter``. If two could begin at the same event,
  /// the earlier one does. At most ``RecognizerSet/capacity`` recognisers are possible.
  mutating func visit(_ visitor: inout some GestureVisitor)
}

/// Performs an action on each recogniser of a ``GestureSet``, for recognisers of any type.
public protocol GestureVisitor {
  /// Visits the next recogniser.
  mutating func visit<Recognizer: GestureRecognizer>(_ recognizer: inout Recognizer)
}
