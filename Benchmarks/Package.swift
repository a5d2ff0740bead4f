// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RotaryBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "RotaryKit", path: "..")]
)

#if os(Linux)
package.targets += [
  .systemLibrary(
    name: "CairoLibrary",
    path: "Cairo/CairoLibrary",
    pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev"])]
  ),
  .target(name: "BareWheel", dependencies: ["CairoLibrary"], path: "Cairo/BareWheel"),
  .executableTarget(
    name: "CairoRatio",
    dependencies: [
      "BareWheel", .product(name: "Rotary", package: "RotaryKit"),
      .product(name: "RotaryCairo", package: "RotaryKit"),
    ],
    path: "Cairo/CairoRatio"
  ),
]
#endif
