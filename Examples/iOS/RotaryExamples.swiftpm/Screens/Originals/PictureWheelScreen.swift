import Rotary
import RotaryUIKit
import UIKit

/// The rotating wheel with pictures for its background, its sectors and the button in its centre.
final class PictureWheelScreen: UIView, WheelViewDelegate {
  static let symbols = ["circle", "leaf", "flame", "person", "heart", "sun.max", "moon", "star"]
  let wheel = WheelView(frame: .zero)
  private let background = UIView(frame: .zero)
  /// The symbol of the sector at the pointer.
  private(set) var chosen = symbols[0]
  /// How often the button in the centre was pressed.
  private(set) var pressCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(wheel)
    background.layer.contents =
      UIImage(systemName: "circle.fill", compatibleWith: traitCollection)?.cgImage
    try? wheel.setSectors(Self.symbols.map { _ in Sector() })
    for (index, name) in Self.symbols.enumerated() {
      wheel.setImage(UIImage(systemName: name, compatibleWith: traitCollection), forSectorAt: index)
    }
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 58, height: 58))
    button.layer.contents =
      UIImage(systemName: "hand.tap", compatibleWith: traitCollection)?.cgImage
    // The wheel handles the press.
    button.isUserInteractionEnabled = false
    wheel.centerView = button
    wheel.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func wheelDidChangeValue(_ wheel: WheelView) { chosen = Self.symbols[wheel.selectedIndex] }

  func wheelDidPress(_ wheel: WheelView) { pressCount += 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.size.width, bounds.size.height)
    wheel.frame = CGRect(x: 0, y: 0, width: side, height: side)
    background.frame = wheel.frame
  }
}
