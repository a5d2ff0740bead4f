import Rotary
import RotaryUIKit
import UIKit

/// A kitchen timer: turn the spinner to the minutes and tap the number to start the countdown.
final class CountdownScreen: UIView {
  let minutes = NumberSpinnerView(frame: .zero)
  let rest = ProgressRingView(frame: .zero)
  /// The number of alarms so far.
  private(set) var ringCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    minutes.accessibilityLabel = "Minutes"
    minutes.maximumValue = 90
    minutes.minimumValue = 1
    minutes.value = 4
    minutes.addAction(UIAction { [unowned self] _ in start() }, for: .primaryActionTriggered)
    rest.accessibilityLabel = "Time left"
    rest.addAction(UIAction { [unowned self] _ in ring() }, for: .primaryActionTriggered)
    addSubview(minutes)
    addSubview(rest)
  }

  required init?(coder: NSCoder) { nil }

  private func start() {
    rest.durationSeconds = minutes.value * 60
    rest.start()
  }

  private func ring() {
    ringCount += 1
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutAsColumn([minutes, rest])
  }
}
