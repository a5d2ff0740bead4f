// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Additions of Swift's Foundation to the classes of `Base/`: bridging, and the few types that the sources use.

@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSString, result: inout String?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSString?) -> String { "" }
}
extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSArray, result: inout [Element]?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSArray?) -> [Element] { [] }
}
extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSSet, result: inout Set<Element>?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSSet, result: inout Set<Element>?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSSet?) -> Set<Element> { [] }
}
extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// As wide as on a 64-bit device, where it is a different type; the tests find confusions of the two.
public typealias CGFloat = Double
extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSDictionary, result: inout [Key: Value]?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ s: NSDictionary,
    result: inout [Key: Value]?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSDictionary?) -> [Key: Value] {
    [:]
  }
}

// https://developer.apple.com/documentation/foundation/calendar
// Date.timeIntervalSinceNow: https://developer.apple.com/documentation/foundation/date/timeintervalsincenow
public struct Date: Sendable, Comparable {
  public init() {}
  public var timeIntervalSinceNow: Double { 0 }
  public static func < (left: Date, right: Date) -> Bool { false }
}
public struct DateComponents: Sendable {
  public var year, month, day, hour, minute, second: Int?
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {}
}
public struct Calendar: Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, month, day, hour, minute, second }
  public init(identifier: Identifier) {}
  public func date(from components: DateComponents) -> Date? { nil }
  public func date(
    bySettingHour hour: Int,
    minute: Int,
    second: Int,
    of date: Date
  ) -> Date? { nil }
  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { false }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    DateComponents()
  }
}

// https://developer.apple.com/documentation/foundation/notificationcenter
public final class NotificationCenter: Sendable {
  public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: NSNotification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  public func removeObserver(_ observer: Any) {}
}
public struct Notification {}
public enum NSNotification {
  public struct Name: Sendable {
    public init(rawValue: String) {}
  }
}
public final class OperationQueue: Sendable {
  public static let main = OperationQueue()
}

// https://developer.apple.com/documentation/foundation/url, data and filemanager
public struct URL: Sendable, Hashable {
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
}
extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSURL, result: inout URL?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSURL?) -> URL { URL() }
}
public struct Data: Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}
public final class FileManager {
  public class var `default`: FileManager { FileManager() }
  public var temporaryDirectory: URL { URL() }
}

// https://developer.apple.com/documentation/foundation/dateformatter/dateformat(fromtemplate:options:locale:)
public class DateFormatter: NSObject {
  public class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?)
    -> String?
  {
    nil
  }
}

// https://developer.apple.com/documentation/foundation/locale, nslocale and numberformatter
public struct Locale: Hashable, Sendable {
  public static var current: Locale { Locale(identifier: "") }
  public init(identifier: String) {}
}
public class NSLocale: NSObject {
  public class var currentLocaleDidChangeNotification: NSNotification.Name { .init(rawValue: "") }
}
public class NumberFormatter: NSObject {
  public enum Style: Sendable {
    case decimal
    case percent
  }
  public var locale: Locale?
  public var numberStyle = Style.decimal
  public var decimalSeparator: String?
  public var groupingSeparator: String?
  public func string(from number: NSNumber) -> String? { nil }
}

// https://developer.apple.com/documentation/foundation/pow(_:_:)
public func pow(_ x: Double, _ y: Double) -> Double { x }
