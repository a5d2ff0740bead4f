import RotaryUIKit
import UIKit

@MainActor func addHeat(to view: UIView) {
  let heat = DialView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
  heat.minimumValue = 5
  heat.maximumValue = 30
  heat.value = 21
  heat.addAction(
    UIAction { [unowned heat] _ in print(heat.value) },
    for: .valueChanged
  )
  view.addSubview(heat)
}
