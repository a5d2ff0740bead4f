import Rotary

/// A colour: red, green and blue from 0 to 255, and the opacity from 0 to 1.
typealias Color = SIMD4<Float>

extension Color {
  init(_ color: RGBA, opacity: Double) {
    self.init(
      Float(color.red) * 255,
      Float(color.green) * 255,
      Float(color.blue) * 255,
      Float(color.opacity * opacity)
    )
  }
}

/// A paint with the colours of a theme, for pixels.
enum Ink {
  case solid(Color)
  case gradient(Gradient)

  /// Creates an ink; nil if it is invisible.
  ///
  /// - Parameters:
  ///   - paint: A paint in a node's points.
  ///   - transform: The transform from the node's points to pixels.
  ///   - opacity: A factor for the opacity of all colours.
  ///   - theme: The colours of the roles.
  init?(_ paint: Paint, _ transform: Transform2D, opacity: Double, _ theme: Theme) {
    let stops: [GradientStop]
    let shape: Gradient.Shape?
    switch paint {
    case .solid(let tint):
      stops = [GradientStop(0, tint)]
      shape = nil
    case .linear(let start, let end, let all):
      let direction = Vector(end) - Vector(start)
      let square = Vector.dot(direction, direction)
      stops = all
      shape = square > 0 ? .linear(start: Vector(start), direction: direction / square) : nil
    case .radial(let center, let inner, let outer, let all):
      let width = Float(outer - inner)
      stops = all
      shape =
        width > 0 ? .radial(center: Vector(center), radius: Float(inner), width: width) : nil
    }
    let colors = stops.map {
      Gradient.Stop(
        offset: Float($0.offset),
        color: Color(theme.color(of: $0.tint), opacity: opacity)
      )
    }
    guard let last = colors.last, colors.contains(where: { $0.color.w > 0 }) else { return nil }
    if let shape, let back = transform.inverse {
      self = .gradient(Gradient(map: PixelMap(back), shape: shape, stops: colors))
    } else {
      self = .solid(last.color)
    }
  }

  /// A checksum of the colours and their places.
  var checksum: Checksum {
    var sum = Checksum()
    switch self {
    case .solid(let color): sum.add(color)
    case .gradient(let gradient): gradient.add(to: &sum)
    }
    return sum
  }
}

/// A gradient whose end colours continue beyond its ends.
struct Gradient {
  enum Shape {
    /// The direction is the vector from the start to the end, divided by the square of its length.
    case linear(start: Vector, direction: Vector)
    case radial(center: Vector, radius: Float, width: Float)
  }

  struct Stop {
    var offset: Float
    var color: Color
  }

  /// The map from pixels to the points of the shape.
  let map: PixelMap
  let shape: Shape
  /// One stop or more.
  let stops: [Stop]

  /// Returns the colour at a point, in pixels.
  func color(at pixel: Vector) -> Color {
    let place = map(pixel)
    let share =
      switch shape {
      case .linear(let start, let direction): Vector.dot(place - start, direction)
      case .radial(let center, let radius, let width): ((place - center).length - radius) / width
      }
    var before = stops[0]
    guard share > before.offset else { return before.color }
    for index in 1..<stops.count {
      let stop = stops[index]
      if share < stop.offset {
        let part = (share - before.offset) / (stop.offset - before.offset)
        return before.color + (stop.color - before.color) * part
      }
      before = stop
    }
    return before.color
  }

  func add(to sum: inout Checksum) {
    for vector in [map.x, map.y, map.origin] { sum.add(vector) }
    switch shape {
    case .linear(let start, let direction):
      sum.add(start)
      sum.add(direction)
    case .radial(let center, let radius, let width):
      sum.add(center)
      sum.add(radius)
      sum.add(width)
    }
    for stop in stops {
      sum.add(stop.offset)
      sum.add(stop.color)
    }
  }
}
