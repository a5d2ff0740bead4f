// expected: no such module 'Foundation'
import Foundation

/// Returns the square root.
public func root(_ number: Double) -> Double { sqrt(number) }
