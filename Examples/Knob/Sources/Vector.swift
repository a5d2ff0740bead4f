import RealModule
import Rotary

/// A point or a displacement.
///
/// The processor calculates with `Float`; `Double` is emulated and far slower.
typealias Vector = SIMD2<Float>

extension Vector {
  init(_ point: Point2D) { self.init(Float(point.x), Float(point.y)) }

  /// The length of the displacement.
  var length: Float { Self.dot(self, self).squareRoot() }

  /// The displacement after a quarter of a turn clockwise.
  var turned: Vector { Vector(-y, x) }

  /// Returns the point in a direction from this one, in radians, positive clockwise.
  func moved(by distance: Float, towards angle: Float) -> Vector {
    Vector(x + distance * Float.cos(angle), y + distance * Float.sin(angle))
  }

  static func dot(_ left: Vector, _ right: Vector) -> Float { left.x * right.x + left.y * right.y }

  /// Returns the sine of the angle between two directions, positive clockwise, times their lengths.
  static func cross(_ left: Vector, _ right: Vector) -> Float {
    left.x * right.y - left.y * right.x
  }
}

/// A transform from a node's points to pixels.
struct PixelMap {
  let x: Vector
  let y: Vector
  let origin: Vector

  init(_ transform: Transform2D) {
    x = Vector(Float(transform.a), Float(transform.b))
    y = Vector(Float(transform.c), Float(transform.d))
    origin = Vector(Float(transform.tx), Float(transform.ty))
  }

  /// The factor of lengths, as the square root of that of areas.
  var scale: Float { Vector.cross(x, y).magnitude.squareRoot() }

  func callAsFunction(_ point: Vector) -> Vector { x * point.x + y * point.y + origin }
}
