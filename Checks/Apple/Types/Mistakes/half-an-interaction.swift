import UIKit

// expected: does not conform to protocol 'UIInteraction'
@MainActor final class Half: NSObject, UIInteraction {
  weak var view: UIView?
  func didMove(to view: UIView?) {}
}
