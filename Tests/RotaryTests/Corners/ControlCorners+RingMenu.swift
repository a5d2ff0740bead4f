@testable import Rotary

extension ControlCorners<RingMenu> {
  static var ringMenu: Self {
    var atFinger = RingMenu()
    atFinger.options.anchor = .finger
    return Self(
      subjects: [("ring menu", RingMenu()), ("ring menu at the finger", atFinger)],
      grip: { ($0.size.center, Vector2D(130, 20)) },
      restore: {
        $0.options = RingMenuOptions()
        $0.style = .cosmos
        $0.choreography = .cosmos
        $0.environment = ControlEnvironment()
        $0.size = Size2D(480, 480)
        $0.items = .starSigns
      },
      proof: [.enter, .escape],
      own: options + lengths + spans + commands
    )
  }

  private static var options: [Row] {
    [
      .property("startAngle", \.options.startAngle), .property("scale", \.options.scale),
      .property("holdSeconds", \.options.holdSeconds),
      .property("pauseSeconds", \.options.pauseSeconds),
      .number("hint") {
        $0.options.hint = "Press"
        $0.options.hintSeconds = $1
      },
    ]
  }

  private static var lengths: [Row] {
    let lengths: KeyValuePairs<String, WritableKeyPath<RingMenu, Double>> = [
      "innerRadius": \.style.innerRadius, "outerRadius": \.style.outerRadius,
      "iconRadius": \.style.iconRadius, "iconSize": \.style.iconSize,
      "iconWidth": \.style.iconWidth, "closedRadius": \.style.closedRadius,
      "openRadius": \.style.openRadius, "rimWidth": \.style.rimWidth,
      "ringWidth": \.style.ringWidth, "dotRadius": \.style.dotRadius, "dotSize": \.style.dotSize,
      "shortMark": \.style.shortMark, "longMark": \.style.longMark,
      "infoSize": \.style.infoSize, "labelSize": \.style.labelSize, "shadow": \.style.shadow,
    ]
    return lengths.map { .property($0.key, $0.value) } + [
      .property("scaleRadius", \.style.scaleRadius),
      .property("infoDistance", \.style.infoDistance),
      .number("a thin ring") { $0.style.ringRadii = [$1, 90] },
    ]
  }

  private static var spans: [Row] {
    let steps: [(String, WritableKeyPath<RingMenu, RingChoreography.Steps>)] = [
      ("opening", \.choreography.opening), ("closing", \.choreography.closing),
    ]
    return steps.flatMap { name, steps in
      [
        .property("\(name), duration", steps.appending(path: \.duration)),
        .property("\(name), ring fade", steps.appending(path: \.ringFade)),
        .property("\(name), divider duration", steps.appending(path: \.dividerDuration)),
        .number("\(name), starts") { menu, number in
          for span in [
            \RingChoreography.Steps.rim, \.rings, \.icons, \.drawing, \.dividers, \.fade,
          ] {
            menu[keyPath: steps][keyPath: span].start = number
          }
        },
        .number("\(name), durations") { menu, number in
          for span in [
            \RingChoreography.Steps.rim, \.rings, \.icons, \.drawing, \.dividers, \.fade,
          ] {
            menu[keyPath: steps][keyPath: span].duration = number
          }
        },
      ]
    }
  }

  private static var commands: [Row] {
    [
      .integer("parent") { menu, parent in
        let items = try? RingItems([RingItem("A"), RingItem("B", parent: parent)])
        if let items { menu.items = items }
      },
      .command("open around x") { hand, x in
        hand.perform { $0.open(around: Point2D(x, 100)) }
      },
      .command("open around y") { hand, y in
        hand.perform { $0.open(around: Point2D(100, y)) }
      },
      .timed("open at") { $0.open() },
      .timed("close at") { $0.close() },
      .integerCommand("activate") { hand, element in
        hand.perform {
          $0.open()
          $0.activate(element)
        }
      },
    ]
  }
}
