// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RotaryKit",
  platforms: [.macOS(.v14), .iOS(.v18)],
  products: [
    .library(name: "Rotary", targets: ["Rotary"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1")
  ],
  targets: [
    .target(
      name: "Rotary",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      exclude: ["README.md"]
    ),
    .testTarget(name: "RotaryTests", dependencies: ["Rotary"]),
  ]
)
