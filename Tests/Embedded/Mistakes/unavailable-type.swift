// expected: 'Mirror' is unavailable
/// Returns the number of coordinates.
public func count(_ point: (Double, Double)) -> Int { Mirror(reflecting: point).children.count }
