import Rotary
import RotaryGallery
import Testing

/// The responses of the gallery's controls to their host.
@Suite struct GalleryHostTests {
  private func tree(of control: some Control) -> AccessibilityTree {
    var tree = AccessibilityTree()
    control.describe(into: &tree)
    return tree
  }

  /// Checks that a control performs the actions of its accessibility tree, and ignores input while disabled.
  private func check<Subject: Control>(_ control: Subject) {
    let actions: [(AccessibilityActions, AccessibilityAction)] = [
      (.activate, .activate), (.increment, .increment), (.decrement, .decrement),
      (.setValue, .setValue(60)),
    ]
    for (index, element) in tree(of: control).elements.enumerated() {
      for (offered, action) in actions {
        var copy = control
        let isOffered = element.actions.isSuperset(of: offered)
        let answer = copy.handle(.accessibility(action, element: index), at: 1)
        #expect(answer == (isOffered ? .handled : .declined), "\(Subject.self) \(index) \(action)")
      }
    }
    var disabled = control
    disabled.environment.isEnabled = false
    for element in [-1, 0, 1, 1_000, .min, .max] {
      var (enabled, copy) = (control, disabled)
      enabled.handle(.accessibility(.activate, element: element), at: 1)
      #expect(copy.handle(.accessibility(.activate, element: element), at: 1) == .declined)
    }
    let size = control.size
    for row in 0..<10 {
      for column in 0..<10 {
        let place = Point2D(
          size.width * (Double(column) + 0.5) / 10,
          size.height * (Double(row) + 0.5) / 10
        )
        let down = Input.pointer(PointerEvent(.down, position: place))
        var (enabled, copy) = (control, disabled)
        #expect(copy.handle(down, at: 1) == .declined, "\(Subject.self)")
        let answer = enabled.handle(down, at: 1)
        guard answer != .declined else { continue }
        #expect(enabled.touchArea(at: place) != nil, "\(Subject.self) \(place)")
        // Disabling a control ends gestures and presses as if cancelled.
        enabled.environment.isEnabled = false
        let move = Input.pointer(PointerEvent(.move, position: place + Vector2D(20, 20)))
        #expect(enabled.handle(move, at: 1.1) == .declined, "\(Subject.self) \(place)")
      }
    }
    #expect(control.preferredSize.preferred == control.size)
  }

  @Test func `each control performs its accessibility actions, and ignores input while disabled`() {
    check(Happiness())
    check(LayoutBox())
    check(PhoneFrame())
    check(RowBody())
    check(GesturePad())
    check(MotionPlot())
    check(StarField())
    check(MarkSheet())
    check(RelationshipPlanet())
  }

  @Test func `an area that is only pressed lets the surrounding view scroll`() {
    func firstPress<Subject: Control>(on control: Subject) -> [Response] {
      var places: [Point2D] = []
      control.readTouchAreas { if $0.use == .press { places.append($0.frame.center) } }
      return places.filter { control.touchArea(at: $0)?.use == .press }.map {
        var copy = control
        return copy.handle(.pointer(PointerEvent(.down, position: $0)), at: 0)
      }
    }
    for answers in [
      firstPress(on: PhoneFrame()), firstPress(on: LayoutBox()),
      firstPress(on: RelationshipPlanet()),
    ] {
      #expect(!answers.isEmpty && answers.allSatisfy { $0 == .undecided }, "\(answers)")
    }
  }

  @Test func `a pointer whose up was lost is no longer on the part that it pressed`() {
    func moveAfterLostUp<Subject: Control>(of control: Subject, from pressed: Point2D) -> Response {
      var control = control
      control.handle(.pointer(PointerEvent(.down, position: pressed)), at: 0)
      let place = control.size.center
      control.handle(.pointer(PointerEvent(.down, position: place)), at: 1)
      let end = Point2D(place.x + 1, place.y)
      return control.handle(.pointer(PointerEvent(.move, position: end)), at: 1.1)
    }
    let (phone, pad) = (PhoneFrame(), GesturePad())
    let line = tree(of: pad).elements[1].frame.center
    #expect(moveAfterLostUp(of: phone, from: phone.button(quarters: 1).center) != .undecided)
    #expect(moveAfterLostUp(of: pad, from: line) != .undecided)
  }
}
