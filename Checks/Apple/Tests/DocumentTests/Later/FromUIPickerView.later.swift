import Rotary
import RotaryUIKit
import UIKit

// begin
final class DrinkPicker: WheelViewDelegate {
  func wheelDidChangeValue(_ wheel: WheelView) {
    print(wheel.sectors[wheel.selectedIndex].title)
  }
}
// end

// begin
final class Palette: TurntableViewDataSource {
  let colors: [UIColor] = [.black, .red, .systemBlue, .white]

  func numberOfItems(in turntable: TurntableView) -> Int { colors.count }

  func turntable(
    _ turntable: TurntableView,
    viewForItemAt index: Int,
    reusing view: UIView?
  ) -> UIView? {
    let cell = view ?? UIView(frame: .zero)
    cell.layer.backgroundColor = colors[index].cgColor
    return cell
  }
}
// end
