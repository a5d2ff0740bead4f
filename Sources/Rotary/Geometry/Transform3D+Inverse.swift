extension Transform3D {
  /// The factor of volumes; negative if the transform mirrors, 0 if it flattens.
  public var determinant: Double { Minors(self).determinant }

  /// The inverse transform, or nil if this one flattens space.
  public var inverse: Transform3D? {
    let minors = Minors(self)
    let scale = 1 / minors.determinant
    guard scale.isFinite else { return nil }
    let (s, c) = (minors.upper, minors.lower)
    return Transform3D(
      x: Column(
        scale * (y.y * c.zw - y.z * c.yw + y.w * c.yz),
        scale * (x.z * c.yw - x.y * c.zw - x.w * c.yz),
        scale * (w.y * s.zw - w.z * s.yw + w.w * s.yz),
        scale * (z.z * s.yw - z.y * s.zw - z.w * s.yz)
      ),
      y: Column(
        scale * (y.z * c.xw - y.x * c.zw - y.w * c.xz),
        scale * (x.x * c.zw - x.z * c.xw + x.w * c.xz),
        scale * (w.z * s.xw - w.x * s.zw - w.w * s.xz),
        scale * (z.x * s.zw - z.z * s.xw + z.w * s.xz)
      ),
      z: Column(
        scale * (y.x * c.yw - y.y * c.xw + y.w * c.xy),
        scale * (x.y * c.xw - x.x * c.yw - x.w * c.xy),
        scale * minors.facing(self),
        scale * (z.y * s.xw - z.x * s.yw - z.w * s.xy)
      ),
      w: Column(
        scale * (y.y * c.xz - y.x * c.yz - y.z * c.xy),
        scale * (x.x * c.yz - x.y * c.xz + x.z * c.xy),
        scale * (w.y * s.xz - w.x * s.yz - w.z * s.xy),
        scale * (z.x * s.yz - z.y * s.xz + z.z * s.xy)
      )
    )
  }

  /// Whether the viewer sees the back of the plane z = 0.
  ///
  /// False if the plane is edge-on, or if the transform flattens space. Perspective counts: a tile to the side of the
  /// eye may show another side than a tile in front of it.
  /// Source: CSS Transforms Level 2, section 8.1, https://www.w3.org/TR/css-transforms-2/: the inverse's m33 is
  /// negative.
  public var isFacingAway: Bool {
    let minors = Minors(self)
    return minors.facing(self) * minors.determinant < 0
  }

  /// The 2 × 2 determinants of two rows each, from which all other determinants are computed.
  private struct Minors {
    /// The determinants of two rows, named by their two components.
    struct Pair {
      let xy: Double
      let xz: Double
      let xw: Double
      let yz: Double
      let yw: Double
      let zw: Double

      init(_ first: Column, _ second: Column) {
        xy = first.x * second.y - second.x * first.y
        xz = first.x * second.z - second.x * first.z
        xw = first.x * second.w - second.x * first.w
        yz = first.y * second.z - second.y * first.z
        yw = first.y * second.w - second.y * first.w
        zw = first.z * second.w - second.z * first.w
      }
    }

    let upper: Pair
    let lower: Pair

    init(_ map: Transform3D) {
      upper = Pair(map.x, map.y)
      lower = Pair(map.z, map.w)
    }

    var determinant: Double {
      upper.xy * lower.zw - upper.xz * lower.yw + upper.xw * lower.yz
        + upper.yz * lower.xw - upper.yw * lower.xz + upper.zw * lower.xy
    }

    /// Returns the determinant without the third row and the third component: the inverse's m33, not divided.
    func facing(_ map: Transform3D) -> Double {
      map.w.x * upper.yw - map.w.y * upper.xw + map.w.w * upper.xy
    }
  }
}
