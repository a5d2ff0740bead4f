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
