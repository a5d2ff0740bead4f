// swift-tools-version: 6.1
import PackageDescription

// In your own package, use the path of your clone.
let package = Package(
  name: "Heat",
  dependencies: [.package(name: "RotaryKit", path: "../../..", traits: ["GTK"])],
  targets: [
    .executableTarget(
      name: "Heat",
      dependencies: [.product(name: "RotaryGTK", package: "RotaryKit")]
    ),
    .executableTarget(
      name: "People",
      dependencies: [.product(name: "RotaryGTK", package: "RotaryKit")]
    ),
    .executableTarget(
      name: "TextMenu",
      dependencies: [.product(name: "RotaryGTK", package: "RotaryKit")]
    ),
  ]
)
