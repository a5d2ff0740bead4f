import Rotary
import RotaryUIKit
import UIKit

/// The zodiac: hold a finger anywhere, slide to a sign and release, and the wheel turns to it.
final class StarSignsScreen: UIView {
  let zodiac = WheelView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    zodiac.accessibilityLabel = "Star sign"
    let signs = RingItems.starSigns
    try? zodiac.setSectors(signs.all.map { Sector($0.title) })
    let menu = RingMenuInteraction(items: signs) { [unowned zodiac] index in
      zodiac.setSelectedIndex(index, animated: true)
    }
    addInteraction(menu)
    addSubview(zodiac)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.size.width, bounds.size.height / 2)
    zodiac.frame = CGRect(x: (bounds.size.width - side) / 2, y: 0, width: side, height: side)
  }
}
