import Foundation

/// The machine under the stand-ins: a clock and a user's settings that a test chooses, and what was asked of
/// the hardware, kept for a test to read.
///
/// Nothing goes on by itself: time passes in ``advance(to:)``, which shows frames.
public enum TestDevice {
  /// What ``CACurrentMediaTime()`` says.
  nonisolated(unsafe) public private(set) static var time = 0.0
  /// How often the screen shows a frame.
  nonisolated(unsafe) public static var framesPerSecond = 60.0
  /// Properties that Core Animation would have animated by itself, and of which class of layer.
  nonisolated(unsafe) public static var implicitAnimations: [String] = []
  /// How many transactions were committed.
  nonisolated(unsafe) public internal(set) static var commitCount = 0
  /// What was felt, by the generators' methods.
  nonisolated(unsafe) public internal(set) static var feedback: [String] = []
  /// The kinds of generators that were prepared.
  nonisolated(unsafe) public internal(set) static var preparedFeedback: [String] = []
  /// Views of view controllers that were put below another view controller than their parent.
  nonisolated(unsafe) public internal(set) static var containmentFaults: [String] = []
  /// Changes of a recogniser's state that Apple's state machine does not have.
  nonisolated(unsafe) public internal(set) static var wrongStates: [String] = []
  /// The element that VoiceOver was last told to go to.
  nonisolated(unsafe) public internal(set) static weak var focusedElement: AnyObject?
  /// What VoiceOver was told: the notification, and the text with it.
  nonisolated(unsafe) public internal(set) static var notifications: [(kind: Int, text: String)] =
    []
  /// The user's setting "Reduce Motion".
  nonisolated(unsafe) public static var isReduceMotionEnabled = false
  /// The user's setting "Increase Contrast".
  nonisolated(unsafe) public static var isDarkerSystemColorsEnabled = false
  /// What the machine is.
  nonisolated(unsafe) public static var idiom = UIUserInterfaceIdiom.phone
  /// Whether VoiceOver is on.
  nonisolated(unsafe) public static var isVoiceOverRunning = false
  /// The display links that were added to a run loop and not invalidated.
  nonisolated(unsafe) static var displayLinks: [CADisplayLink] = []
  nonisolated(unsafe) static var waitingTouches: [WaitingTouch] = []

  /// A touch that a scroll view holds back from its content.
  struct WaitingTouch {
    let time: Double
    let deliver: @MainActor () -> Void
  }

  /// How many display links ask for frames now.
  public static var activeDisplayLinkCount: Int {
    activeDisplayLinks.count
  }

  /// The display links that ask for frames now.
  public static var activeDisplayLinks: [CADisplayLink] { displayLinks.filter { !$0.isPaused } }

  /// Puts all back as a machine that was just switched on.
  @MainActor
  public static func reset() {
    time = 0
    framesPerSecond = 60
    implicitAnimations = []
    commitCount = 0
    feedback = []
    preparedFeedback = []
    wrongStates = []
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
    UIPressesKeyboard.modifiers = []
  }

  /// Has time pass, with a frame at each of the screen's instants on the way; the time itself shows none.
  @MainActor
  public static func advance(to end: Double) {
    var frame = (time * framesPerSecond).rounded(.down) + 1
    while frame / framesPerSecond < end {
      showFrame(at: frame / framesPerSecond)
      frame += 1
    }
    pass(to: end)
  }

  /// Has time pass without a frame, as on a screen that is slow.
  @MainActor
  public static func elapse(to end: Double) { pass(to: end) }

  /// Shows one frame, now or later: lays out what asked for it, and calls the display links.
  @MainActor
  public static func showFrame(at instant: Double) {
    pass(to: instant)
    for link in displayLinks where !link.isPaused { link.fire(at: instant) }
    for window in UIWindow.windows { window.finishGestures() }
    for window in UIWindow.windows { window.layoutTree() }
  }

  /// Has something done when so many seconds have passed, or with the next that do.
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
