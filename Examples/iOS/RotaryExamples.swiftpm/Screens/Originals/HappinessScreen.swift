import Rotary
import RotaryGallery
import RotaryUIKit
import UIKit

/// The methods that a happiness screen calls when the user changes the face.
@MainActor
protocol HappinessScreenDelegate: AnyObject {
  /// Called while a finger changes the happiness, with a number from 0 to 100.
  func happinessScreen(_ screen: HappinessScreen, didChangeHappinessTo happiness: Double)
}

/// A face: drag up to make it happier, pinch to make it larger.
///
/// The face is a control of the app's own, with its model and its gestures.
final class HappinessScreen: UIView {
  let face = ControlHostView(Happiness())
  weak var delegate: (any HappinessScreenDelegate)?

  /// The happiness, from 0 to 100.
  var happiness: Double {
    get { face.control.model.happiness }
    set { face.change { $0.model.happiness = newValue } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    face.eventHandler = { [unowned self] event in
      switch event {
      case .changing(let happiness), .changed(let happiness):
        delegate?.happinessScreen(self, didChangeHappinessTo: happiness)
      }
    }
    addSubview(face)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }
}
