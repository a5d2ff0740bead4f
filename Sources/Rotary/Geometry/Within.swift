/// The accepted numbers of a property, as a type, so that the property stores only its number.
///
/// ```swift
/// enum ShareLimits: Limits { static let range = 0.0...1.0 }
///
/// struct Gauge {
///   @Within<ShareLimits> var share = 0.5
/// }
/// ```
///
/// A number outside the range is clamped; ``StrictLimits`` ignore it. NaN is always ignored.
public protocol Limits<Number> {
  /// The type of the numbers: `Double` or `Int`.
  associatedtype Number: Comparable & Sendable

  /// The accepted numbers.
  static var range: ClosedRange<Number> { get }

  /// Returns the number that a property has after it is set to a number, or nil if it keeps its number.
  ///
  /// By default the nearest number in the range, and nil for NaN.
  static func accepted(_ number: Number) -> Number?
}

extension Limits {
  /// Returns the nearest number in the range, or nil for NaN.
  @inline(__always)
  public static func accepted(_ number: Number) -> Number? {
    // Only NaN differs from itself.
    number == number ? number.clamped(to: range) : nil
  }
}

/// The accepted numbers of a property that ignores all others instead of clamping them.
public protocol StrictLimits<Number>: Limits {}

extension StrictLimits {
  /// Returns the number if it is in the range, otherwise nil.
  @inline(__always)
  public static func accepted(_ number: Number) -> Number? {
    range.contains(number) ? number : nil
  }
}

/// A number that is always within ``Limits``.
///
/// The projected value, such as `$share`, is the wrapper. A ``SettingVisitor`` reads and changes a property by it.
@propertyWrapper
public struct Within<L: Limits>: Equatable, Sendable {
  /// The number, which is in the range.
  var number: L.Number

  /// Creates a property.
  ///
  /// - Parameter wrappedValue: A number in the range. Instead of a number that the limits do not accept, the property
  ///   gets the smallest.
  @inline(__always)
  public init(wrappedValue: L.Number) {
    number = L.accepted(wrappedValue) ?? L.range.lowerBound
  }

  /// The number.
  public var wrappedValue: L.Number {
    @inline(__always) get { number }
    @inline(__always) set { number = L.accepted(newValue) ?? number }
  }

  /// The wrapper.
  public var projectedValue: Within {
    @inline(__always) get { self }
    @inline(__always) set { self = newValue }
  }
}

/// A number that is always within ``Limits``, or nil; see ``Within``.
@propertyWrapper
public struct WithinOrNil<L: Limits>: Equatable, Sendable {
  /// The number, which is in the range, or nil.
  var number: L.Number?

  /// Creates a property; see ``Within/init(wrappedValue:)``.
  @inline(__always)
  public init(wrappedValue: L.Number?) {
    number = wrappedValue.map { L.accepted($0) ?? L.range.lowerBound }
  }

  /// The number, or nil.
  public var wrappedValue: L.Number? {
    @inline(__always) get { number }
    @inline(__always) set { number = newValue.flatMap { L.accepted($0) ?? number } }
  }

  /// The wrapper.
  public var projectedValue: WithinOrNil {
    @inline(__always) get { self }
    @inline(__always) set { self = newValue }
  }
}

/// The limits of a share of a whole.
public enum ShareLimits: Limits {
  /// 0 to 1.
  public static let range = 0.0...1.0
}

/// The limits of a distance that a finger or a trackpad moves for a step or a whole scale, in points.
public enum DragLimits: Limits {
  /// One point to a long page.
  public static let range = 1.0...10_000.0
}
