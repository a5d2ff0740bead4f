import Benchmark
import Rotary

/// Input on a wheel, with its scene and the difference from the previous frame.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput],
    scalingFactor: .kilo,
    maxDuration: .seconds(1)
  )
  for count in [12, 1_000] {
    Benchmark("a pointer move on a wheel of \(count)") { benchmark in
      guard var wheel = Wheel(count: count) else { return }
      var presenter = ScenePresenter<Wheel>()
      wheel.handle(.pointer(PointerEvent(.down, position: Point2D(180, 100))), at: 0)
      presenter.update(with: wheel) { _ in }
      benchmark.startMeasurement()
      for step in benchmark.scaledIterations {
        let place = wheel.size.center.moved(by: 80, towards: Double(step) * 0.01)
        let event = Input.pointer(PointerEvent(.move, position: place))
        blackHole(wheel.handle(event, at: 1 + Double(step) * 0.001))
        presenter.update(with: wheel) { blackHole($0) }
      }
    }
    Benchmark("a frame of a turning wheel of \(count)") { benchmark in
      guard var wheel = Wheel(count: count) else { return }
      var presenter = ScenePresenter<Wheel>()
      wheel.startTurning(radiansPerSecond: 3)
      presenter.update(with: wheel) { _ in }
      benchmark.startMeasurement()
      for step in benchmark.scaledIterations {
        wheel.advance(to: 1 + Double(step) / 120)
        presenter.update(with: wheel) { blackHole($0) }
      }
    }
    Benchmark("the sector at a rotation, of \(count)") { benchmark in
      let layout = SectorLayout(count: count)
      for step in benchmark.scaledIterations {
        blackHole(layout.selection(at: Double(step) * 1.7 - 400))
      }
    }
  }
  Benchmark("the speed at release, in the plane") { benchmark in
    var estimator = PlanarVelocityEstimator()
    for step in benchmark.scaledIterations {
      let time = Double(step) * 0.004
      estimator.add(Point2D(time * 300, time * time * 900), at: time)
      blackHole(estimator.velocity(at: time + 0.001))
    }
  }
}
