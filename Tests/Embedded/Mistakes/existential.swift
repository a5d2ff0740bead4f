// expected: cannot use a value of protocol type 'any Shape' in embedded Swift
protocol Shape { var area: Double { get } }

public struct Square: Shape { public var area: Double { 1 } }

func shapes(_ isSquare: Bool) -> [any Shape] { isSquare ? [Square()] : [] }

public func area(_ isSquare: Bool) -> Double { shapes(isSquare).reduce(0) { $0 + $1.area } }
