import Rotary

// Functions of the core that the browser tests compare with the browser's own. Never shipped.

/// Three matrices of sixteen numbers in the order of `matrix3d()`: two arguments, and the result.
nonisolated(unsafe) private let matrices = UnsafeMutablePointer<Double>.allocate(capacity: 48)

private func matrix(_ index: Int) -> Transform3D {
  func column(_ row: Int) -> Transform3D.Column {
    let at = matrices + 16 * index + 4 * row
    return Transform3D.Column(at[0], at[1], at[2], at[3])
  }
  return Transform3D(x: column(0), y: column(1), z: column(2), w: column(3))
}

private func answer(_ map: Transform3D) {
  var at = matrices + 32
  for column in [map.x, map.y, map.z, map.w] {
    at[0] = column.x
    at[1] = column.y
    at[2] = column.z
    at[3] = column.w
    at += 4
  }
}

/// The address of the matrices.
@_expose(wasm, "matrices")
@_cdecl("matrices")
func addressOfMatrices() -> UnsafeMutablePointer<Double> { matrices }

/// A curve's progress; NaN for no curve.
@_expose(wasm, "curve")
@_cdecl("curve")
func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ share: Double) -> Double {
  CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)?.progress(at: share) ?? .nan
}

/// A curve's slope; NaN for no curve.
@_expose(wasm, "slope")
@_cdecl("slope")
func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ share: Double) -> Double {
  CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)?.slope(at: share) ?? .nan
}

/// The progress of steps; NaN for no steps.
@_expose(wasm, "steps")
@_cdecl("steps")
func steps(_ count: Int32, _ jump: Int32, _ share: Double, _ isBefore: Bool) -> Double {
  guard let jump = StepEasing.Jump(rawValue: UInt8(truncatingIfNeeded: jump)),
    let steps = StepEasing(Int(count), jump: jump)
  else { return .nan }
  return steps.progress(at: share, isBefore: isBefore)
}

/// The product of the second matrix and then the first, in the order of CSS for a list of two.
@_expose(wasm, "multiply")
@_cdecl("multiply")
func multiply() { answer(matrix(1).then(matrix(0))) }

/// The inverse of the first matrix; false if it has none.
@_expose(wasm, "invert")
@_cdecl("invert")
func invert() -> Bool {
  guard let inverse = matrix(0).inverse else { return false }
  answer(inverse)
  return true
}

/// A rotation around an axis, in radians.
@_expose(wasm, "rotate")
@_cdecl("rotate")
func rotate(_ x: Double, _ y: Double, _ z: Double, _ angle: Double) {
  answer(.rotation(angle, axisX: x, axisY: y, axisZ: z))
}

/// Perspective from a distance.
@_expose(wasm, "perspective")
@_cdecl("perspective")
func perspective(_ distance: Double) { answer(.perspective(distance)) }

/// Maps a position by the first matrix: three numbers at the result; false behind the eye.
@_expose(wasm, "map")
@_cdecl("map")
func map(_ x: Double, _ y: Double, _ z: Double) -> Bool {
  guard let image = matrix(0).map(Point3D(x, y, z)) else { return false }
  matrices[32] = image.x
  matrices[33] = image.y
  matrices[34] = image.z
  return true
}

/// The point of the plane that appears at a position: two numbers at the result; false for none.
@_expose(wasm, "unproject")
@_cdecl("unproject")
func unproject(_ x: Double, _ y: Double) -> Bool {
  guard let point = matrix(0).unproject(Point2D(x, y)) else { return false }
  matrices[32] = point.x
  matrices[33] = point.y
  return true
}
