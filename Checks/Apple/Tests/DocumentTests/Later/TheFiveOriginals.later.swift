import Rotary
import RotaryUIKit
import UIKit

// begin
final class Clovers: WheelViewDelegate {
  let wheel = WheelView(frame: CGRect(x: 20, y: 80, width: 280, height: 280))
  let names = ["Circle", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Triangle"]

  init(in view: UIView) throws {
    try wheel.setSectors(names.map { Sector($0) })
    wheel.delegate = self
    view.addSubview(wheel)
  }
  func wheelDidChangeValue(_ wheel: WheelView) { print(names[wheel.selectedIndex]) }
}
// end

// begin
final class Friends: TurntableViewDataSource {
  let names = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Ken"]
  init(on table: TurntableView) {
    table.dataSource = self
    table.reloadData()
  }
  func numberOfItems(in turntable: TurntableView) -> Int { names.count }
  func turntable(_ turntable: TurntableView, itemAt index: Int) -> TurntableItem? {
    TurntableItem(names[index])
  }
}
// end

// begin
@MainActor func addStarSignMenu(to view: UIView) {
  view.addInteraction(
    RingMenuInteraction(items: .starSigns) { index in
      print(RingItems.starSigns.all[index].title)
    }
  )
}
// end
