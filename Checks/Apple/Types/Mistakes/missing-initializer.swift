import UIKit

// expected: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIControl'
final class Knob: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
}
