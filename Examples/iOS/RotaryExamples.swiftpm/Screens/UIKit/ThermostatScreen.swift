import Rotary
import RotaryUIKit
import UIKit

/// A thermostat: the dial is what is wanted, and the ring below follows it as the room does.
final class ThermostatScreen: UIView {
  let wanted = DialView(frame: .zero)
  let room = ProgressRingView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    wanted.accessibilityLabel = "Wanted temperature"
    if let scale = try? DialScale(from: 5, through: 30, step: 0.5) { wanted.scale = scale }
    wanted.options.detents = [16, 21]
    wanted.style.unit = "°"
    wanted.value = 21
    wanted.isContinuous = false

    room.accessibilityLabel = "Room temperature"
    room.range = 5...30
    room.value = 18
    wanted.addAction(UIAction { [unowned self] _ in heat() }, for: .valueChanged)
    addSubview(wanted)
    addSubview(room)
  }

  required init?(coder: NSCoder) { nil }

  private func heat() { room.setValue(wanted.value, animated: true) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutAsColumn([wanted, room])
  }
}

extension UIView {
  /// Gives each view an equal part of the height, one below the other.
  func layOutAsColumn(_ views: [UIView]) {
    let height = bounds.size.height / CGFloat(views.count)
    for (index, view) in views.enumerated() {
      let top = CGFloat(index) * height
      let row = CGRect(x: 0, y: top, width: bounds.size.width, height: height)
      view.frame = row.insetBy(dx: 20, dy: 20)
    }
  }
}
