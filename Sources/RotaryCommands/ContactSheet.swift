#if canImport(RotaryCairo)
import Rotary
import RotaryCairo

/// Every state of a control on one picture, to be looked at.
///
/// Rows are light and dark, each in three sizes and at two densities; columns are the states.
enum ContactSheet {
  private static let sizes = [160.0, 320, 640]
  private static let densities = [1.0, 2]

  /// The states, and how a control comes into them.
  private enum State: CaseIterable {
    case rest, hover, pressed, dragging, turning, disabled, focused, selected

    /// Where a pointer does what, on a control of 1 × 1 about its centre.
    func apply<C: ConfigurableControl>(to control: inout C) {
      let center = control.size.center
      let reach = control.size.shorterSide * 0.35
      func place(_ direction: Double) -> Point2D { center.moved(by: reach, towards: direction) }
      func pointer(_ phase: PointerEvent.Phase, _ direction: Double, at time: Double) {
        let kind = PointerEvent.Kind.mouse
        let event = PointerEvent(phase, position: place(direction), kind: kind)
        _ = control.handle(.pointer(event), at: time) { _, _ in }
      }
      switch self {
      case .rest: break
      case .hover: pointer(.hover, -1, at: 0)
      case .pressed:
        pointer(.down, -1, at: 0)
        control.advance(to: 0.3) { _, _ in }
      case .dragging:
        pointer(.down, -1, at: 0)
        for step in 1...10 { pointer(.move, -1 + Double(step) * 0.03, at: Double(step) * 0.03) }
      case .turning:
        pointer(.down, -1, at: 0)
        for step in 1...10 { pointer(.move, -1 + Double(step) * 0.1, at: Double(step) * 0.01) }
        pointer(.up, 0, at: 0.1)
        control.advance(to: 0.4) { _, _ in }
      case .disabled: try? control.set("disabled", to: .flag(true))
      case .focused: _ = control.handle(.focus(true), at: 0) { _, _ in }
      case .selected:
        pointer(.down, 1, at: 0)
        pointer(.up, 1, at: 0.05)
        control.advance(to: 5) { _, _ in }
      }
    }
  }

  /// The picture, as PNG.
  static func picture<C: ConfigurableControl>(of control: C) throws -> [UInt8] {
    var rows: [(size: Double, density: Double, theme: Theme)] = []
    for theme in [Theme.light, .dark] {
      for size in sizes { for density in densities { rows.append((size, density, theme)) } }
    }
    let states = State.allCases
    let cell = { (row: (size: Double, density: Double, theme: Theme)) in
      row.size * (1 + 2 * PictureFrame.marginShare) * row.density
    }
    let widest = rows.map { cell($0) }.max() ?? 0
    let height = rows.map { cell($0) }.reduce(0, +)
    let canvas = try Canvas(size: Size2D(widest * Double(states.count), height))
    var progress = Progress("Drawing states", total: rows.count * states.count)
    var top = 0.0
    for (index, row) in rows.enumerated() {
      let side = cell(row)
      let renderer = SceneRenderer(theme: row.theme, textDrawing: .outlines)
      for (column, state) in states.enumerated() {
        progress.update(index * states.count + column)
        var copy = control
        copy.size = Size2D(row.size, row.size)
        state.apply(to: &copy)
        let density = row.density
        let place = Transform2D(density, 0, 0, density, Double(column) * side, top)
        try canvas.add(cellScene(copy, at: place), with: renderer)
      }
      top += side
    }
    progress.finish()
    return try canvas.png()
  }

  /// A control on its ground, at its place on the sheet.
  private static func cellScene(_ control: some Control, at place: Transform2D) -> ControlScene {
    let margin = control.size.shorterSide * PictureFrame.marginShare
    let content = PictureFrame.scene(of: control, margin: margin)
    var scene = ControlScene(size: content.size)
    scene.add(SceneNode(NodeID(.max - 1), transform: Transform3D(place))) {
      $0.add(
        SceneNode(
          NodeID(.max - 2),
          content: .shape(
            .rectangle(Rect2D(origin: .zero, size: content.size)),
            fill: .role(.ground),
            stroke: nil
          )
        )
      )
      $0.add(SceneNode(NodeID(.max), transform: .translation(margin, margin))) {
        control.draw(into: &$0)
      }
    }
    return scene
  }
}
#endif
