#if canImport(UIKit)
import Rotary
import UIKit

/// The base class of the library's controls: a `UIControl` that shows one of the core's controls.
///
/// Create one of its subclasses, such as ``DialView`` or ``WheelView``. This class shows nothing itself.
///
/// | event | sent |
/// |---|---|
/// | `.editingDidBegin` | when the user starts to change something, by touch, key or assistive technology |
/// | `.valueChanged` | when the user changes the value; see ``RotaryValueView/isContinuous`` |
/// | `.editingDidEnd` | when all motion has stopped after that |
/// | `.primaryActionTriggered` | when the user presses something, such as a wheel's hub |
///
/// Changes made by code send no events.
///
/// Colours follow light and dark mode, high contrast and `tintColor`. Text follows Dynamic Type, and the layout
/// follows the layout direction. Animations respect Reduce Motion.
open class RotaryView: UIControl {
  /// Whether the control plays haptics for detents, limits, opening and closing, on devices that support them.
  ///
  /// Default true.
  public var playsHaptics = true

  /// Whether the control plays sounds for detents, limits, opening and closing.
  ///
  /// They mix with other audio, have the volume of system sounds, and are muted in silent mode. Default false.
  public var playsSounds = false

  /// The colours of the control; nil, the default, uses those of the traits, with `tintColor` as the accent.
  public var theme: Theme? { didSet { if theme != oldValue { setNeedsLayout() } } }

  /// The colours of the control in dark mode; nil, the default, uses those of ``theme``.
  public var darkTheme: Theme? { didSet { if darkTheme != oldValue { setNeedsLayout() } } }

  /// Colours that replace those of the theme.
  ///
  /// A dynamic colour, such as `.systemIndigo` or one of an asset catalog, follows the traits. `.accent` also sets the
  /// colours that depend on it. Default empty.
  public var roleColors: [ColorRole: UIColor] = [:] {
    didSet { if roleColors != oldValue { setNeedsLayout() } }
  }

  /// The font of all texts; nil, the default, uses the system font in the weights of each text.
  ///
  /// Its family, weight and design are used. Its size is ignored: the size of a text depends on the control's size and
  /// on the user's text size.
  public var textFont: UIFont? { didSet { if textFont != oldValue { setNeedsLayout() } } }

  /// The pictures of sectors and items, by the names used in these.
  ///
  /// A name that is not in the dictionary is looked up as `RotaryPicture.file(_:)`. Each picture is looked up once and
  /// drawn off the main thread. Default empty.
  public var pictures: [String: RotaryPicture] = [:] {
    didSet { if pictures != oldValue { setNeedsLayout() } }
  }

  /// The locale for the digits and separators of numbers.
  ///
  /// Default nil: the user's current locale. The app provides all words, such as the names of months.
  public var locale: Locale? { didSet { if locale != oldValue { settingsChanged() } } }

  /// The app's view in the centre; see ``centerView``.
  var centerContent: UIView?
  /// The view that receives the touches and holds the scene's layers.
  ///
  /// A scroll view never scrolls with a touch on a `UIControl`, so the touches go to a plain subview.
  let surface = UIView(frame: .zero)
  /// The layers of the scene.
  private(set) lazy var scene = SceneLayers(on: surface, needsView: needsView)
  /// Passes touches to the control, and begins or fails as the control decides.
  private(set) lazy var touches = TouchRecognizer()
  /// Passes hovering and scrolling to the control.
  private(set) lazy var pointing = PointingDevices(of: self)
  /// Passes a television remote's swipes to the control.
  let remote = RemoteSwipes()
  /// The buttons and keys that are down and that the control has handled.
  private var handledPresses: Set<UIPress> = []
  /// Requests frames while something moves.
  private(set) lazy var frames = FrameSource { [weak self] time in self?.showFrame(at: time) }
  /// Reduce Motion and the region are not traits.
  var systemSettings: [NotificationObserver] = []
  /// The formats of the last locale, cached because each layout needs them.
  var cachedFormats: LocaleFormats?
  /// Plays haptics.
  private(set) lazy var haptics = Haptics(of: self)
  /// Plays sounds.
  private(set) lazy var sounds = CueSounds()
  /// The accessibility elements inside the control.
  var proxies: [AccessibilityProxy] = []
  var clock = HostClock()
  /// The preferred size at the last check.
  var lastPreferredSize: Size2D?
  /// The shape of the keyboard focus.
  var halo = FocusHalo()
  /// Whether the user has started a change whose motion has not stopped.
  var isEditing = false {
    didSet { if isEditing != oldValue { onEditingChanged?(isEditing) } }
  }
  /// Called when the user starts to change something, and when all motion has stopped after that.
  package var onEditingChanged: ((Bool) -> Void)?
  /// Whether assistive technology made the last change, and so reads the new value aloud itself.
  var isAssisted = false

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a control from a storyboard or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The host of the control, which each subclass provides.
  var host: any ControlHosting {
    preconditionFailure("RotaryView is an abstract base class; create a subclass, such as DialView")
  }

  /// Sends the control's events to the app as UIKit control events; each subclass overrides it.
  func sendEvents() {}

  /// Updates the control before it is shown; the default does nothing.
  func prepare() {}

  /// Adds the view's own content to the scene's layers; the default does nothing.
  func complete() {}

  /// The part of the bounds that the control fills, by default all of it.
  var controlArea: CGRect { bounds }

  /// The shape of the keyboard focus, in the control's coordinates.
  var focusArea: TouchArea? { host.touchAreas.first }

  /// Converts a point of the view to the control's coordinates.
  func position(_ point: CGPoint) -> Point2D {
    Point2D(CGPoint(x: point.x - surface.frame.minX, y: point.y - surface.frame.minY))
  }

  /// Whether a node must be a view, because it hosts the app's views; by default none must.
  var needsView: (NodeID) -> Bool { { _ in false } }

  /// Whether a remote's arrow steps the control instead of moving the focus.
  ///
  /// By default left and right step it, so that the focus can leave a control up and down.
  func takesArrow(_ arrow: RemoteArrow) -> Bool { arrow.key == .left || arrow.key == .right }

  /// Whether a menu is open that the remote's Menu button closes.
  var hasOpenMenu: Bool { false }

  /// The numbers that the user sets, for state restoration; by default none.
  var restorableNumbers: [Double] {
    get { [] }
    set {}
  }

  // MARK: UIKit overrides. They must be in the class body.

  /// Saves what the user has set, if the view has a `restorationIdentifier`.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    for (index, number) in restorableNumbers.enumerated() {
      coder.encode(number, forKey: "rotary\(index)")
    }
  }

  /// Restores what the user had set, and sends no event.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let keys = restorableNumbers.indices.map { "rotary\($0)" }
    guard keys.allSatisfy({ coder.containsValue(forKey: $0) }) else { return }
    restorableNumbers = keys.map { coder.decodeDouble(forKey: $0) }
  }

  /// Whether the user can change the control; see `UIControl`.
  open override var isEnabled: Bool {
    didSet {
      if !isEnabled { pointing.endHover() }
      settingsChanged()
    }
  }

  /// Whether the control is hidden; hiding it ends a hover.
  open override var isHidden: Bool { didSet { if isHidden { pointing.endHover() } } }

  /// The preferred size of the control at the user's text size, in points.
  open override var intrinsicContentSize: CGSize { CGSize(host.preferredSize.preferred) }

  /// Returns the preferred size of the control, regardless of the available space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Resizes the control to the bounds, and shows all changes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = controlArea
    placeCenterView()
    host.size = Size2D(controlArea.size)
    readTraits()
    settle()
    shapeFocus()
  }

  /// The semantic description that determines the layout direction; a change redraws the control.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { settingsChanged() } }
  }

  #if !os(visionOS)
  /// Applies new traits before iOS 17 and tvOS 17; on later systems the control registers for them.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard #unavailable(iOS 17.0, tvOS 17.0) else { return }
    traitsChanged()
  }
  #endif

  /// Redraws the control with the new tint as its accent.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Updates the control for its window; leaving it cancels touches, motion and frames.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      touches.cancelAll()
      host.abandonMotion()
      pointing.endHover()
    }
    settingsChanged()
  }

  /// Returns whether a touch at a point belongs to the control.
  ///
  /// The corners beside a round control do not. A control that takes no input returns true everywhere, for the app's
  /// gesture recognizers, drops and UI tests.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    host.isHit(at: position(point))
  }

  /// Accepts a scroll or swipe only if the control uses it; otherwise a scroll view or the focus gets it.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let arrow = remote.arrow(of: recognizer) { return takesArrow(arrow) }
    guard pointing.isScroll(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return pointing.beginScroll()
  }

  /// Whether the control can receive keys: it is enabled, and is not display-only.
  open override var canBecomeFirstResponder: Bool { isEnabled && !host.isOutput }

  /// Whether Tab or a remote can focus the control: it is enabled, and is not display-only.
  open override var canBecomeFocused: Bool { isEnabled && !host.isOutput }

  /// Makes the control the first responder, and shows the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isDone = super.becomeFirstResponder()
    if isDone { process(.focus(true), at: now) }
    return isDone
  }

  /// Resigns the first responder, and hides the focus.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isDone = super.resignFirstResponder()
    if isDone { process(.focus(isFocused), at: now) }
    return isDone
  }

  /// Keeps the focus while a remote's swipe steps the control.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    !remote.holdsFocus(of: self, in: context) && super.shouldUpdateFocus(in: context)
  }

  /// Shows or hides the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    process(.focus(isFocused || isFirstResponder), at: now)
  }

  /// Handles the keys that the control uses, and passes on all others.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handledPresses.subtract(presses)
    handledPresses.formUnion(presses.filter { pressed($0) })
    let others = presses.subtracting(handledPresses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Passes on the presses that the control has not handled.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.subtracting(handledPresses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Passes on the presses that the control has not handled, such as a Menu button that leaves the screen.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.subtracting(handledPresses)
    handledPresses.subtract(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Passes on the presses that the control has not handled.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.subtracting(handledPresses)
    handledPresses.subtract(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Steps the value up for assistive technology.
  open override func accessibilityIncrement() { act(.increment, on: 0) }

  /// Steps the value down for assistive technology.
  open override func accessibilityDecrement() { act(.decrement, on: 0) }

  /// Presses the control, or its selected element, for assistive technology.
  open override func accessibilityActivate() -> Bool { activate() }

  /// The actions of assistive technologies: one for each choice of the control, then those that the app has set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let all = choices + (super.accessibilityCustomActions ?? [])
      return all.isEmpty ? nil : all
    }
    // An app that appends to the current actions also passes the control's own.
    set { super.accessibilityCustomActions = newValue?.filter { !($0 is ChoiceAction) } }
  }

  #if !os(tvOS)
  /// The effect of the keyboard focus.
  ///
  /// Default a halo in the shape of the control, such as a circle for a dial.
  @available(iOS 15.0, *)
  open override var focusEffect: UIFocusEffect? { didSet { halo.isSetByApp = true } }

  /// Whether the large content viewer shows the control while a finger rests on it.
  ///
  /// False while all texts of the control already have the user's text size. Default true.
  open override var showsLargeContentViewer: Bool {
    get {
      super.showsLargeContentViewer && !scene.hasOnlyTexts(grownBy: host.environment.textScale)
    }
    set { super.showsLargeContentViewer = newValue }
  }

  /// The title in the large content viewer, by default the control's label and value.
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? spokenTitle }
    set { super.largeContentTitle = newValue }
  }
  #endif

  /// Closes an open menu when assistive technology performs the escape gesture.
  open override func accessibilityPerformEscape() -> Bool {
    process(.key(.escape), at: now) == .handled
  }
}
#endif
