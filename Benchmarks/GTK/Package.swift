// swift-tools-version: 6.1
import PackageDescription

// A separate package, because it needs GTK.
let package = Package(
  name: "RotaryGTKBenchmarks",
  dependencies: [.package(name: "RotaryKit", path: "../..", traits: ["GTK"])],
  targets: [
    .executableTarget(
      name: "GtkRatio",
      dependencies: [
        .product(name: "Rotary", package: "RotaryKit"),
        .product(name: "RotaryCairo", package: "RotaryKit"),
        .product(name: "RotaryGTK", package: "RotaryKit"),
      ],
      path: "GtkRatio"
    ),
    .executableTarget(
      name: "PeerDrag",
      dependencies: [
        .product(name: "Rotary", package: "RotaryKit"),
        .product(name: "RotaryCairo", package: "RotaryKit"),
        .product(name: "RotaryGTK", package: "RotaryKit"),
      ],
      path: "PeerDrag"
    ),
  ]
)
