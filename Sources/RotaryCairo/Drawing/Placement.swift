#if Pictures
import Rotary

/// The placement of a node's plane in the scene.
enum Placement {
  /// Parallel to the scene's plane, with any rotation or scale. Cairo draws the node with a matrix.
  case flat(Transform2D)
  /// In perspective. Outlines are projected point by point.
  case perspective(Transform3D)
  /// Invisible: edge-on, behind the eye, or not finite.
  case unseen

  init(_ transform: Transform3D) {
    // Depth does not matter, because only x and y of the plane z = 0 are projected.
    guard transform.x.w != 0 || transform.y.w != 0 else {
      let divisor = transform.w.w
      let flat = Transform2D(
        transform.x.x / divisor,
        transform.x.y / divisor,
        transform.y.x / divisor,
        transform.y.y / divisor,
        transform.w.x / divisor,
        transform.w.y / divisor
      )
      self = divisor > 0 && flat.isUsable ? .flat(flat) : .unseen
      return
    }
    self = .perspective(transform)
  }
}

/// A projected point of a plane before the division by w.
struct HomogeneousPoint {
  var x: Double
  var y: Double
  var w: Double

  /// The smallest distance of a point to the eye, as a share of the eye's distance.
  ///
  /// Closer parts are cut away. At this distance they are 256 times as large, and at 0 infinitely large.
  static let nearest = 1.0 / 256

  var isInFront: Bool { w >= Self.nearest }

  /// The position in the picture, for a point in front of the eye.
  var point: Point2D { Point2D(x / w, y / w) }

  /// Returns the point on the line to another one that has the smallest distance to the eye.
  func crossing(to other: HomogeneousPoint) -> HomogeneousPoint {
    let share = (Self.nearest - w) / (other.w - w)
    return HomogeneousPoint(
      x: x + (other.x - x) * share,
      y: y + (other.y - y) * share,
      w: Self.nearest
    )
  }
}

extension Transform3D {
  /// Returns the image of a point of the plane z = 0 before the division.
  func image(of point: Point2D) -> HomogeneousPoint {
    HomogeneousPoint(
      x: x.x * point.x + y.x * point.y + w.x,
      y: x.y * point.x + y.y * point.y + w.y,
      w: x.w * point.x + y.w * point.y + w.w
    )
  }

  /// Returns the affine map that equals this projection at `point` and approximates it nearby.
  ///
  /// Its six numbers are the value and the first derivatives of the projection. It is nil if the point is behind the
  /// eye or the plane is edge-on.
  func affineMap(near point: Point2D) -> Transform2D? {
    let image = image(of: point)
    guard image.isInFront else { return nil }
    let place = image.point
    let a = (x.x - place.x * x.w) / image.w
    let b = (x.y - place.y * x.w) / image.w
    let c = (y.x - place.x * y.w) / image.w
    let d = (y.y - place.y * y.w) / image.w
    let map = Transform2D(
      a,
      b,
      c,
      d,
      place.x - a * point.x - c * point.y,
      place.y - b * point.x - d * point.y
    )
    return map.isUsable ? map : nil
  }

  /// The transform from the picture back to the plane z = 0, or nil if the plane is edge-on.
  ///
  /// This is the adjugate of the 3 × 3 matrix of x, y and w, whose scale does not matter.
  var planeInverse: Transform3D? {
    let adjugate = Transform3D(
      x: Column(y.y * w.w - w.y * y.w, w.y * x.w - x.y * w.w, 0, x.y * y.w - y.y * x.w),
      y: Column(w.x * y.w - y.x * w.w, x.x * w.w - w.x * x.w, 0, y.x * x.w - x.x * y.w),
      z: Column(0, 0, 1, 0),
      w: Column(y.x * w.y - w.x * y.y, w.x * x.y - x.x * w.y, 0, x.x * y.y - y.x * x.y)
    )
    let determinant = x.x * adjugate.x.x + y.x * adjugate.x.y + w.x * adjugate.x.w
    guard determinant.isFinite, determinant != 0 else { return nil }
    return adjugate
  }
}
#endif
