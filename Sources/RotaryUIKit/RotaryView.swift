#if canImport(UIKit)
import Rotary
import UIKit

/// What all controls of this library are on the screen: a `UIControl` that shows one of the core's controls.
///
/// Make one of its subclasses, such as ``DialView`` or ``WheelView``; by itself it has nothing to show.
///
/// | event | is sent |
/// |---|---|
/// | `.editingDidBegin` | when the user begins to change something, by touch, key or assistive technology |
/// | `.valueChanged` | when the user has another value; see ``RotaryValueView/isContinuous`` |
/// | `.editingDidEnd` | when all has come to rest after that |
/// | `.primaryActionTriggered` | when something is pressed, such as a wheel's hub |
///
/// What a program sets sends nothing.
///
/// Its colours follow light and dark, high contrast and `tintColor`; its texts Dynamic Type; its order the
/// layout direction; and where the user reduces motion, it does.
open class RotaryView: UIControl {
  /// Whether detents, ends and what opens or closes can be felt, where the device has haptics.
  ///
  /// Default true.
  public var playsHaptics = true

  /// Whether detents, ends and what opens or closes can be heard.
  ///
  /// They are heard beside other sounds, as loud as the system's own, and not while the device is to be silent.
  /// Default false.
  public var playsSounds = false

  /// The colours to draw with; nil, the default, for those of the traits, with `tintColor` as the accent.
  public var theme: Theme? { didSet { if theme != oldValue { setNeedsLayout() } } }

  /// The pictures of sectors and items, by the names that these have.
  ///
  /// A name that is not among them is a `RotaryPicture.file(_:)`. Each picture is looked up once and drawn off the main
  /// thread. Default empty.
  public var pictures: [String: RotaryPicture] = [:] {
    didSet { if pictures != oldValue { setNeedsLayout() } }
  }

  /// The locale whose digits and separators the control writes numbers with; nil, the default, for the user's.
  ///
  /// Words, such as the names of months, are the app's.
  public var locale: Locale? { didSet { if locale != oldValue { settingsChanged() } } }

  /// Where touches land and the scene is drawn.
  ///
  /// A scroll view never scrolls with a touch on a `UIControl`, so what is touched is a plain view inside.
  let surface = UIView(frame: .zero)
  /// The layers of what is shown.
  private(set) lazy var scene = SceneLayers(on: surface, needsView: needsView)
  /// Follows the touches, and claims or lets go of them as the control decides.
  private(set) lazy var touches = TouchRecognizer()
  /// Follows a pointing device: hovering and scrolling.
  private lazy var pointing = PointingDevices(of: self)
  /// Follows a television's remote.
  let remote = RemoteSwipes()
  /// The buttons and keys that are down and that the control has taken.
  private var takenPresses: Set<UIPress> = []
  /// Frames while something moves.
  private(set) lazy var frames = FrameSource { [weak self] time in self?.showFrame(at: time) }
  /// Reduced motion and the region are no traits.
  private var systemSettings: [NotificationWatch] = []
  /// The numerals of a locale, kept because a layout asks for them.
  private var known: (locale: Locale, numerals: Numerals)?
  /// What can be felt.
  private(set) lazy var haptics = Haptics(of: self)
  /// What can be heard.
  private(set) lazy var sounds = CueSounds()
  /// What assistive technologies find inside.
  var proxies: [AccessibilityProxy] = []
  var clock = HostClock()
  /// The size that layouts were told last.
  var askedSize: Size2D?
  /// What the control has done for the keyboard's focus.
  var halo = FocusHalo()
  /// Whether the user has begun to change something that has not come to rest.
  var isEditing = false
  /// Whether what goes on was begun by assistive technology, which reads the new value out itself.
  var isAssisted = false

  /// Makes a control that fills a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a control from a storyboard or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The control that it shows; each subclass has its own.
  var host: any ControlHosting {
    preconditionFailure("RotaryView shows nothing by itself; make a subclass, such as DialView")
  }

  /// Sends what the control has told, in the terms of UIKit; each subclass has its own.
  func sendEvents() {}

  /// Brings the control up to date before it is shown; by default nothing is to be done.
  func prepare() {}

  /// Adds what is the view's own to the layers of what is shown; by default nothing is to be done.
  func complete() {}

  /// The part of the bounds that the control fills; by default all of it.
  var controlArea: CGRect { bounds }

  /// What the keyboard's focus is drawn around, in the control's coordinates.
  var focusArea: TouchArea? { host.touchAreas.first }

  /// A point of the view in the control's coordinates.
  func position(_ point: CGPoint) -> Point2D {
    Point2D(CGPoint(x: point.x - surface.frame.minX, y: point.y - surface.frame.minY))
  }

  /// Says of a node whether it has to be a view, because views of the app's own go inside; by default none has.
  var needsView: (NodeID) -> Bool { { _ in false } }

  /// Whether a remote's arrow steps the control, and does not move the focus.
  ///
  /// By default left and right do, so that the focus can leave a control up and down.
  func takesArrow(_ arrow: RemoteArrow) -> Bool { arrow.key == .left || arrow.key == .right }

  /// Whether a menu is open, which a remote's Menu button closes.
  var hasOpenMenu: Bool { false }

  private func begin() {
    host.view = self
    #if !os(tvOS)
    surface.isMultipleTouchEnabled = true
    #endif
    addSubview(surface)
    touches.owner = self
    addGestureRecognizer(touches)
    pointing.begin()
    remote.begin(on: self)
    #if !os(tvOS)
    super.showsLargeContentViewer = true
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    #endif
    systemSettings = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      NSLocale.currentLocaleDidChangeNotification,
    ].map { name in NotificationWatch(name) { [weak self] in self?.settingsChanged() } }
    followTraits()
    readTraits()
    refreshAccess()
  }

  // MARK: What UIKit asks and tells. Overrides have to stand in the class itself.

  /// Whether the user can change something; see `UIControl`.
  open override var isEnabled: Bool {
    didSet {
      if !isEnabled { pointing.endHover() }
      settingsChanged()
    }
  }

  /// Whether the control is hidden; one that is has no pointer over it.
  open override var isHidden: Bool { didSet { if isHidden { pointing.endHover() } } }

  /// The size that suits the control and the user's text size.
  open override var intrinsicContentSize: CGSize { CGSize(host.preferredSize.preferred) }

  /// The size that suits the control, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the control its size, and shows what has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = controlArea
    host.size = Size2D(controlArea.size)
    readTraits()
    settle()
    shapeFocus()
  }

  /// The layout direction that the app asks for; a change redraws the control.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { settingsChanged() } }
  }

  #if !os(visionOS)
  /// Follows the traits before iOS 17 and tvOS 17; on later systems the control registers for them.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard #unavailable(iOS 17.0, tvOS 17.0) else { return }
    traitsChanged()
  }
  #endif

  /// Takes the tint for the accent.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Moves only in a window: leaving one ends what fingers do, and frames.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      touches.cancelAll()
      host.abandonMotion()
      pointing.endHover()
    }
    settingsChanged()
  }

  /// Whether a touch at a point is meant for the control; beside a round one it is not.
  ///
  /// One that takes no input is hit everywhere, by the app's own recognizers, drops and UI tests.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    host.isHit(at: position(point))
  }

  /// Takes trackpad, wheel and remote only where the control does; else what lies around scrolls or gets the focus.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let arrow = remote.arrow(of: recognizer) { return takesArrow(arrow) }
    guard pointing.isScroll(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return pointing.beginScroll()
  }

  /// Whether keys can be for the control: while it is enabled and takes input at all.
  open override var canBecomeFirstResponder: Bool { isEnabled && !host.isOutput }

  /// Whether Tab and a remote control can go to it: while it is enabled and takes input at all.
  open override var canBecomeFocused: Bool { isEnabled && !host.isOutput }

  /// Takes the keys, and shows that it does.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isDone = super.becomeFirstResponder()
    if isDone { take(.focus(true), at: now) }
    return isDone
  }

  /// Gives the keys to somebody else.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isDone = super.resignFirstResponder()
    if isDone { take(.focus(isFocused), at: now) }
    return isDone
  }

  /// Keeps the focus of a remote whose swipe steps the control.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    !remote.holdsFocus(of: self, in: context) && super.shouldUpdateFocus(in: context)
  }

  /// Shows whether the keys of a remote control go to the control.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    take(.focus(isFocused || isFirstResponder), at: now)
  }

  /// Takes the keys that mean something to the control, and passes on all others.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    takenPresses.subtract(presses)
    takenPresses.formUnion(presses.filter { pressed($0) })
    let others = presses.subtracting(takenPresses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Passes on all that the control has not taken.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.subtracting(takenPresses)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Passes on all that the control has not taken, such as a Menu button that leaves the screen.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.subtracting(takenPresses)
    takenPresses.subtract(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Passes on all that the control has not taken.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.subtracting(takenPresses)
    takenPresses.subtract(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// One step on, by assistive technology.
  open override func accessibilityIncrement() { act(.increment, on: 0) }

  /// One step back, by assistive technology.
  open override func accessibilityDecrement() { act(.decrement, on: 0) }

  /// Presses the control, or what is chosen in it, by assistive technology.
  open override func accessibilityActivate() -> Bool { activate() }

  /// What assistive technology can choose by name, and after that what the app has set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let all = choices + (super.accessibilityCustomActions ?? [])
      return all.isEmpty ? nil : all
    }
    // Who adds an action to those there are sets the control's own, too.
    set { super.accessibilityCustomActions = newValue?.filter { !($0 is ChoiceAction) } }
  }

  #if !os(tvOS)
  /// The halo that UIKit draws while a keyboard's focus is on the control.
  ///
  /// By default it has the shape of the control: a circle for a round one.
  @available(iOS 15.0, *)
  open override var focusEffect: UIFocusEffect? { didSet { halo.isOwn = true } }

  /// Whether the control is shown large while a finger rests on it, for those who read large text.
  ///
  /// It is not while its texts have the size that the user has set. Default true.
  open override var showsLargeContentViewer: Bool {
    get {
      super.showsLargeContentViewer && !scene.hasOnlyTexts(grownBy: host.environment.textScale)
    }
    set { super.showsLargeContentViewer = newValue }
  }

  /// What is shown large to those who read large text, while a finger rests on the control: its label and its
  /// value, where the app sets nothing else.
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? spokenTitle }
    set { super.largeContentTitle = newValue }
  }
  #endif

  /// Closes what is open, by the gesture of assistive technology that goes back.
  open override func accessibilityPerformEscape() -> Bool {
    take(.key(.escape), at: now) == .handled
  }
}

extension RotaryView {
  /// The numerals of the view's locale.
  private var numerals: Numerals {
    let locale = locale ?? .current
    if let known, known.locale == locale { return known.numerals }
    let numerals = Numerals(of: locale)
    known = (locale, numerals)
    return numerals
  }

  /// Has control and colours follow the traits.
  func readTraits() {
    host.environment = ControlEnvironment(of: self, numerals: numerals)
    scene.style = SceneStyle(
      theme: theme ?? Theme(of: self),
      scale: max(1, traitCollection.displayScale),
      isRightToLeft: host.environment.isRightToLeft,
      pictures: pictures,
      traits: traitCollection
    )
  }
}
#endif
