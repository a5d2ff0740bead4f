import Rotary

// The controls of the gallery, for which no host has a view. An app uses the types that they demonstrate.
extension Gallery {
  static let happinessCode = ControlCode(
    of: Happiness.self,
    names: ControlCode.Names("face", gallery: "Happiness"),
    exceptions: [
      SettingCode("happiness", .number, "model.happiness"),
      SettingCode("scale", .number, "face.scale"), SettingCode("disabled", .opposite, "isEnabled"),
    ]
  )

  static let relationshipPlanetCode = ControlCode(
    of: RelationshipPlanet.self,
    names: ControlCode.Names("planet", gallery: "RelationshipPlanet"),
    exceptions: [
      SettingCode("people", .byName), SettingCode("structure", .byName),
      SettingCode("disabled", .opposite, "isEnabled"),
    ]
  )

  /// The row of spinners, without the body around it.
  static let rowBodyCode = ControlCode(
    of: RowBody.self,
    names: spinnerRowCode.names,
    replacement: spinnerRowCode,
    given: settings(of: BodyKind.padlock.row),
    implied: BodyKind.allCases.map { body in
      ControlCode.Implication(
        setting: "body",
        word: BodyKind.names.all[Int(body.rawValue)],
        settings: settings(of: body.row)
      )
    },
    exceptions: [
      .ofGallery("body", "Only the gallery draws the body; see Sources/RotaryGallery/Bodies.")
    ]
  )

  /// The settings of the row in a body.
  private static func settings(
    of row: BodyRow
  ) -> [(name: String, value: SettingValue)] {
    let settings: [(name: String, value: SettingValue)] = [
      ("kind", .text(row.kind)),
      ("look", .text(SpinnerRowLook.names.all[Int(row.look.rawValue)])),
      ("digits", .number(Double(row.digits))),
    ]
    return row.carries ? settings + [("carry", .flag(true))] : settings
  }

  static let layoutBoxCode = ControlCode(
    of: LayoutBox.self,
    names: ControlCode.Names("box", gallery: "LayoutBox"),
    given: [("content-mode", .text("aspect-fit"))] + flexible,
    examples: [
      ControlCode.Example(
        """
        import RotaryGestures

        // The springs: the lengths that change with the size of the outer box.
        let mask: Autoresizing = {flexible-*}
        let child = mask.frame(
          Rect2D(70, 60, 180, 120),
          from: Size2D(320, 240),
          to: Size2D(400, 300)
        )

        // The place of the picture inside the child.
        let bounds = Rect2D(origin: .zero, size: child.size)
        let mode = ContentGravity{content-mode}
        let picture = mode.transform(of: Size2D(180, 120), in: bounds)
        print(child, picture)
        """
      )
    ]
  )

  private static let flexible: [(name: String, value: SettingValue)] = [
    "left", "width", "right", "top", "height", "bottom",
  ].map { ("flexible-\($0)", .flag($0 == "width" || $0 == "height")) }

  static let phoneFrameCode = ControlCode(
    of: PhoneFrame.self,
    names: ControlCode.Names("phone", gallery: "PhoneFrame"),
    given: [("orientations", .text("all"))],
    examples: [
      ControlCode.Example(
        """
        import RotaryGestures

        var stage = Stage(screen: Size2D(390, 844), supported: {orientations})
        let now = 0.0
        if stage.turn(to: .landscapeLeft, at: now) {
          print("New size of the content:", stage.size)
        }
        let halfway = stage.transform(at: now + 0.1)
        print(halfway)
        """
      )
    ]
  )

  static let gesturePadCode = ControlCode(
    of: GesturePad.self,
    names: ControlCode.Names("pad", gallery: "GesturePad"),
    given: [
      ("agreement", .text("usual")), ("pan-threshold", .number(10)),
      ("press-seconds", .number(0.5)), ("tap-interval", .number(0.3)),
    ],
    examples: [
      ControlCode.Example(
        when: ("agreement", "exclusive"),
        gestures("The first gesture that begins wins.")
      ),
      ControlCode.Example(
        when: ("agreement", "alone"),
        gestures(
          """
          All gestures work at the same time.
          for one in 0..<arbiter.count {
            for other in 0..<one { arbiter.allow(one, with: other) }
          }
          """
        )
      ),
      ControlCode.Example(
        gestures(
          """
          Pinch and pan, number 0 and 1 of the set, go together.
          arbiter.allow(0, with: 1)
          """
        )
      ),
    ]
  )

  private static func gestures(_ agreement: String) -> String {
    """
    import RotaryGestures

    struct CardGestures: GestureSet {
      var pinch = PinchRecognizer()
      var pan = PanRecognizer()
      var press = LongPressRecognizer()
      var doubleTap = TapRecognizer(taps: 2)

      mutating func visit(_ visitor: inout some GestureVisitor) {
        visitor.visit(&pinch)
        visitor.visit(&pan)
        visitor.visit(&press)
        visitor.visit(&doubleTap)
      }
    }

    var gestures = CardGestures()
    gestures.pan.thresholdPoints = {pan-threshold}
    gestures.press.pressSeconds = {press-seconds}
    gestures.doubleTap.intervalSeconds = {tap-interval}
    var arbiter = GestureArbiter(gestures)
    // \(agreement)

    // A host calls this for each event of a pointer.
    let event = PointerEvent(.down, position: Point2D(120, 80))
    arbiter.handle(event, at: 0)
    while let change = arbiter.next() {
      print(change.number, change.state)
    }
    """
  }

  static let motionPlotCode = ControlCode(
    of: MotionPlot.self,
    names: ControlCode.Names("plot", gallery: "MotionPlot"),
    given: motion,
    exceptions: [SettingCode("jump", .jump)],
    examples: laws
  )

  private static let motion: [(name: String, value: SettingValue)] = [
    ("law", .text("spring")), ("velocity", .number(900)), ("rate", .number(0.998)),
    ("damping-ratio", .number(0.6)), ("response", .number(0.5)), ("mass", .number(1)),
    ("edge", .number(200)), ("x1", .number(0.25)), ("y1", .number(0.1)), ("x2", .number(0.25)),
    ("y2", .number(1)), ("steps", .number(5)), ("jump", .text("end")), ("duration", .number(1)),
  ]

  private static let laws: [ControlCode.Example] = [
    law(
      "friction",
      """
      let wheel = Deceleration(
        from: 0,
        velocity: {velocity},
        rate: .friction(viscous: 1.5, dry: 180)
      )
      """,
      "wheel"
    ),
    law(
      "deceleration",
      """
      let scrolling = Deceleration(
        from: 0,
        velocity: {velocity},
        rate: .perMillisecond({rate}),
        tolerance: .points
      )
      """,
      "scrolling"
    ),
    law(
      "landing",
      """
      // It lands on a multiple of 100.
      let landing = DetentLanding(
        from: 0,
        velocity: {velocity},
        rate: .friction(viscous: 1.5, dry: 180),
        tolerance: .points
      ) {
        ($0 / 100).rounded() * 100
      }
      """,
      "landing"
    ),
    law(
      "edge-bounce",
      """
      let bounce = EdgeBounce(
        from: 0,
        velocity: {velocity},
        within: -{edge}...{edge},
        rate: .perMillisecond({rate}),
        tolerance: .points
      )
      """,
      "bounce"
    ),
    ControlCode.Example(
      when: ("law", "rubber-band"),
      """
      // The offset of content that a finger pulls beyond its end.
      let band = RubberBand(limit: 300)
      print(band.shown(forRequested: 100))
      """
    ),
    ControlCode.Example(
      when: ("law", "cubic-bezier"),
      """
      let curve = CubicBezier(
        x1: {x1},
        y1: {y1},
        x2: {x2},
        y2: {y2}
      )
      let move = EasedMove(
        from: 0,
        to: 300,
        duration: {duration},
        easing: curve ?? .linear
      )
      print(move.position(at: 0.1), move.duration)
      """
    ),
    ControlCode.Example(
      when: ("law", "steps"),
      """
      let ticking = StepEasing({steps}, jump: {jump})
      let share = ticking?.progress(at: 0.1 / {duration}) ?? 0
      print(300 * share)
      """
    ),
    ControlCode.Example(
      """
      let spring = SpringMotion.Parameters(
        dampingRatio: {damping-ratio},
        response: {response},
        mass: {mass}
      )
      let thrown = SpringMotion(
        from: 0,
        velocity: {velocity},
        to: 300,
        parameters: spring,
        tolerance: .points
      )
      var place = MotionTrack(thrown, at: 0)
      print(place.position(at: 0.1), place.endTime)

      // A new target keeps the speed.
      place.retarget(to: 100, parameters: spring, tolerance: .points, at: 0.1)
      """
    ),
  ]

  private static func law(
    _ name: String,
    _ lines: String,
    _ motion: String
  ) -> ControlCode.Example {
    ControlCode.Example(
      when: ("law", name),
      lines + "\nprint(\(motion).position(at: 0.1), \(motion).duration)"
    )
  }
}
