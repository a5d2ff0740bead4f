import UIKit

// expected: argument of '#selector' refers to instance method 'tick' that is not exposed to Objective-C
final class Target: NSObject {
  func tick(_ link: CADisplayLink) {}
  @MainActor func begin() { _ = CADisplayLink(target: self, selector: #selector(Target.tick)) }
}
