/// A screen that can be turned, and what stands upright on it.
///
/// Ask it to ``turn(to:at:animated:)`` when the device is turned. If the orientation is supported,
/// width and height of the bounds change places and the content turns about the screen's centre for
/// ``turnSeconds``; if not, nothing moves. It reads no clock: say what time it is.
///
/// The screen's own coordinates are those of portrait: its own upper left corner is the origin,
/// however it is held.
public struct Stage: Equatable, Sendable {
  /// How long a turn takes, in seconds: 0.3.
  public static let turnSeconds = 0.3

  /// The screen's size in portrait, in points; a change takes effect at once, also during a turn.
  public var screen: Size2D
  /// The orientations to which it turns; one that it has already stays, whatever is set here.
  public var supported: OrientationSet
  /// Which way up the content stands, or will at the end of the turn that is going on.
  public private(set) var orientation: DeviceOrientation

  /// Where the turn began: when, from which angle, and how far towards landscape the bounds were.
  private var start = -Double.infinity
  private var startAngle: Double
  private var startBreadth: Double
  /// The angle at its end, unwrapped, so that it turns the shorter way.
  private var endAngle: Double

  /// Makes a stage at rest.
  ///
  /// - Parameters:
  ///   - screen: its size in portrait.
  ///   - orientation: how it is held. Default portrait; it need not be supported.
  ///   - supported: to which orientations it turns. Default all.
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

  /// The size of the bounds once the stage is at rest: the screen's, or its sides swapped.
  ///
  /// Set it to what a host says its view measures now.
  public var size: Size2D {
    get { upright(screen) }
    set { screen = upright(newValue) }
  }

  /// Asks to turn, as the device was turned.
  ///
  /// A turn that is going on is caught where it is and goes on from there.
  ///
  /// - Parameters:
  ///   - orientation: how the device is held now.
  ///   - time: seconds; one that is not finite changes nothing.
  ///   - animated: whether it takes ``turnSeconds``; with reduced motion it should not. Default true.
  /// - Returns: whether it stands, or will stand, that way up.
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

  /// Whether it still turns at a time.
  public func isTurning(at time: Double) -> Bool { time < start + Self.turnSeconds }

  /// How far the content is turned against the screen at a time: radians, unwrapped, clockwise.
  public func angle(at time: Double) -> Double {
    let share = progress(at: time)
    return share < 1 ? startAngle + (endAngle - startAngle) * share : endAngle
  }

  /// The size of the bounds at a time; during a turn between the old one and the new.
  public func bounds(at time: Double) -> Size2D {
    let share = breadth(at: time)
    return Size2D(
      screen.width + (screen.height - screen.width) * share,
      screen.height + (screen.width - screen.height) * share
    )
  }

  /// From the content's coordinates to the screen's own at a time; the centres lie on one another.
  public func transform(at time: Double) -> Transform2D {
    let middle = bounds(at: time).center
    return Transform2D.translation(-middle.x, -middle.y)
      .then(.rotation(angle(at: time)))
      .then(.translation(screen.width / 2, screen.height / 2))
  }

  /// How far the bounds have come from the portrait's, 0, to the landscape's, 1.
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
