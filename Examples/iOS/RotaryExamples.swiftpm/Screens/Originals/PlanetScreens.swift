import Rotary
import RotaryGallery
import RotaryUIKit
import UIKit

/// A planet with people around it and three satellites; a tap swaps a satellite with the planet.
final class RelationshipScreen: UIView {
  let planets = ControlHostView(RelationshipPlanet())

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(planets)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    planets.frame = bounds
  }
}

/// A ring of numbers in perspective.
final class NumberRingScreen: UIView {
  let ring = NumberSpinnerView(frame: .zero)
  /// The number that the user selected last.
  private(set) var chosen = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.maximumValue = 99
    ring.addAction(
      UIAction { [unowned self] _ in chosen = Int(ring.value) },
      for: .valueChanged
    )
    addSubview(ring)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
  }
}
