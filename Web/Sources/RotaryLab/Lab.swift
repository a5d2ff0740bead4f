import Rotary

/// The device was rotated; the number is that of ``DeviceOrientation``.
///
/// Only the gallery's module exports this function: the page resizes controls that decline this input.
@_cdecl("orientation")
func orientation(
  _ handle: Int32,
  _ number: Int32,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let held = DeviceOrientation(rawValue: UInt8(truncatingIfNeeded: number)) ?? .portrait
  return report(handle) { $0.handle(.orientation(held), at: time, presents: true) }
}
