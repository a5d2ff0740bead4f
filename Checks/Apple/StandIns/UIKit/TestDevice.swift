import Foundation

/// The simulated device: its clock and settings, set by tests, and a record of its use, read by tests.
///
/// Time passes only in ``advance(to:)``, which also shows frames.
public enum TestDevice {
  /// The result of ``CACurrentMediaTime()``.
  nonisolated(unsafe) public private(set) static var time = 0.0
  /// The screen's frame rate.
  nonisolated(unsafe) public static var framesPerSecond = 60.0
  /// Properties that Core Animation would have animated implicitly, with the class of their layer.
  nonisolated(unsafe) public static var implicitAnimations: [String] = []
  /// The number of committed transactions.
  nonisolated(unsafe) public internal(set) static var commitCount = 0
  /// The haptics that were played, by the generators' methods.
  nonisolated(unsafe) public internal(set) static var feedback: [String] = []
  /// The kinds of generators that were prepared.
  nonisolated(unsafe) public internal(set) static var preparedFeedback: [String] = []
  /// Views of view controllers that were added below another view controller than their parent.
  nonisolated(unsafe) public internal(set) static var containmentFaults: [String] = []
  /// Transitions of a recognizer's state that Apple's state machine does not allow.
  nonisolated(unsafe) public internal(set) static var invalidTransitions: [String] = []
  /// The element that VoiceOver was last moved to.
  nonisolated(unsafe) public internal(set) static weak var focusedElement: AnyObject?
  /// The notifications for VoiceOver, each with its text.
  nonisolated(unsafe) public internal(set) static var notifications: [(kind: Int, text: String)] =
    []
  /// The user's setting "Reduce Motion".
  nonisolated(unsafe) public static var isReduceMotionEnabled = false
  /// The user's setting "Increase Contrast".
  nonisolated(unsafe) public static var isDarkerSystemColorsEnabled = false
  /// The kind of device.
  nonisolated(unsafe) public static var idiom = UIUserInterfaceIdiom.phone
  /// Whether VoiceOver is on.
  nonisolated(unsafe) public static var isVoiceOverRunning = false
  /// The display links that were added to a run loop and are not invalidated.
  nonisolated(unsafe) static var displayLinks: [CADisplayLink] = []
  nonisolated(unsafe) static var waitingTouches: [WaitingTouch] = []

  /// A touch that a scroll view delays for its content.
  struct WaitingTouch {
    let time: Double
    let deliver: @MainActor () -> Void
  }

  /// The number of display links that request frames.
  public static var activeDisplayLinkCount: Int {
    activeDisplayLinks.count
  }

  /// The display links that request frames.
  public static var activeDisplayLinks: [CADisplayLink] { displayLinks.filter { !$0.isPaused } }

  /// Resets everything, as after switching the device on.
  @MainActor
  public static func reset() {
    time = 0
    framesPerSecond = 60
    implicitAnimations = []
    commitCount = 0
    feedback = []
    preparedFeedback = []
    invalidTransitions = []
    containmentFaults = []
    notifications = []
    focusedElement = nil
    isReduceMotionEnabled = false
    isDarkerSystemColorsEnabled = false
    idiom = .phone
    isVoiceOverRunning = false
    displayLinks = []
    waitingTouches = []
    UIImage.named = [:]
    UIImage.assets = [:]
    UIImage.symbols = [:]
    UIImage.files = [:]
    UIImage.lookups = []
    CATransaction.reset()
    Keyboard.modifiers = []
  }

  /// Lets time pass, with a frame at each of the screen's frame times before `end`.
  ///
  /// `end` itself has no frame.
  @MainActor
  public static func advance(to end: Double) {
    var frame = (time * framesPerSecond).rounded(.down) + 1
    while frame / framesPerSecond < end {
      showFrame(at: frame / framesPerSecond)
      frame += 1
    }
    pass(to: end)
  }

  /// Lets time pass without a frame, as on a slow screen.
  @MainActor
  public static func elapse(to end: Double) { pass(to: end) }

  /// Shows one frame at a time: lays out views that need it, and calls the display links.
  @MainActor
  public static func showFrame(at instant: Double) {
    pass(to: instant)
    for link in displayLinks where !link.isPaused { link.fire(at: instant) }
    for window in UIWindow.windows { window.finishGestures() }
    for window in UIWindow.windows { window.layoutTree() }
  }

  /// Runs work once the given number of seconds has passed.
  @MainActor
  public static func perform(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    waitingTouches.append(WaitingTouch(time: time + seconds, deliver: body))
  }

  @MainActor
  private static func pass(to instant: Double) {
    while let index = waitingTouches.firstIndex(where: { $0.time <= instant }) {
      let waiting = waitingTouches.remove(at: index)
      time = max(time, waiting.time)
      waiting.deliver()
    }
    time = max(time, instant)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
public func CACurrentMediaTime() -> CFTimeInterval { TestDevice.time }
