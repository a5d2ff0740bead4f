import Rotary
import RotaryUIKit
import UIKit

// begin
@MainActor func addDrinks(to view: UIView) throws {
  let drinks = WheelView(frame: CGRect(x: 20, y: 80, width: 280, height: 280))
  try drinks.setSectors([Sector("Tea"), Sector("Coffee"), Sector("Water")])
  drinks.setSelectedIndex(1, animated: false)
  drinks.isContinuous = false
  drinks.addAction(
    UIAction { [unowned drinks] _ in print(drinks.sectors[drinks.selectedIndex].title) },
    for: .valueChanged
  )
  view.addSubview(drinks)
}
// end

// begin
@MainActor func addLock(to view: UIView) {
  let lock = SpinnerRowView(frame: CGRect(x: 20, y: 80, width: 280, height: 160))
  lock.row = .digits(4)
  lock.value = 1_994
  view.addSubview(lock)
}
// end

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

  func turntable(_ turntable: TurntableView, viewForItemAt index: Int) -> UIView? {
    let cell = turntable.dequeueReusableView(withReuseIdentifier: "swatch") { UIView() }
    cell.layer.backgroundColor = colors[index].cgColor
    return cell
  }
}
// end

// begin
@MainActor func addPictures(to drinks: WheelView) throws {
  try drinks.setSectors([
    Sector("Tea", icon: .image("tea")), Sector("Coffee", icon: .image("coffee")),
  ])
  drinks.pictures = ["tea": .symbol("cup.and.saucer"), "coffee": .asset("Beans")]
}
// end
