import Foundation
import Rotary
import RotaryUIKit
import UIKit

// begin
@MainActor func addVolume(to view: UIView) {
  let volume = DialView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
  volume.minimumValue = 0
  volume.maximumValue = 11
  volume.setValue(5, animated: true)
  volume.isContinuous = true
  volume.addAction(
    UIAction { [unowned volume] _ in print(volume.value) },
    for: .valueChanged
  )
  view.addSubview(volume)
}
// end

// begin
@MainActor func addOven(to view: UIView) {
  let oven = DialView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
  oven.maximumValue = 250
  oven.valueFormatter = { celsius in "\(Int(celsius * 1.8 + 32)) °F" }
  view.addSubview(oven)
}
// end

// begin
@MainActor func addPrices(to view: UIView) {
  let prices = RangeDialView(frame: CGRect(x: 20, y: 80, width: 240, height: 240))
  prices.maximumValue = 500
  prices.value = DialRange(low: 50, high: 200)
  prices.thumbs.minimumDistance = 10
  view.addSubview(prices)
}
// end

// begin
@MainActor func addBirthday(to view: UIView, date: Date, then save: @escaping (Date) -> Void) {
  let birthday = SpinnerRowView(frame: CGRect(x: 20, y: 80, width: 320, height: 180))
  birthday.row = .date
  birthday.date = date
  birthday.isContinuous = false
  birthday.addAction(
    UIAction { [unowned birthday] _ in birthday.date.map(save) },
    for: .valueChanged
  )
  view.addSubview(birthday)
}
// end

// begin
@MainActor func addAlarm(to view: UIView, hour: Int, minute: Int) {
  let alarm = SpinnerRowView(frame: CGRect(x: 20, y: 80, width: 280, height: 180))
  alarm.row = .time
  alarm.value = Double(hour * 60 + minute)
  view.addSubview(alarm)
}
// end
