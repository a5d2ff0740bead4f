import Rotary

/// A screen that can be rotated, with its upright content.
///
/// Call ``turn(to:at:animated:)`` when the device is rotated. If the orientation is supported, width and height of the
/// bounds are swapped, and the content rotates around the screen's centre for ``turnSeconds``; otherwise nothing moves.
/// A stage does not read a clock: each call passes the time.
///
/// The screen's coordinates are those of portrait: the origin is its upper left corner in portrait, in each
/// orientation.
public struct Stage: Equatable, Sendable {
  /// The duration of a rotation, in seconds: 0.3.
  public static let turnSeconds = 0.3

  /// The screen's size in portrait, in points; a change applies immediately, also during a rotation.
  public var screen: Size2D
  /// The orientations to which the stage rotates; a change does not affect the present one.
  public var supported: OrientationSet
  /// The orientation of the content, or its orientation after the present rotation.
  public private(set) var orientation: DeviceOrientation

  /// The time at the start of a rotation, the angle, and the progress of the bounds towards landscape.
  private var start = -Double.infinity
  private var startAngle: Double
  private var startBreadth: Double
  /// The angle at the end, unwrapped, so that the stage rotates the shorter way.
  private var endAngle: Double

  /// Creates a stage at rest.
  ///
  /// - Parameters:
  ///   - screen: The screen's size in portrait, in points.
  ///   - orientation: The present orientation, which need not be supported. Default portrait.
  ///   - supported: The orientations to which the stage rotates. Default all.
  public init(
    screen: Size2D,
    orientation: DeviceOrientation = .portrait,
    supported: OrientationSet = .all
  ) {
    self.screen = screen
    self.orientation = orientation
    self.supported = supported
    endAngle = -orientation.deviceAngle
    startAngle = endAngle
    startBreadth = orientation.isLandscape ? 1 : 0
  }

  /// The size of the bounds when the stage is at rest: the screen's size, or its sides swapped.
  ///
  /// Set it to the present size of a host's view.
  public var size: Size2D {
    get { upright(screen) }
    set { screen = upright(newValue) }
  }

  /// Rotates after a rotation of the device.
  ///
  /// A running rotation continues from its present angle.
  ///
  /// - Parameters:
  ///   - orientation: The device's new orientation.
  ///   - time: The present time in seconds; a time that is not finite changes nothing.
  ///   - animated: Whether the rotation takes ``turnSeconds``; pass false with reduced motion. Default true.
  /// - Returns: Whether the content has, or will have, the orientation.
  @discardableResult
  public mutating func turn(
    to orientation: DeviceOrientation,
    at time: Double,
    animated: Bool = true
  ) -> Bool {
    guard orientation != self.orientation else { return true }
    guard time.isFinite, supported.has(orientation) else { return false }
    startAngle = angle(at: time)
    startBreadth = breadth(at: time)
    start = animated ? time : -.infinity
    self.orientation = orientation
    endAngle = startAngle + Circular.wrapped(-orientation.deviceAngle - startAngle)
    return true
  }

  /// Whether the stage is rotating at a time.
  public func isTurning(at time: Double) -> Bool { time < start + Self.turnSeconds }

  /// Returns the angle of the content on the screen at a time, in radians, unwrapped, positive clockwise.
  public func angle(at time: Double) -> Double {
    let share = progress(at: time)
    return share < 1 ? startAngle + (endAngle - startAngle) * share : endAngle
  }

  /// Returns the size of the bounds at a time; during a rotation it is between the old and the new size.
  public func bounds(at time: Double) -> Size2D {
    let share = breadth(at: time)
    return Size2D(
      screen.width + (screen.height - screen.width) * share,
      screen.height + (screen.width - screen.height) * share
    )
  }

  /// Returns the transform from the content's coordinates to the screen's at a time; their centres coincide.
  public func transform(at time: Double) -> Transform2D {
    let middle = bounds(at: time).center
    return Transform2D.translation(-middle.x, -middle.y)
      .then(.rotation(angle(at: time)))
      .then(.translation(screen.width / 2, screen.height / 2))
  }

  /// Returns the progress of the bounds from portrait, 0, to landscape, 1.
  private func breadth(at time: Double) -> Double {
    let end = orientation.isLandscape ? 1.0 : 0
    let share = progress(at: time)
    return share < 1 ? startBreadth + (end - startBreadth) * share : end
  }

  private func progress(at time: Double) -> Double {
    guard isTurning(at: time) else { return 1 }
    return Easing.easeInOut.progress(at: Swift.max(0, time - start) / Self.turnSeconds)
  }

  private func upright(_ size: Size2D) -> Size2D {
    orientation.isLandscape ? Size2D(size.height, size.width) : size
  }
}
