// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RotaryTimedBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "RotaryKit", path: "../..", traits: []),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "ControlBenchmarks",
      dependencies: [
        .product(name: "Rotary", package: "RotaryKit"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/ControlBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ]
)
