import Rotary

typealias WheelDriver = DiscDriver<Wheel>

extension WheelDriver {
  var wheel: Wheel {
    get { subject }
    set { subject = newValue }
  }
}
