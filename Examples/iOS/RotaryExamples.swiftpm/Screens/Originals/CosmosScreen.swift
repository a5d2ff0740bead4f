import Rotary
import RotaryUIKit
import UIKit

/// The night sky: a page for each star sign, and a menu that opens around the finger and leads to a sign's page.
final class CosmosScreen: UIView {
  let signs = RingItems.starSigns
  let pages = UIScrollView(frame: .zero)
  private let skies: [UIView]

  /// The page in view, from 0.
  var page: Int { Int((pages.contentOffset.x / max(pages.bounds.size.width, 1)).rounded()) }

  override init(frame: CGRect) {
    skies = signs.all.indices.map { index in
      let sky = UIView(frame: .zero)
      sky.backgroundColor = UIColor(white: CGFloat(index) / 60, alpha: 1)
      sky.accessibilityLabel = RingItems.starSigns.all[index].title
      return sky
    }
    super.init(frame: frame)
    for sky in skies { pages.addSubview(sky) }
    addSubview(pages)
    addInteraction(RingMenuInteraction(items: signs) { [unowned self] in show($0, animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  /// Moves to the page of a sign.
  func show(_ sign: Int, animated: Bool) {
    let x = CGFloat(sign) * pages.bounds.size.width
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages.frame = bounds
    let size = bounds.size
    pages.contentSize = CGSize(width: size.width * CGFloat(skies.count), height: size.height)
    for (index, sky) in skies.enumerated() {
      sky.frame = CGRect(
        origin: CGPoint(x: size.width * CGFloat(index), y: 0),
        size: size
      )
    }
  }
}
