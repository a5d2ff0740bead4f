import UIKit

// expected: 'sendAction' is only available in iOS 14.0 or newer
final class Knob: UIControl {
  func turn(_ action: UIAction) { sendAction(action) }
}
