import Rotary
import RotaryUIKit
import UIKit

// begin
@MainActor func addNumberRing(to view: UIView) {
  let ring = NumberSpinnerView(frame: CGRect(x: 20, y: 80, width: 240, height: 160))
  ring.maximumValue = 9
  ring.addAction(UIAction { [unowned ring] _ in print(ring.value) }, for: .valueChanged)
  view.addSubview(ring)
}
// end

// begin
@MainActor func addStarSigns(to view: UIView) {
  let menu = RingMenuView(frame: view.bounds)
  menu.items = .starSigns
  menu.addAction(
    UIAction { [unowned menu] _ in print(menu.selectedIndex ?? -1) },
    for: .primaryActionTriggered
  )
  view.addSubview(menu)
}
// end

// begin
@MainActor func addHappiness(to view: UIView) {
  let face = FaceView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
  let dial = DialView(frame: CGRect(x: 20, y: 260, width: 200, height: 200))
  dial.value = 75
  face.happiness = dial.value
  dial.addAction(
    UIAction { [unowned dial, unowned face] _ in face.happiness = dial.value },
    for: .valueChanged
  )
  view.addSubview(face)
  view.addSubview(dial)
}

final class FaceView: UIView {
  private lazy var mouth: CAShapeLayer = {
    let line = CAShapeLayer()
    line.fillColor = nil
    line.strokeColor = UIColor.black.cgColor
    layer.addSublayer(line)
    return line
  }()

  /// From 0, very sad, to 100, very happy.
  var happiness = 50.0 {
    didSet {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 50, y: 140))
      path.addQuadCurve(to: CGPoint(x: 150, y: 140), control: CGPoint(x: 100, y: 90 + happiness))
      mouth.path = path
    }
  }
}
// end

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
