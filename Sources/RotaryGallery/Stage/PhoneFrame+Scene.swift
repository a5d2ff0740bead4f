import Rotary
import RotaryGestures

extension PhoneFrame {
  // IDs that the face does not use.
  private enum ID {
    static let root = NodeID(2_000)
    static let phone = NodeID(2_001)
    static let shadow = UInt32(2_002)
    static let body = UInt32(2_003)
    static let screen = NodeID(2_004)
    static let paper = UInt32(2_005)
    static let app = NodeID(2_006)
    static let reading = UInt32(2_007)
    static let notch = UInt32(2_008)
    static let line = UInt32(2_009)
    static let focus = UInt32(2_010)
    static func button(_ quarters: Int) -> UInt32 { UInt32(2_012 + quarters) }
    static func arrow(_ quarters: Int) -> UInt32 { UInt32(2_022 + quarters) }
  }

  /// Draws the phone, its screen and the buttons.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    let turn = Transform3D(.rotation(deviceAngle(at: now), about: middle))
    scene.add(SceneNode(ID.root)) {
      $0.add(SceneNode(ID.phone, transform: turn)) { drawPhone(into: &$0) }
      for quarters in [-1, 1] { drawButton(quarters, into: &$0) }
      let title = isRefused ? "\(device.title) is not supported" : device.title
      let style = TextStyle(size: 14, weight: isRefused ? .semibold : .regular)
      let paint = Paint.role(isRefused ? .accent : .inkSecondary)
      $0.write(ID.line, title, style, paint, line, .center, environment)
    }
  }

  private func drawPhone(into scene: inout ControlScene) {
    let corner = length * 0.07
    // The light comes from above in all orientations.
    let fall = Transform2D.rotation(-deviceAngle(at: now)).apply(to: Vector2D(0, length * 0.012))
    let below = Rect2D(origin: body.origin + fall, size: body.size)
    let shadow = VectorPath.rectangle(below, cornerRadius: corner)
    scene.draw(ID.shadow, .background, shadow, fill: .role(.shadow, opacity: 0.16))
    let outline = VectorPath.rectangle(body, cornerRadius: corner)
    scene.draw(ID.body, .rim, outline, fill: .role(.inkSecondary))
    let glass = VectorPath.rectangle(
      Rect2D(origin: .zero, size: screenFrame.size),
      cornerRadius: corner * 0.7
    )
    let place = Transform3D.translation(screenFrame.minX, screenFrame.minY)
    scene.add(SceneNode(ID.screen, transform: place, mask: .clip(glass))) {
      $0.draw(ID.paper, .disc, glass, fill: .role(.ground))
      let upright = Transform3D(stage.transform(at: now))
      $0.add(SceneNode(ID.app, transform: upright)) {
        app.draw(into: &$0)
        let style = TextStyle(size: 17, weight: .semibold, hasTabularFigures: true)
        let box = Rect2D(20, 22, 60 * environment.textScale, 24 * environment.textScale)
        let text = environment.text(of: app.model.happiness)
        $0.write(ID.reading, text, style, .role(.inkSecondary), box, .start, environment)
      }
    }
    // The notch is at the phone's own top edge.
    let width = body.size.width * 0.26
    let notch = Rect2D(middle.x - width / 2, screenFrame.minY + 5, width, 7)
    let pill = VectorPath.rectangle(notch, cornerRadius: 3.5)
    scene.draw(ID.notch, .pointer, pill, fill: .role(.inkSecondary))
    guard hasFocus else { return }
    let ring = VectorPath.rectangle(body.inset(by: -3), cornerRadius: corner + 3)
    scene.draw(ID.focus, .focusRing, ring, stroke: Stroke(paint: .role(.focus), width: 2))
  }

  /// Draws a round button with an arrow in the direction of rotation.
  private func drawButton(_ quarters: Int, into scene: inout ControlScene) {
    let frame = button(quarters: quarters)
    let isPressed = pressed?.quarters == quarters
    let disc = VectorPath.circle(center: frame.center, radius: 20)
    let fill = Paint.role(isPressed ? .surfaceHover : .surface)
    let edge = Stroke(paint: .role(.inkSecondary, opacity: 0.6), width: 1)
    scene.draw(ID.button(quarters), .hub, disc, fill: fill, stroke: edge)
    let way = Double(quarters)
    let radius = 8.0
    let end = frame.center.moved(by: radius, towards: way > 0 ? 0 : .pi)
    var arrow = VectorPath()
    arrow.addArc(
      center: frame.center,
      radius: radius,
      startAngle: way > 0 ? .pi * 0.75 : .pi * 0.25,
      sweep: way * 1.25 * .pi
    )
    arrow.move(to: end + Vector2D(-4.5, -3.5))
    arrow.addLine(to: end)
    arrow.addLine(to: end + Vector2D(4.5, -3.5))
    let line = Stroke(paint: .role(.ink), width: 2)
    scene.draw(ID.arrow(quarters), .icon, arrow, stroke: line)
  }
}
