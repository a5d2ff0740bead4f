// expected: cannot use a value of protocol type 'any Shape' in embedded Swift
protocol Shape { var area: Double { get } }

/// A square.
public struct Square: Shape {
  /// Its area.
  public var area: Double { 1 }
}

func shapes(_ isSquare: Bool) -> [any Shape] { isSquare ? [Square()] : [] }

/// Returns the area of one shape or none.
public func area(_ isSquare: Bool) -> Double { shapes(isSquare).reduce(0) { $0 + $1.area } }
