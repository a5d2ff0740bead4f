import Rotary

extension LayoutBox: ConfigurableControl {
  /// `layout-box`.
  public static var controlName: String { "layout-box" }

  /// Their names, with a space between them.
  public static let settingNames: StaticString = """
    content-mode flexible-left flexible-width flexible-right flexible-top flexible-height \
    flexible-bottom reduced-motion text-scale
    """
  /// The content modes, in the order of their numbers.
  private static let modes: StaticString = """
    scale-to-fill aspect-fit aspect-fill redraw center top bottom left right top-left top-right \
    bottom-left bottom-right
    """

  /// Every setting, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    let first = LayoutBox()
    func part(_ name: String, _ part: Autoresizing, _ summary: String) -> SettingDescription {
      SettingDescription(name, .flag, default: .flag(first.mask.contains(part)), summary)
    }
    return [
      SettingDescription(
        "content-mode",
        .choice(TokenList(modes)),
        default: .text("aspect-fit"),
        "What becomes of the picture when its frame changes."
      ),
      part("flexible-left", .flexibleLeft, "The margin left of the child gives way."),
      part("flexible-width", .flexibleWidth, "The child's width gives way."),
      part("flexible-right", .flexibleRight, "The margin right of the child gives way."),
      part("flexible-top", .flexibleTop, "The margin above the child gives way."),
      part("flexible-height", .flexibleHeight, "The child's height gives way."),
      part("flexible-bottom", .flexibleBottom, "The margin below the child gives way."),
      SettingDescription(
        "reduced-motion",
        .flag,
        default: .flag(false),
        "Nothing moves by itself in any case."
      ),
      .textScale,
    ]
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    switch TokenList(Self.settingNames).index(of: name) {
    case 0: mode = ContentGravity(rawValue: try value.choice(Self.modes)) ?? .aspectFit
    case 7: environment.reducesMotion = try value.flag()
    case 8: environment.textScale = try value.textScale()
    case .some(let place):
      let part = Autoresizing(rawValue: 1 << UInt8(place - 1))
      if try value.flag() { mask.insert(part) } else { mask.remove(part) }
    case nil: throw .unknownName
    }
  }

  /// Calls a method by name: `resize`, with a `width` and a `height` in points, or `toggle`, with a
  /// `part` by its number: left, width, right, top, height, bottom from 0.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (LayoutEvent, Double) -> Void
  ) throws(SettingError) {
    switch TokenList("resize toggle").index(of: name) {
    case 0:
      let wish = Size2D(try arguments.number("width"), try arguments.number("height"))
      guard comeUp(to: time, emit: emit) else { throw .refused }
      resize(to: wish, at: time, emit: emit)
    case 1:
      let part = try arguments.integer("part", in: 0...LayoutPart.count - 1)
      guard comeUp(to: time, emit: emit) else { throw .refused }
      toggle(part, at: time, emit: emit)
    default: throw .unknownName
    }
  }

  /// Tells the size of the box, the child's frame in it, and which parts give way, as the mask's bits.
  public func readState(_ read: (String, SettingValue) -> Void) {
    let child = child
    read("width", .number(box.width))
    read("height", .number(box.height))
    read("x", .number(child.minX))
    read("y", .number(child.minY))
    read("childWidth", .number(child.size.width))
    read("childHeight", .number(child.size.height))
    read("flexible", .number(Double(mask.rawValue)))
  }
}
