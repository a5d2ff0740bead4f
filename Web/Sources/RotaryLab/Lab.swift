import Rotary

/// The device was turned; the number is that of ``DeviceOrientation``.
///
/// Only the gallery's module exports it: what declines it is given its size by the page.
@_cdecl("orientation")
func orientation(
  _ handle: Int32,
  _ number: Int32,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let held = DeviceOrientation(rawValue: UInt8(truncatingIfNeeded: number)) ?? .portrait
  return report(handle) { $0.handle(.orientation(held), at: time, presents: true) }
}
