// swift-tools-version: 6.2
import PackageDescription

/// The frameworks of the platform. On Linux they come from Beckon.
let frameworks: [Target.Dependency] = [
  "AlarmKit", "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox", "MediaPlayer",
  "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "VisualIntelligence", "WidgetKit",
].map { .product(name: $0, package: "beckon", condition: .when(platforms: [.linux])) }

/// What the compiler is told besides, so that it writes constant values down: the flags that
/// `beckon manifest --build-flags` prints, without `-Xswiftc`. They stand here and not on the command line, so
/// that the frameworks are built as their own package builds them, and a build folder can be shared with it.
let constantValues: [SwiftSetting] =
  (Context.environment["BECKON_CONSTANT_VALUES"]?.split(separator: " ").map(String.init)).map {
    [.unsafeFlags($0)]
  } ?? []

let package = Package(
  name: "KitchenApp",
  defaultLocalization: "en",
  platforms: [.macOS("26.0"), .iOS("26.0")],
  dependencies: [.package(name: "beckon", path: "../..")],
  targets: [
    .target(
      name: "KitchenKit", dependencies: frameworks,
      swiftSettings: [.swiftLanguageMode(.v5)] + constantValues),
    .executableTarget(
      name: "KitchenApp", dependencies: ["KitchenKit"] + frameworks,
      swiftSettings: [.defaultIsolation(MainActor.self)] + constantValues),
    // Swift 5 as well: it reads the library's static variables.
    .testTarget(
      name: "KitchenTests",
      dependencies: [
        "KitchenKit", "KitchenApp",
        .product(name: "AppIntentsTesting", package: "beckon", condition: .when(platforms: [.linux])),
        .product(name: "IntentManifest", package: "beckon", condition: .when(platforms: [.linux])),
        .product(name: "SourceManifests", package: "beckon", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
