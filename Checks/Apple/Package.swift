// swift-tools-version: 6.1
import PackageDescription

// A separate package: all modules of a package are built into one folder, where a module named UIKit would make
// `canImport(UIKit)` true for every target. The sources are reached through symbolic links, because SwiftPM rejects a
// path outside a package.
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
      name: "RotaryGestures",
      dependencies: ["Rotary"],
      path: "Links/RotaryGestures",
      exclude: ["README.md"]
    ),
    .target(
      name: "RotaryReplay",
      dependencies: ["Rotary", "RotaryGestures"],
      path: "Links/RotaryReplay",
      exclude: ["README.md"]
    ),
    .target(name: "UIKit", path: "StandIns/UIKit"),
    .target(name: "AudioToolbox", path: "StandIns/AudioToolbox"),
    .target(
      name: "RotaryUIKit",
      dependencies: ["Rotary", "UIKit", "AudioToolbox"],
      path: "Links/RotaryUIKit",
      exclude: ["README.md"]
    ),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "StandIns/SwiftUI"),
    .target(
      name: "RotarySwiftUI",
      dependencies: ["Rotary", "RotaryUIKit", "SwiftUI", "UIKit"],
      path: "Links/RotarySwiftUI",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "RotaryUIKitTests",
      dependencies: [
        "Rotary", "RotaryGestures", "RotaryReplay", "RotaryUIKit", "UIKit", "AudioToolbox",
      ],
      path: "Tests/RotaryUIKitTests",
      // Swift Testing has overlays for modules with these names, but only on a Mac.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
    .testTarget(
      name: "RotarySwiftUITests",
      dependencies: ["Rotary", "RotaryUIKit", "RotarySwiftUI", "SwiftUI", "UIKit"],
      path: "Tests/RotarySwiftUITests",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
    .target(
      name: "RotaryGallery",
      dependencies: ["Rotary", "RotaryGestures"],
      path: "Links/RotaryGallery",
      exclude: ["README.md"]
    ),
    .target(
      name: "RotaryExamples",
      dependencies: [
        "Rotary", "RotaryGallery", "RotaryUIKit", "RotarySwiftUI", "SwiftUI", "UIKit",
      ],
      path: "Links/RotaryExamples"
    ),
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "Rotary", "RotaryExamples", "RotaryUIKit", "RotarySwiftUI", "SwiftUI", "UIKit",
      ],
      path: "Tests/DocumentTests",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
  ]
)
