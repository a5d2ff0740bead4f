#if GTK
import Rotary

extension ControlHost where Subject: ConfigurableControl {
  /// Has the app set a number by its name; one that the control refuses changes nothing.
  func set(_ name: String, to number: Double) {
    try? set { control throws(SettingError) in try control.set(name, to: .number(number)) }
  }
}
#endif
