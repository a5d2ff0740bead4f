import Testing

@testable import Rotary

/// Each control's responses to its host: touch areas, claims of fingers, accessibility actions, availability
/// for input, scrolling.
@Suite struct ControlHostTests {
  /// Calls a closure with one control of each kind, configured so that each test finds something to check.
  static func each(_ body: (any HostedControl) throws -> Void) rethrows {
    try body(Hosted(Wheel()) { $0.options.isEnabled = $1 })
    try body(Hosted(NumberSpinner()) { $0.options.isEnabled = $1 })
    var upright = NumberSpinner()
    upright.options.axis = .horizontal
    try body(Hosted(upright) { $0.options.isEnabled = $1 })
    try body(Hosted(SpinnerRow()) { $0.options.isEnabled = $1 })
    try body(Hosted(Dial()) { $0.options.isEnabled = $1 })
    try body(Hosted(RangeDial()) { $0.options.isEnabled = $1 })
    try body(Hosted(RingMenu()) { $0.options.isEnabled = $1 })
    guard var table = try? Turntable(count: 40) else { return }
    try body(Hosted(table) { $0.options.isEnabled = $1 })
    table.scroll(to: 20, animated: false)
    try body(Hosted(table) { $0.options.isEnabled = $1 })
  }

  @Test func `a control claims a finger according to the touch area under it`() {
    Self.each { control in
      var count = 0
      for place in control.places {
        guard let use = control.touchArea(at: place)?.use else {
          #expect(control.input(.pointer(PointerEvent(.down, position: place))) == .declined)
          continue
        }
        var hosted = control
        let down = hosted.send(.pointer(PointerEvent(.down, position: place)))
        guard down != .declined else { continue }
        count += 1
        #expect(down == (use == .hold ? .handled : .undecided), "\(control.name) \(place) \(use)")
      }
      #expect(count > 0, "\(control.name)")
    }
  }

  @Test(arguments: [(9.0, 1.0), (-9, 1), (1, 9), (1, -9)])
  func `a finger that leaves the area of a tap is either claimed or free`(
    way: (x: Double, y: Double)
  ) {
    Self.each { control in
      for place in control.places {
        guard let use = control.touchArea(at: place)?.use else { continue }
        var hosted = control
        guard hosted.send(.pointer(PointerEvent(.down, position: place))) == .undecided else {
          continue
        }
        var answers: [Response] = []
        for step in 1...9 {
          let delta = Double(step) / 4
          let there = Point2D(place.x + way.x * delta, place.y + way.y * delta)
          answers.append(hosted.send(.pointer(PointerEvent(.move, position: there))))
        }
        // The first four moves are within ten points, so undecided.
        #expect(answers[..<4].allSatisfy { $0 == .undecided }, "\(control.name) \(answers)")
        let end = answers[8]
        let isSideways = way.x.magnitude > way.y.magnitude
        switch use {
        case .hold: Issue.record("held, and undecided")
        case .press, .longPress: #expect(end == .undecided, "\(control.name)")
        case .slide: #expect(end == (isSideways ? .handled : .declined), "\(control.name)")
        case .lift, .column: #expect(end == (isSideways ? .declined : .handled), "\(control.name)")
        case .row: #expect(end == (isSideways ? .handled : .declined), "\(control.name)")
        case .turn: #expect(end != .undecided, "\(control.name)")
        case .columnAtStart, .columnAtEnd, .columnAtBoth, .rowAtStart, .rowAtEnd, .rowAtBoth:
          if isSideways == (use.rawValue < TouchArea.Use.row.rawValue) { #expect(end == .declined) }
        }
        // A decision is final.
        let decided = answers.drop { $0 == .undecided }
        #expect(Set(decided).count <= 1, "\(control.name) \(answers)")
        let up = hosted.send(.pointer(PointerEvent(.up, position: place)))
        // A failed long press has no effect, so the finger was not the control's.
        let isFree = end == .declined || use == .longPress
        #expect(up == (isFree ? .declined : .handled), "\(control.name)")
      }
    }
  }

  @Test func `a mouse also uses areas that a finger only presses or turns`() {
    var wheel = Wheel()
    let hub = PointerEvent(.down, position: Point2D(100, 100), kind: .mouse)
    #expect(wheel.handle(.pointer(hub), at: 0) == .handled)
    var dial = Dial()
    let rim = PointerEvent(.down, position: Point2D(190, 100), kind: .mouse)
    #expect(dial.handle(.pointer(rim), at: 0) == .handled)
    var spinner = NumberSpinner()
    let tile = PointerEvent(.down, position: Point2D(160, 60), kind: .mouse)
    #expect(spinner.handle(.pointer(tile), at: 0) == .handled)
  }

  @Test func `a control performs the actions of its accessibility tree, and no others`() {
    Self.each { control in
      let actions: [(AccessibilityActions, AccessibilityAction)] = [
        (.activate, .activate), (.increment, .increment), (.decrement, .decrement),
        (.setValue, .setValue(2)),
      ]
      let elements = control.tree.elements
      for index in elements.indices {
        for (offered, action) in actions {
          var hosted = control
          let isOffered = elements[index].actions.isSuperset(of: offered)
          let answer = hosted.send(.accessibility(action, element: index))
          #expect(
            answer == (isOffered ? .handled : .declined),
            "\(control.name) \(index) \(action)"
          )
        }
        #expect((elements[index].number != nil) == elements[index].actions.contains(.setValue))
      }
      for element in [-1, elements.count, .max, .min] {
        for (_, action) in actions {
          #expect(control.input(.accessibility(action, element: element)) == .declined)
        }
      }
    }
  }

  @Test func `a value set by a screen reader is rounded to the nearest, and sent as for keys`() {
    Self.each { control in
      for (index, element) in control.tree.elements.enumerated() {
        guard let number = element.number else { continue }
        let (low, high) = (number.minimum, number.maximum)
        for (wish, expected) in [
          (low, low), (high, high), (low - 1e9, low), (high + 1e9, high), (1e300, high),
          ((low + high) / 2, (low + high) / 2),
        ] {
          var hosted = control
          #expect(hosted.send(.accessibility(.setValue(wish), element: index)) == .handled)
          hosted.settle()
          let found = hosted.tree.elements[index].number?.current ?? .nan
          #expect(
            (found - expected).magnitude <= 1,
            "\(control.name) \(index): \(wish) is \(found)"
          )
          if (found - number.current).magnitude > 0 {
            #expect(
              hosted.names.contains("changing") && hosted.names.last == "changed",
              "\(hosted.names)"
            )
          }
        }
        for bad in [Double.nan, .infinity, -.infinity] {
          #expect(control.input(.accessibility(.setValue(bad), element: index)) == .declined)
        }
      }
    }
  }

  @Test func `an accessibility step is that of the arrow keys`() {
    func compare<Subject: Control>(
      _ control: Subject,
      _ action: AccessibilityAction,
      _ key: Key,
      on element: Int
    ) {
      var (stepped, pressed) = (control, control)
      var told: [[String]] = [[], []]
      stepped.handle(.accessibility(action, element: element), at: 1)
      while let next = stepped.nextEvent() { told[0].append("\(next.event) \(next.time)") }
      pressed.handle(.key(key), at: 1)
      while let next = pressed.nextEvent() { told[1].append("\(next.event) \(next.time)") }
      #expect(stepped == pressed && told[0] == told[1], "\(Subject.self)")
    }
    compare(Wheel(), .increment, .down, on: 0)
    compare(Wheel(), .decrement, .up, on: 0)
    compare(NumberSpinner(), .increment, .up, on: 0)
    compare(NumberSpinner(), .decrement, .down, on: 0)
    compare(Dial(), .increment, .up, on: 0)
    compare(RangeDial(), .decrement, .down, on: 2)
    compare(SpinnerRow(), .increment, .up, on: 1)
  }

  @Test func `a control accepts input while its host and its own setting allow it`() {
    Self.each { control in
      for (host, own) in [(true, true), (true, false), (false, true), (false, false)] {
        var hosted = control
        hosted.setEnabled(host: host, own: own)
        let isEnabled = host && own
        let isDisabled = hosted.tree.elements[0].states.contains(.disabled)
        #expect(isDisabled == !isEnabled, "\(control.name)")
        let places = hosted.places
        let taken = places.contains {
          hosted.input(.pointer(PointerEvent(.down, position: $0))) != .declined
        }
        #expect(taken == isEnabled, "\(control.name)")
        for input: Input in [.key(.down), .detents(1), .accessibility(.increment, element: 0)] {
          let wouldBe = control.input(input)
          #expect(
            hosted.input(input) == (isEnabled ? wouldBe : .declined),
            "\(control.name) \(input)"
          )
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a control that stops accepting input cancels its finger, and sends events for its value`(
    byHost: Bool
  ) {
    Self.each { control in
      var hosted = control
      guard
        let place = hosted.places.first(where: {
          control.input(.pointer(PointerEvent(.down, position: $0))) != .declined
        })
      else { return }
      hosted.present()
      _ = hosted.send(.pointer(PointerEvent(.down, position: place)))
      hosted.present()
      hosted.setEnabled(host: !byHost, own: byHost)
      let changes = hosted.present()
      #expect(changes > 0, "\(control.name) looks as before")
      let move = PointerEvent(.move, position: Point2D(place.x + 1, place.y + 1))
      #expect(hosted.send(.pointer(move)) == .declined, "\(control.name)")
      hosted.settle()
      #expect(hosted.isResting, "\(control.name)")
      hosted.setEnabled(host: true, own: true)
      let again = hosted.send(.pointer(PointerEvent(.down, position: place)))
      #expect(hosted.present() > 0 && again != .declined)
    }
  }

  @Test func `contrast does not change a control's scene`() {
    Self.each { control in
      var hosted = control
      let before = hosted.scene
      hosted.environment.increasesContrast = true
      #expect(hosted.scene == before, "\(control.name)")
    }
  }

  @Test func `a preferred size suits a finger, and is the size of a new control`() {
    Self.each { control in
      let size = control.preferredSize
      let least = PreferredSize.leastSide
      #expect(size.minimum.width >= least && size.minimum.height >= least, "\(control.name)")
      #expect(size.preferred.width >= size.minimum.width, "\(control.name)")
      #expect(size.preferred.height >= size.minimum.height, "\(control.name)")
      for scale in [0.5, 2, 4] {
        var hosted = control
        hosted.environment.textScale = scale
        let scaled = hosted.preferredSize.preferred
        #expect(scaled.width >= size.preferred.width && scaled.width <= size.preferred.width * 1.5)
      }
    }
    #expect(Wheel().preferredSize.preferred == Wheel().size)
    #expect(NumberSpinner().preferredSize.preferred == NumberSpinner().size)
    #expect(SpinnerRow().preferredSize.preferred == SpinnerRow().size)
    #expect(Dial().preferredSize.preferred == Dial().size)
    #expect(RingMenu().preferredSize.preferred == RingMenu().size)
    #expect(Turntable().preferredSize.preferred == Turntable().size)
  }

  @Test func `infinite scrolls and NaN have no effect`() {
    Self.each { control in
      for unit in ScrollUnit.allCases {
        #expect(control.input(.scroll(x: 0, y: .nan, unit: unit)) == .declined)
        _ = control.input(.scroll(x: 1e300, y: .greatestFiniteMagnitude, unit: unit))
      }
    }
  }

  @Test(arguments: [PointerEvent.Phase.cancel, .lost])
  func `a cancelled pointer's change is undone, a lost pointer's is kept`(
    end: PointerEvent.Phase
  ) {
    var undone: Set<String> = []
    Self.each { control in
      let places = control.places.filter { control.touchArea(at: $0) != nil }
      for (index, place) in places.enumerated() {
        var hosted = control
        let before = hosted.scene
        var event = PointerEvent(.down, position: place)
        guard hosted.send(.pointer(event)) != .declined else { continue }
        event.phase = .move
        // A path around a circle that begins sideways or upwards.
        for step in 1...40 {
          let angle = Double(step) * 0.1
          let (along, across) = (60 * Circular.sine(angle), 60 * Circular.cosine(angle) - 60)
          event.position =
            place + (index % 2 == 0 ? Vector2D(along, across) : Vector2D(across, -along))
          if hosted.send(.pointer(event)) == .declined { break }
        }
        let told = Set(hosted.names)
        event.phase = end
        hosted.send(.pointer(event))
        hosted.settle()
        guard told.contains("changing") || told.contains("centered") else { continue }
        let isUndone = hosted.scene == before
        if end == .cancel {
          undone.insert(control.name)
          #expect(isUndone, "\(control.name) \(place)")
          #expect(!hosted.names.contains("changed"), "\(control.name) \(place)")
        } else if !isUndone {
          undone.insert(control.name)
        }
      }
    }
    // All values that a finger changes, by the names of the types.
    #expect(undone.count == 6, "\(undone)")
  }

  @Test func `scroll momentum changes no value`() {
    func value<Subject: Control>(of control: Subject, _ phases: [ScrollPhase]) -> Double? {
      var control = control
      for (step, phase) in phases.enumerated() {
        let answer = control.handle(.scroll(x: 0, y: -90, phase: phase), at: Double(step) / 60)
        #expect(answer == .handled, "\(Subject.self)")
      }
      control.advance(to: 60)
      var tree = AccessibilityTree()
      control.describe(into: &tree)
      return tree.elements.first { $0.number != nil }?.number?.current
        ?? tree.elements.firstIndex { $0.states.contains(.selected) }.map(Double.init)
    }
    let fingers: [ScrollPhase] = [.began, .changed, .ended]
    let all = fingers + [.momentum, .momentum, .momentumEnded]
    #expect(value(of: Wheel(), all) == value(of: Wheel(), fingers))
    #expect(value(of: NumberSpinner(), all) == value(of: NumberSpinner(), fingers))
    #expect(value(of: SpinnerRow(), all) == value(of: SpinnerRow(), fingers))
    #expect(value(of: Dial(), all) == value(of: Dial(), fingers))
    #expect(value(of: Wheel(), [.began]) != value(of: Wheel(), fingers))
  }
}
