// expected: 'Mirror' is unavailable
/// The number of coordinates.
public func count(_ point: (Double, Double)) -> Int { Mirror(reflecting: point).children.count }
