import Foundation
import Rotary

extension Transform3D {
  /// The error for text that is no CSS transform.
  struct NotCSS: Error {
    let text: String
  }

  /// Makes a transform from sixteen numbers in the order of `matrix3d()`.
  init(numbers n: [Double]) {
    precondition(n.count == 16, "a matrix of \(n.count) numbers")
    self.init(
      x: Column(n[0], n[1], n[2], n[3]),
      y: Column(n[4], n[5], n[6], n[7]),
      z: Column(n[8], n[9], n[10], n[11]),
      w: Column(n[12], n[13], n[14], n[15])
    )
  }

  /// The sixteen numbers in the order of `matrix3d()`.
  var numbers: [Double] { [x, y, z, w].flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  /// Parses a list of CSS transform functions; the last one is applied first.
  init(css: String) throws {
    var map = Transform3D.identity
    var rest = Substring(css)
    while let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")") {
      let name = rest[..<open].trimmingCharacters(in: .whitespaces)
      let values = rest[rest.index(after: open)..<close].split(separator: ",").map {
        Double($0.trimmingCharacters(in: .letters.union(.whitespaces))) ?? .nan
      }
      map = try Self.function(name, values).then(map)
      rest = rest[rest.index(after: close)...]
    }
    self = map
  }

  private static func function(_ name: String, _ v: [Double]) throws -> Transform3D {
    func angle(_ degrees: Double) -> Double { Circular.radians(degrees: degrees) }
    switch name {
    case "translate3d", "translate":
      return .translation(v[0], v[1], v.count > 2 ? v[2] : 0)
    case "translateX": return .translation(v[0], 0)
    case "translateZ": return .translation(0, 0, v[0])
    case "scale3d", "scale": return .scale(v[0], v[1], v.count > 2 ? v[2] : 1)
    case "scaleX": return .scale(v[0], 1)
    case "scaleY": return .scale(1, v[0])
    case "rotateX": return .rotation(aboutX: angle(v[0]))
    case "rotateY": return .rotation(aboutY: angle(v[0]))
    case "rotateZ": return .rotation(aboutZ: angle(v[0]))
    case "rotate3d": return .rotation(angle(v[3]), axisX: v[0], axisY: v[1], axisZ: v[2])
    case "perspective": return .perspective(v[0])
    case "matrix3d": return Transform3D(numbers: v)
    case "": return .identity  // a comment in brackets
    default: throw NotCSS(text: name)
    }
  }

  /// Returns the transform that Core Animation's tests create under a name; for other names, the CSS that
  /// follows it.
  static func made(as id: String, or css: String) throws -> Transform3D {
    let doubled = Transform3D.scale(2, 2, 2)
    let moved = Transform3D.translation(10, 0, 0)
    switch id {
    case "ca.translation": return .translation(2, 3, 4)
    case "ca.scale": return .scale(2, 3, 4)
    case "ca.rotz90": return .rotation(.pi / 2, axisX: 0, axisY: 0, axisZ: 1)
    case "ca.rotx90": return .rotation(.pi / 2, axisX: 1, axisY: 0, axisZ: 0)
    case "ca.concat.translate_scale", "ca.Translate_on_scale": return moved.then(doubled)
    case "ca.concat.scale_translate", "ca.Scale_on_translate": return doubled.then(moved)
    case "ca.invert.scale": return doubled.inverse ?? .identity
    case "ca.from_affine": return Transform3D(Transform2D(2, 3, 4, 5, 6, 7))
    default: return try Transform3D(css: css.replacingOccurrences(of: "css:", with: ""))
    }
  }
}
