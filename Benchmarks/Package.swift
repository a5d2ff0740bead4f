// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RotaryBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "RotaryKit", path: "..", traits: ["Pictures"])
  ]
)

#if os(Linux)
package.targets += [
  // The counter of allocations replaces functions that only the GNU C library has.
  .target(name: "Counters", path: "Core/Counters"),
  .executableTarget(
    name: "MoveCost",
    dependencies: [
      "Counters", .product(name: "Rotary", package: "RotaryKit"),
      .product(name: "RotaryGestures", package: "RotaryKit"),
    ],
    path: "Core/MoveCost",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .executableTarget(
    name: "CellBound",
    dependencies: [.product(name: "Rotary", package: "RotaryKit")],
    path: "Core/CellBound",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .systemLibrary(
    name: "CairoLibrary",
    path: "Cairo/CairoLibrary",
    pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev"])]
  ),
  .target(name: "BareWheel", dependencies: ["CairoLibrary"], path: "Cairo/BareWheel"),
  .target(name: "BareTable", dependencies: ["CairoLibrary"], path: "Cairo/BareTable"),
  .executableTarget(
    name: "CairoRatio",
    dependencies: [
      "BareWheel", "BareTable", .product(name: "Rotary", package: "RotaryKit"),
      .product(name: "RotaryCairo", package: "RotaryKit"),
    ],
    path: "Cairo/CairoRatio"
  ),
]
#endif
