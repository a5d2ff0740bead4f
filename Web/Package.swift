// swift-tools-version: 6.1
import PackageDescription

// A separate package, because it is built as Embedded Swift, with flags that the library must not have.
let package = Package(
  name: "RotaryWeb",
  dependencies: [.package(name: "RotaryKit", path: "..", traits: [])],
  targets: [
    .target(name: "CRuntime"),
    .executableTarget(
      name: "RotaryWeb",
      dependencies: [.product(name: "Rotary", package: "RotaryKit"), "CRuntime"]
    ),
  ]
)
