import UIKit

// expected: has no member 'valueChange'
final class Knob: UIControl {
  func turn() { sendActions(for: .valueChange) }
}
