// swift-tools-version: 6.1
import AppleProductTypes
import PackageDescription

// An app for Xcode and Swift Playgrounds, which provide AppleProductTypes.
let package = Package(
  name: "RotaryExamples",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "RotaryExamples",
      targets: ["RotaryExamples"],
      bundleIdentifier: "com.example.rotary-examples",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [
    .package(name: "RotaryKit", path: "../../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "RotaryExamples",
      dependencies: [
        .product(name: "Rotary", package: "RotaryKit"),
        .product(name: "RotaryGallery", package: "RotaryKit"),
        .product(name: "RotaryUIKit", package: "RotaryKit"),
        .product(name: "RotarySwiftUI", package: "RotaryKit"),
      ],
      path: ".",
      exclude: ["Info.plist"]
    )
  ]
)
