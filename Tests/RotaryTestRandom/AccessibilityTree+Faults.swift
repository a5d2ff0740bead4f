import Rotary

extension AccessibilityTree {
  /// The first fault of the description: an active element that does not exist, a number that is not finite or not
  /// within its range, or a position outside its list; nil for none.
  public var fault: String? {
    if let activeIndex, !elements.indices.contains(activeIndex) {
      return "active element \(activeIndex) of \(elements.count)"
    }
    for element in elements where !element.isValid { return "described as \(element)" }
    return nil
  }
}

extension AccessibilityElement {
  fileprivate var isValid: Bool {
    guard frame.isFinite else { return false }
    if let number {
      guard [number.current, number.minimum, number.maximum].allSatisfy(\.isFinite),
        number.minimum <= number.current, number.current <= number.maximum
      else { return false }
    }
    return position.map { 0 <= $0.index && $0.index < $0.count } ?? true
  }
}
