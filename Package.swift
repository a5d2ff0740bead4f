// swift-tools-version: 6.1
import PackageDescription

// Targets that need system libraries are declared only on systems that have them, because SwiftPM rejects a dependency
// on an undeclared target even under a condition. Code that uses them is inside
// `#if Pictures && canImport(RotaryCairo)`. `script/portable` tests the package with inverted conditions.
//
// Traits select the dependencies that are fetched; the article "Installation" lists them. A target whose trait is
// disabled is empty (`#if Tool`), and its dependencies are neither fetched nor searched on the machine.
#if os(Linux)
let pictures: [Target.Dependency] = [
  .target(name: "RotaryCairo", condition: .when(traits: ["Pictures"]))
]
let pictureTests: [Target.Dependency] = ["RotaryTestSupport"]
#else
let pictures: [Target.Dependency] = []
let pictureTests: [Target.Dependency] = []
#endif

// script/build optimises the core: tests that try a million drags take a fifth of the time. Assertions stay. SwiftPM
// refuses a dependency with such flags, so they are there only where that script asks for them. CI also asks to compile
// the core as a whole: less than half of the work, but any change compiles all of it again.
let wholeModule =
  Context.environment["ROTARY_WHOLE_MODULES"] == nil
  ? [] : ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "4"]
let optimized: [SwiftSetting] =
  Context.environment["ROTARY_OPTIMIZED"] == nil
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"] + wholeModule)]

let package = Package(
  name: "RotaryKit",
  // The first that have Swift's concurrency, which the tool needs; the core would go lower.
  platforms: [.macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "Rotary", targets: ["Rotary"]),
    .library(name: "RotaryGestures", targets: ["RotaryGestures"]),
    .library(name: "RotaryUIKit", targets: ["RotaryUIKit"]),
    .library(name: "RotarySwiftUI", targets: ["RotarySwiftUI"]),
    .library(name: "RotaryGallery", targets: ["RotaryGallery"]),
    .library(name: "RotaryReplay", targets: ["RotaryReplay"]),
    .library(name: "RotaryCommands", targets: ["RotaryCommands"]),
    .executable(name: "rotary", targets: ["RotaryTool"]),
  ],
  traits: [
    .trait(name: "Pictures", description: "RotaryCairo: PNG, SVG, PDF, GIF and WebP. Linux only."),
    .trait(
      name: "Tool",
      description: "RotaryCommands: what the tool rotary does, with your controls."
    ),
    .trait(
      name: "GTK",
      description: "RotaryGTK: widgets for GTK 4. Linux only.",
      enabledTraits: ["Pictures"]
    ),
    .default(enabledTraits: ["Pictures", "Tool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(
      name: "Rotary",
      dependencies: [.product(name: "RealModule", package: "swift-numerics")],
      exclude: ["README.md"],
      swiftSettings: optimized
    ),
    .target(
      name: "RotaryGestures",
      dependencies: ["Rotary"],
      exclude: ["README.md"],
      swiftSettings: optimized
    ),
    // Empty where there is no UIKit.
    .target(name: "RotaryUIKit", dependencies: ["Rotary"], exclude: ["README.md"]),
    // Empty where there is no SwiftUI, or none on UIKit.
    .target(
      name: "RotarySwiftUI",
      dependencies: ["Rotary", "RotaryUIKit"],
      exclude: ["README.md"]
    ),
    .target(
      name: "RotaryGallery",
      dependencies: ["Rotary", "RotaryGestures"],
      exclude: ["README.md"]
    ),
    .target(
      name: "RotaryReplay",
      dependencies: ["Rotary", "RotaryGestures"],
      exclude: ["README.md"]
    ),
    .target(
      name: "RotaryCommands",
      dependencies: [
        "Rotary", "RotaryGallery", "RotaryReplay",
        .product(
          name: "ArgumentParser",
          package: "swift-argument-parser",
          condition: .when(traits: ["Tool"])
        ),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Tool"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Tool"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Tool"])),
      ] + pictures,
      exclude: ["README.md"]
    ),
    .executableTarget(
      name: "RotaryTool",
      dependencies: ["RotaryGallery", "RotaryReplay", "RotaryCommands"],
      exclude: ["README.md"]
    ),
    .target(name: "RotaryTestRandom", dependencies: ["Rotary"], path: "Tests/RotaryTestRandom"),
    .target(
      name: "RotaryFuzz",
      dependencies: [
        "Rotary", "RotaryGestures", "RotaryGallery", "RotaryReplay", "RotaryTestRandom",
      ],
      path: "Tests/RotaryFuzz",
      exclude: ["Corpus"]
    ),
    .testTarget(
      name: "RotaryTests",
      dependencies: ["Rotary", "RotaryGestures", "RotaryTestRandom"],
      exclude: ["Names/TakenNames.txt"]
    ),
    .testTarget(
      name: "RotaryGalleryTests",
      dependencies: [
        "Rotary", "RotaryGallery", "RotaryGestures", "RotaryReplay", "RotaryTestRandom",
        "RotaryFuzz",
      ] + pictureTests,
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "RotaryReplayTests",
      dependencies: ["Rotary", "RotaryGallery", "RotaryReplay"]
    ),
    .testTarget(
      name: "RotaryToolTests",
      dependencies: [
        "RotaryTool", "RotaryCommands", "RotaryReplay",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Tool"])),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Tool"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Tool"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Tool"])),
      ]
    ),
  ]
)

#if os(Linux)
package.products += [
  .library(name: "RotaryCairo", targets: ["RotaryCairo"]),
  .library(name: "RotaryGTK", targets: ["RotaryGTK"]),
  // For C and for bindings; see Examples/GTK.
  .library(name: "RotaryGTKDynamic", type: .dynamic, targets: ["RotaryGTK"]),
  .executable(name: "rotary-gallery", targets: ["RotaryDesktop"]),
]
package.targets += [
  .systemLibrary(
    name: "CGtk",
    path: "Sources/Libraries/CGtk",
    pkgConfig: "gtk4",
    providers: [.apt(["libgtk-4-dev"])]
  ),
  // Empty without the trait.
  .target(
    name: "RotaryGTK",
    dependencies: [
      "Rotary", "RotaryReplay",
      .target(name: "RotaryCairo", condition: .when(traits: ["GTK"])),
      .target(name: "CGtk", condition: .when(traits: ["GTK"])),
    ],
    exclude: ["README.md", "include"]
  ),
  .executableTarget(
    name: "RotaryDesktop",
    dependencies: [
      "RotaryGTK", "RotaryGallery", "RotaryReplay",
      .target(name: "CGtk", condition: .when(traits: ["GTK"])),
    ]
  ),
  // For tests that need a separate process, because GLib's loop runs on the main thread.
  .executableTarget(
    name: "RotaryGTKProbe",
    dependencies: ["RotaryGTK", .target(name: "CGtk", condition: .when(traits: ["GTK"]))],
    path: "Tests/RotaryGTKProbe"
  ),
  .testTarget(
    name: "RotaryGTKTests",
    dependencies: [
      "Rotary", "RotaryGestures", "RotaryGTK", "RotaryReplay", "RotaryTestSupport",
      "RotaryGTKProbe",
      .target(name: "RotaryCairo", condition: .when(traits: ["GTK"])),
      .target(name: "CGtk", condition: .when(traits: ["GTK"])),
    ]
  ),
  // Tests/Desktop drives it; it says one sentence without the trait.
  .executableTarget(
    name: "DesktopProbe",
    dependencies: [
      "Rotary", "RotaryReplay", "RotaryGTK",
      .target(name: "RotaryCairo", condition: .when(traits: ["GTK"])),
      .target(name: "CGtk", condition: .when(traits: ["GTK"])),
    ],
    path: "Tests/Desktop/Program"
  ),
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
    dependencies: ["Rotary"]
      + ["CCairo", "CGif", "CWebP"].map {
        .target(name: $0, condition: .when(traits: ["Pictures"]))
      },
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

// script/test --quick builds and tests the core alone.
if Context.environment["ROTARY_QUICK"] != nil {
  package.products.removeAll { $0.name != "Rotary" }
  let core = ["Rotary", "RotaryGestures", "RotaryTestRandom", "RotaryTests"]
  package.targets.removeAll { !core.contains($0.name) }
}
