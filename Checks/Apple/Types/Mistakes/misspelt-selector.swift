import UIKit

// expected: type 'Target' has no member 'tock'
final class Target: NSObject {
  @objc func tick(_ link: CADisplayLink) {}
  @MainActor func begin() { _ = CADisplayLink(target: self, selector: #selector(Target.tock)) }
}
