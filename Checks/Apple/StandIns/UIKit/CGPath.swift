// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration at developer.apple.com/documentation, on the page with its name.
import Foundation

/// A path that records the calls that created it, for tests to compare.
public class CGPath: Equatable {
  /// One call, with its points after its transform.
  public enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat)
    case close
  }

  /// The recorded calls.
  ///
  /// Not in Core Graphics, whose paths are read by `applyWithBlock(_:)`.
  public fileprivate(set) var steps: [Step] = []

  fileprivate init() {}

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { addRectSteps(rect) }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    steps = [.move(CGPoint(x: rect.maxX, y: rect.midY))]
    steps.append(
      .arc(center: center, radius: rect.width / 2, startAngle: 0, delta: 2 * CGFloat.pi)
    )
    steps.append(.close)
  }

  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { addRectSteps(rect) }

  public var isEmpty: Bool { steps.isEmpty }

  public var currentPoint: CGPoint {
    for step in steps.reversed() {
      switch step {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        return point
      case .arc(let center, let radius, let startAngle, let delta):
        let angle = Double(startAngle + delta)
        return CGPoint(
          x: center.x + radius * CGFloat(cos(angle)),
          y: center.y + radius * CGFloat(sin(angle))
        )
      case .close: continue
      }
    }
    return .zero
  }

  public func copy() -> CGPath? {
    let path = CGPath()
    path.steps = steps
    return path
  }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.steps = steps
    return path
  }

  /// The bounding box of all points, including control points.
  public var boundingBox: CGRect {
    var box = CGRect.null
    for step in steps {
      switch step {
      case .move(let a), .line(let a): box = box.union(CGRect(origin: a, size: .zero))
      case .quadratic(let a, let b):
        for point in [a, b] { box = box.union(CGRect(origin: point, size: .zero)) }
      case .cubic(let a, let b, let c):
        for point in [a, b, c] { box = box.union(CGRect(origin: point, size: .zero)) }
      case .arc(let center, let radius, _, _):
        box = box.union(
          CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
      case .close: break
      }
    }
    return box
  }

  public var boundingBoxOfPath: CGRect { boundingBox }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

  fileprivate func addRectSteps(_ rect: CGRect) {
    steps += [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }
}

public final class CGMutablePath: CGPath {
  public override init() { super.init() }

  public func move(to point: CGPoint, transform t: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(t)))
  }

  public func addLine(to point: CGPoint, transform t: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(t)))
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform t: CGAffineTransform = .identity
  ) { steps.append(.quadratic(control.applying(t), end.applying(t))) }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform t: CGAffineTransform = .identity
  ) { steps.append(.cubic(control1.applying(t), control2.applying(t), end.applying(t))) }

  /// Supports only transforms that are translations.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform t: CGAffineTransform = .identity
  ) {
    steps.append(
      .arc(center: center.applying(t), radius: radius, startAngle: startAngle, delta: delta)
    )
  }

  public func addRect(_ rect: CGRect, transform t: CGAffineTransform = .identity) {
    addRectSteps(rect)
  }

  public func addEllipse(in rect: CGRect, transform t: CGAffineTransform = .identity) {
    steps += CGPath(ellipseIn: rect, transform: nil).steps
  }

  public func addPath(_ path: CGPath, transform t: CGAffineTransform = .identity) {
    steps += path.steps
  }

  public func closeSubpath() { steps.append(.close) }
}
