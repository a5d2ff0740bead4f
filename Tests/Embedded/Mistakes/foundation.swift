// expected: no such module 'Foundation'
import Foundation

public func root(_ number: Double) -> Double { sqrt(number) }
