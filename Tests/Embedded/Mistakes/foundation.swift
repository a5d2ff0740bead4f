// expected: no such module 'Foundation'
import Foundation

/// The square root.
public func root(_ number: Double) -> Double { sqrt(number) }
