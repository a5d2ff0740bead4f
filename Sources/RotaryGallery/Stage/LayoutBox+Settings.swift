import Rotary

extension LayoutBox: ConfigurableControl {
  /// `layout-box`.
  public static var controlName: String { "layout-box" }

  /// States each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      "content-mode",
      mode,
      "What becomes of the picture when its frame changes."
    ) { mode = $0 }
    visitor.flag(
      "flexible-left",
      mask.contains(.flexibleLeft),
      "The margin left of the child gives way."
    ) {
      mask.set(.flexibleLeft, to: $0)
    }
    visitor.flag("flexible-width", mask.contains(.flexibleWidth), "The child's width gives way.") {
      mask.set(.flexibleWidth, to: $0)
    }
    visitor.flag(
      "flexible-right",
      mask.contains(.flexibleRight),
      "The margin right of the child gives way."
    ) {
      mask.set(.flexibleRight, to: $0)
    }
    visitor.flag(
      "flexible-top",
      mask.contains(.flexibleTop),
      "The margin above the child gives way."
    ) {
      mask.set(.flexibleTop, to: $0)
    }
    visitor.flag("flexible-height", mask.contains(.flexibleHeight), "The child's height gives way.")
    {
      mask.set(.flexibleHeight, to: $0)
    }
    visitor.flag(
      "flexible-bottom",
      mask.contains(.flexibleBottom),
      "The margin below the child gives way."
    ) {
      mask.set(.flexibleBottom, to: $0)
    }
    visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Nothing moves by itself in any case."
    ) {
      environment.reducesMotion = $0
    }
    visitor.texts(of: environment) { environment = $0 }
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
    read("resized", .flag(isResized))
    read("width", .number(box.width))
    read("height", .number(box.height))
    read("x", .number(child.minX))
    read("y", .number(child.minY))
    read("childWidth", .number(child.size.width))
    read("childHeight", .number(child.size.height))
    read("flexible", .number(Double(mask.rawValue)))
  }
}

extension Autoresizing {
  /// Says whether a part gives way.
  fileprivate mutating func set(_ part: Autoresizing, to isFlexible: Bool) {
    if isFlexible { insert(part) } else { remove(part) }
  }
}
