// swift-tools-version: 6.1
import PackageDescription

// Targets that need libraries of the system are declared, and named by others, only where the system
// has them: SwiftPM refuses a dependency on a target that is not declared, even under a condition.
// What uses them asks `#if canImport(RotaryCairo)`. `script/portable` turns these conditions round.
#if os(Linux)
let pictures: [Target.Dependency] = ["RotaryCairo"]
let pictureTests: [Target.Dependency] = ["RotaryTestSupport"]
#else
let pictures: [Target.Dependency] = []
let pictureTests: [Target.Dependency] = []
#endif

let package = Package(
  name: "RotaryKit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Rotary", targets: ["Rotary"]),
    .library(name: "RotaryGallery", targets: ["RotaryGallery"]),
    .library(name: "RotaryReplay", targets: ["RotaryReplay"]),
    .executable(name: "rotary", targets: ["RotaryTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .target(
      name: "Rotary",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      exclude: ["README.md"]
    ),
    .target(name: "RotaryGallery", dependencies: ["Rotary"], exclude: ["README.md"]),
    .target(
      name: "RotaryReplay",
      dependencies: ["Rotary", "RotaryGallery"],
      exclude: ["README.md"]
    ),
    .executableTarget(
      name: "RotaryTool",
      dependencies: [
        "Rotary", "RotaryGallery", "RotaryReplay",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ] + pictures,
      exclude: ["README.md"]
    ),
    .target(name: "RotaryTestRandom", path: "Tests/RotaryTestRandom"),
    .testTarget(
      name: "RotaryTests",
      dependencies: ["Rotary", "RotaryTestRandom"],
      exclude: ["Names/TakenNames.txt"]
    ),
    .testTarget(
      name: "RotaryGalleryTests",
      dependencies: ["Rotary", "RotaryGallery", "RotaryTestRandom"] + pictureTests,
      exclude: ["Snapshots"]
    ),
    .testTarget(name: "RotaryReplayTests", dependencies: ["Rotary", "RotaryReplay"]),
    .testTarget(
      name: "RotaryToolTests",
      dependencies: [
        "RotaryTool",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
  ]
)

#if os(Linux)
package.products.append(.library(name: "RotaryCairo", targets: ["RotaryCairo"]))
package.targets += [
  .systemLibrary(
    name: "CCairo",
    path: "Sources/Libraries/CCairo",
    pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev"])]
  ),
  .systemLibrary(
    name: "CGif",
    path: "Sources/Libraries/CGif",
    providers: [.apt(["libgif-dev"])]
  ),
  .systemLibrary(
    name: "CWebP",
    path: "Sources/Libraries/CWebP",
    pkgConfig: "libwebpmux",
    providers: [.apt(["libwebp-dev"])]
  ),
  .target(
    name: "RotaryCairo",
    dependencies: ["Rotary", "CCairo", "CGif", "CWebP"],
    exclude: ["README.md"]
  ),
  .target(
    name: "RotaryTestSupport",
    dependencies: ["Rotary", "RotaryCairo", "CCairo"],
    path: "Tests/RotaryTestSupport"
  ),
  .testTarget(
    name: "RotaryCairoTests",
    dependencies: ["Rotary", "RotaryCairo", "RotaryTestSupport", "CCairo", "CGif"],
    exclude: ["Snapshots"]
  ),
]
#endif
