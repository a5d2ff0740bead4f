#if Tool && Pictures && canImport(RotaryCairo)
import Rotary
import RotaryCairo
import RotaryReplay

/// A picture of all states of a control, for inspection.
///
/// Rows are light and dark, each in three sizes; columns are the states. Each cell has a caption.
enum ContactSheet {
  private static let sizes = [160.0, 320, 640]

  /// The states, and the input that leads to them.
  private enum State: CaseIterable {
    case rest, hover, pressed, dragging, turning, disabled, focused, selected

    /// Brings a control into the state.
    func apply<C: ConfigurableControl>(to control: inout C) {
      let center = control.size.center
      let reach = control.size.shorterSide * 0.35
      func place(_ direction: Double) -> Point2D { center.moved(by: reach, towards: direction) }
      func pointer(_ phase: PointerEvent.Phase, _ direction: Double, at time: Double) {
        let kind = PointerEvent.Kind.mouse
        let event = PointerEvent(phase, position: place(direction), kind: kind)
        control.handle(.pointer(event), at: time)
      }
      switch self {
      case .rest: break
      case .hover: pointer(.hover, -1, at: 0)
      case .pressed:
        pointer(.down, -1, at: 0)
        control.advance(to: 0.3)
      case .dragging:
        pointer(.down, -1, at: 0)
        for step in 1...10 { pointer(.move, -1 + Double(step) * 0.03, at: Double(step) * 0.03) }
      case .turning:
        pointer(.down, -1, at: 0)
        for step in 1...10 { pointer(.move, -1 + Double(step) * 0.1, at: Double(step) * 0.01) }
        pointer(.up, 0, at: 0.1)
        control.advance(to: 0.4)
      case .disabled: try? control.set("disabled", to: .flag(true))
      case .focused: control.handle(.focus(true), at: 0)
      case .selected:
        pointer(.down, 1, at: 0)
        pointer(.up, 1, at: 0.05)
        control.advance(to: 5)
      }
    }
  }

  /// A control of one size in every state, and the space around it that suits all of these.
  private struct Specimens<C: ConfigurableControl> {
    /// Of the control, in points.
    let side: Double
    let controls: [(state: State, control: C)]
    let margin: Double

    init(of control: C, side: Double, with renderer: SceneRenderer) {
      self.side = side
      controls = State.allCases.map { state in
        var copy = control
        copy.size = Size2D(side, side)
        state.apply(to: &copy)
        return (state, copy)
      }
      margin =
        controls.map { PictureFrame.margin(of: $0.control, with: renderer) }.max() ?? 0
    }
  }

  /// A row of cells, and their common properties.
  private struct Row<C: ConfigurableControl> {
    var theme: ThemeName
    var specimens: Specimens<C>
    /// Pixels per point.
    var density: Double

    /// The width of a cell in points.
    var width: Double { specimens.side + 2 * specimens.margin }
    var height: Double { width + ContactSheet.captionHeight }
  }

  /// Draws the states of a control in a format.
  static func picture<C: ConfigurableControl>(
    of control: C,
    as format: PictureFormat,
    families: FontFamilies
  ) throws -> DrawnPicture {
    let sheet = sheet(of: control, as: format, families: families)
    var progress = Progress("Drawing states", total: sheet.cells.count)
    defer { progress.finish() }
    let bytes =
      switch format {
      case .png: try sheet.png { progress.update($0) }
      case .svg: try sheet.svg { progress.update($0) }
      case .pdf: try sheet.pdf { progress.update($0) }
      }
    return DrawnPicture(bytes: bytes, format: format, size: sheet.size)
  }

  /// The cells of a control's picture, row by row.
  ///
  /// A PNG shows all sizes but the largest at two densities. A document has one density, because its lines are sharp
  /// at any.
  static func sheet<C: ConfigurableControl>(
    of control: C,
    as format: PictureFormat,
    families: FontFamilies
  ) -> PictureSheet {
    func densities(of side: Double) -> [Double] {
      format == .png && side < sizes[sizes.count - 1] ? [1, 2] : [1]
    }
    let renderer = SceneRenderer(families: families)
    let specimens = sizes.map { Specimens(of: control, side: $0, with: renderer) }
    let rows = [ThemeName.light, .dark].flatMap { theme in
      specimens.flatMap { each in
        densities(of: each.side).map { Row(theme: theme, specimens: each, density: $0) }
      }
    }
    let widest = rows.map { $0.width * $0.density }.max() ?? 0
    let height = rows.map { $0.height * $0.density }.reduce(0, +)
    var sheet = PictureSheet(
      size: Size2D(widest * Double(State.allCases.count), height),
      families: families
    )
    var top = 0.0
    for row in rows {
      for (column, specimen) in row.specimens.controls.enumerated() {
        let left = Double(column) * row.width * row.density
        sheet.cells.append(
          PictureSheet.Cell(
            cell(specimen.control, specimen.state, row),
            at: Transform2D(row.density, 0, 0, row.density, left, top),
            theme: row.theme.theme
          )
        )
      }
      top += row.height * row.density
    }
    return sheet
  }

  /// A control on the background, with its caption above.
  private static func cell<C: ConfigurableControl>(
    _ control: C,
    _ state: State,
    _ row: Row<C>
  ) -> ControlScene {
    let (side, margin) = (row.specimens.side, row.specimens.margin)
    let size = Size2D(row.width, row.height)
    var scene = ControlScene(size: size)
    let ground = VectorPath.rectangle(Rect2D(origin: .zero, size: size))
    let content = SceneContent.shape(ground, fill: .role(.ground), stroke: nil)
    scene.add(SceneNode(NodeID(.max - 1), content: content)) {
      caption("\(C.controlName): \(state)", .ink, line: 0, width: size.width, into: &$0)
      let length = JSONText.of(side)
      let words =
        "\(row.theme.rawValue), \(length) × \(length), scale \(JSONText.of(row.density))"
      caption(words, .inkSecondary, line: 1, width: size.width, into: &$0)
    }
    let place = Transform3D.translation(margin, margin + captionHeight)
    scene.add(SceneNode(NodeID(.max), transform: place)) { control.draw(into: &$0) }
    return scene
  }

  /// The height of two lines of 14 points and of their inset.
  private static let captionHeight = 34.0

  private static func caption(
    _ text: String,
    _ role: ColorRole,
    line: Int,
    width: Double,
    into scene: inout ControlScene
  ) {
    let inset = 6.0
    let content = TextContent(
      text,
      style: TextStyle(size: 10, weight: line == 0 ? .semibold : .regular),
      paint: .role(role),
      box: Rect2D(inset, inset + Double(line) * 14, width - 2 * inset, 14),
      alignment: .start
    )
    scene.add(SceneNode(NodeID(.max - 2 - UInt32(line)), content: .text(content)))
  }
}
#endif
