// swift-tools-version: 6.1
import PackageDescription

// In your own package, use the path of your clone.
let package = Package(
  name: "Joystick",
  platforms: [.macOS(.v10_15), .iOS(.v13)],
  products: [.library(name: "Joystick", targets: ["Joystick"])],
  dependencies: [.package(name: "RotaryKit", path: "../..", traits: [.defaults, "GTK"])],
  targets: [
    .target(name: "Joystick", dependencies: [.product(name: "Rotary", package: "RotaryKit")]),
    .executableTarget(
      name: "joystick-tool",
      dependencies: [
        "Joystick",
        .product(name: "RotaryCommands", package: "RotaryKit"),
        .product(name: "RotaryReplay", package: "RotaryKit"),
      ]
    ),
  ]
)

#if os(Linux)
package.targets.append(
  .executableTarget(
    name: "joystick-gtk",
    dependencies: ["Joystick", .product(name: "RotaryGTK", package: "RotaryKit")]
  )
)
#endif
