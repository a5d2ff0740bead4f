import Rotary
import RotaryUIKit
import UIKit

/// Friends on a turntable; a tapped friend moves to the middle.
final class FriendsScreen: UIView, TurntableViewDataSource, TurntableViewDelegate {
  let friends = [
    ("Ada", "London"), ("Alan", "Cambridge"), ("Barbara", "Boston"), ("Edsger", "Rotterdam"),
    ("Grace", "New York"), ("Ken", "Berkeley"), ("Niklaus", "Zürich"), ("Radia", "Seattle"),
  ]
  let table = TurntableView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.accessibilityLabel = "Friends"
    table.dataSource = self
    table.delegate = self
    table.reloadData()
    addSubview(table)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfItems(in turntable: TurntableView) -> Int { friends.count }

  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? {
    TurntableItem(friends[index].0, detail: friends[index].1)
  }

  func turntable(_ turntable: TurntableView, didPressItemAt index: Int) {
    turntable.scrollToItem(at: index, animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }
}
