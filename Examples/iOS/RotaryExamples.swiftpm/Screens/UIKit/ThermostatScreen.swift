import Rotary
import RotaryUIKit
import UIKit

/// A thermostat: the dial sets the target temperature, and the ring below shows the room temperature.
final class ThermostatScreen: UIView {
  let target = DialView(frame: .zero)
  let room = ProgressRingView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    target.accessibilityLabel = "Target temperature"
    if let scale = try? DialScale(from: 5, through: 30, step: 0.5) { target.scale = scale }
    target.options.detents = [16, 21]
    target.style.unit = "°"
    target.value = 21
    target.isContinuous = false

    room.accessibilityLabel = "Room temperature"
    room.range = 5...30
    room.value = 18
    target.addAction(UIAction { [unowned self] _ in heat() }, for: .valueChanged)
    addSubview(target)
    addSubview(room)
  }

  required init?(coder: NSCoder) { nil }

  private func heat() { room.setValue(target.value, animated: true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutAsColumn([target, room])
  }
}

extension UIView {
  /// Lays out the views below each other, with equal heights.
  func layOutAsColumn(_ views: [UIView]) {
    let height = bounds.size.height / CGFloat(views.count)
    for (index, view) in views.enumerated() {
      let top = CGFloat(index) * height
      let row = CGRect(x: 0, y: top, width: bounds.size.width, height: height)
      view.frame = row.insetBy(dx: 20, dy: 20)
    }
  }
}
