import Rotary
import RotaryGestures

extension LayoutBox: ConfigurableControl {
  /// `layout-box`.
  public static var controlName: String { "layout-box" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("content-mode", &mode) {
      "Scaling and alignment of the picture when its frame changes."
    }
    mask.visit(
      .flexibleLeft,
      "flexible-left",
      "Let the margin to the left of the child change.",
      &visitor
    )
    mask.visit(.flexibleWidth, "flexible-width", "Let the width of the child change.", &visitor)
    mask.visit(
      .flexibleRight,
      "flexible-right",
      "Let the margin to the right of the child change.",
      &visitor
    )
    mask.visit(.flexibleTop, "flexible-top", "Let the margin above the child change.", &visitor)
    mask.visit(.flexibleHeight, "flexible-height", "Let the height of the child change.", &visitor)
    mask.visit(
      .flexibleBottom,
      "flexible-bottom",
      "Let the margin below the child change.",
      &visitor
    )
  }

  /// Calls a method by name: `resize`, with a `width` and a `height` in points, or `toggle`, with the number
  /// of a `part`: left, width, right, top, height, bottom from 0.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("resize toggle").index(of: name) {
    case 0:
      let newSize = Size2D(try arguments.number("width"), try arguments.number("height"))
      resize(to: newSize)
    case 1:
      let part = try arguments.integer("part", in: 0...LayoutPart.count - 1)
      toggle(part)
    default: throw .unknownName
    }
  }

  /// Reports the size of the box, the child's frame, and the flexible parts as the bits of the mask.
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
  /// Visits the setting that makes a part flexible.
  fileprivate mutating func visit(
    _ part: Autoresizing,
    _ name: StaticString,
    _ summary: StaticString,
    _ visitor: inout some SettingVisitor
  ) {
    visitor.flag(name, contains(part)) {
      summary
    } set: { isFlexible in
      if isFlexible { insert(part) } else { remove(part) }
    }
  }
}
