// swift-tools-version: 6.1
import PackageDescription

// A package of its own: all modules of a package are built into one folder, where a module named UIKit
// would make `canImport(UIKit)` true for everything. The sources are reached by symbolic links, as
// SwiftPM refuses a path outside a package.
let package = Package(
  name: "RotaryAppleChecks",
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1")
  ],
  targets: [
    .target(
      name: "Rotary",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      path: "Links/Rotary",
      exclude: ["README.md"]
    ),
    .target(
      name: "RotaryReplay",
      dependencies: ["Rotary"],
      path: "Links/RotaryReplay",
      exclude: ["README.md"]
    ),
    .target(name: "UIKit", path: "StandIns/UIKit"),
    .target(
      name: "RotaryUIKit",
      dependencies: ["Rotary", "UIKit"],
      path: "Links/RotaryUIKit",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "RotaryUIKitTests",
      dependencies: ["Rotary", "RotaryReplay", "RotaryUIKit", "UIKit"],
      path: "Tests/RotaryUIKitTests",
      // Swift Testing has overlays for modules of such names, which only a Mac has.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
    .target(
      name: "RotaryExamples",
      dependencies: ["Rotary", "RotaryUIKit", "UIKit"],
      path: "Links/RotaryExamples",
      // These wait for names that are not there yet.
      exclude: ["SwiftUI", "UIKit/FriendsScreen.swift", "UIKit/StarSignsScreen.swift"]
    ),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["Rotary", "RotaryExamples", "RotaryUIKit", "UIKit"],
      path: "Tests/DocumentTests",
      // This waits for the same.
      exclude: ["Later"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
  ]
)
