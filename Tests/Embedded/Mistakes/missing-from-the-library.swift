// expected: 'Mirror' is unavailable
public func count(_ point: (Double, Double)) -> Int { Mirror(reflecting: point).children.count }
