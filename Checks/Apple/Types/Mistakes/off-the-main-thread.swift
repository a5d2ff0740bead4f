import UIKit

// expected: main actor-isolated property 'isHidden' can not be mutated from a nonisolated context
nonisolated func hide(_ view: UIView) { view.isHidden = true }
