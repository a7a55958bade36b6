// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "beckon",
  defaultLocalization: "en",
  products: [
    .executable(name: "beckon", targets: ["beckon"]),
    .library(name: "TextAnalysis", targets: ["TextAnalysis"]),
    .library(name: "Interchange", targets: ["Interchange"]),
    .library(name: "SuggestionEngine", targets: ["SuggestionEngine"]),
    .library(name: "Embeddings", targets: ["Embeddings"]),
    .library(name: "IntentManifest", targets: ["IntentManifest"]),
  ],
  targets: [
    // C and C++ libraries: module maps and thin shims, nothing else.
    .systemLibrary(
      name: "CSQLite", path: "Sources/CLibraries/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CICal", path: "Sources/CLibraries/CICal", pkgConfig: "libical",
      providers: [.apt(["libical-dev"])]),
    .systemLibrary(
      name: "CQPDF", path: "Sources/CLibraries/CQPDF", pkgConfig: "libqpdf",
      providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(
      name: "CCurl", path: "Sources/CLibraries/CCurl",
      providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(
      name: "CXML2", path: "Sources/CLibraries/CXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]),
    .target(
      name: "CPhoneNumber", path: "Sources/CLibraries/CPhoneNumber",
      linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("stdc++")]),

    .systemLibrary(
      name: "CCrypto", path: "Sources/CLibraries/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),

    // Base
    .target(name: "PlainText", path: "Sources/Base/PlainText"),
    .target(name: "JSONValues", dependencies: ["PlainText"], path: "Sources/Base/JSONValues"),
    .target(name: "Storage", dependencies: ["CSQLite"], path: "Sources/Base/Storage"),

    // Engines
    .target(name: "LanguageData", path: "Sources/Engines/LanguageData"),
    .target(
      name: "EmbeddingData", dependencies: ["LanguageData"], path: "Sources/Engines/EmbeddingData"),
    .target(
      name: "Embeddings", dependencies: ["EmbeddingData"], path: "Sources/Engines/Embeddings",
      plugins: ["CompileEmbeddings"]),
    .target(
      name: "TextAnalysis", dependencies: ["LanguageData", "CPhoneNumber"],
      path: "Sources/Engines/TextAnalysis", plugins: ["CompileLanguageData"]),
    .target(
      name: "Interchange", dependencies: ["LanguageData", "TextAnalysis", "CICal"],
      path: "Sources/Engines/Interchange"),
    .target(
      name: "MessageUnderstanding", dependencies: ["LanguageData", "TextAnalysis", "Embeddings"],
      path: "Sources/Engines/MessageUnderstanding", resources: [.copy("Resources/understanding-en.weights")]),
    .target(
      name: "UnderstandingTraining",
      dependencies: ["LanguageData", "TextAnalysis", "Embeddings", "MessageUnderstanding"],
      path: "Sources/Engines/UnderstandingTraining"),
    .target(
      name: "SuggestionEngine",
      dependencies: ["LanguageData", "TextAnalysis", "MessageUnderstanding", "Storage"],
      path: "Sources/Engines/SuggestionEngine"),

    .target(
      name: "SearchIndex", dependencies: ["Storage", "Embeddings"], path: "Sources/Engines/SearchIndex"),

    // System
    .target(name: "IntentManifest", dependencies: ["JSONValues"], path: "Sources/System/IntentManifest"),

    // Surfaces
    .target(
      name: "CommandLineSurface", dependencies: ["PlainText"], path: "Sources/Surfaces/CommandLineSurface"),

    // Tools
    .executableTarget(
      name: "language-compiler", dependencies: ["LanguageData"], path: "Tools/language-compiler"),
    .plugin(
      name: "CompileLanguageData", capability: .buildTool(), dependencies: ["language-compiler"]),
    .executableTarget(
      name: "embedding-compiler", dependencies: ["EmbeddingData"], path: "Tools/embedding-compiler"),
    .plugin(
      name: "CompileEmbeddings", capability: .buildTool(), dependencies: ["embedding-compiler"]),
    .executableTarget(
      name: "beckon",
      dependencies: [
        "TextAnalysis", "Interchange", "SuggestionEngine", "Embeddings", "MessageUnderstanding",
        "UnderstandingTraining", "SearchIndex", "IntentManifest", "CommandLineSurface", "Storage",
        "AppIntents", "FoundationPlus", "IntentCommands", "IntentRuntime", "JSONValues", "PersonalStore",
        "SystemActions",
      ],
      path: "Tools/beckon"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TextAnalysis", "Interchange", "SuggestionEngine", "MessageUnderstanding", "Embeddings",
      ],
      path: "Tools/fuzz"),

    // Benchmarks: started by Benchmarks/run
    .executableTarget(
      name: "detector-benchmark", dependencies: ["LanguageData", "TextAnalysis", "Embeddings", "Measuring"],
      path: "Benchmarks/Detectors"),
    .executableTarget(
      name: "suggestion-benchmark",
      dependencies: [
        "TextAnalysis", "Embeddings", "MessageUnderstanding", "SuggestionEngine", "Interchange", "Measuring",
      ],
      path: "Benchmarks/Suggestions"),
    .executableTarget(
      name: "search-benchmark", dependencies: ["Embeddings", "Measuring", "SearchIndex", "Storage"],
      path: "Benchmarks/Search"),
    .target(name: "Measuring", path: "Benchmarks/Measuring"),

    // Tests: one folder for each target, same names.
    .testTarget(name: "LanguageDataTests", dependencies: ["LanguageData"]),
    .testTarget(name: "EmbeddingDataTests", dependencies: ["EmbeddingData"]),
    .testTarget(name: "EmbeddingsTests", dependencies: ["Embeddings", "EmbeddingData"]),
    .testTarget(
      name: "MessageUnderstandingTests",
      dependencies: ["MessageUnderstanding", "UnderstandingTraining", "Embeddings"]),
    .testTarget(name: "TextAnalysisTests", dependencies: ["TextAnalysis"]),
    .testTarget(name: "InterchangeTests", dependencies: ["Interchange"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "CSQLite", "storage-probe"]),
    .executableTarget(name: "storage-probe", dependencies: ["Storage"], path: "Tests/StorageProbe"),
    .testTarget(
      name: "SuggestionEngineTests",
      dependencies: [
        "LanguageData", "MessageUnderstanding", "Embeddings", "Interchange", "SuggestionEngine", "Storage",
        "answer-probe",
      ]),
    .executableTarget(name: "answer-probe", dependencies: ["SuggestionEngine"], path: "Tests/AnswerProbe"),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
    .testTarget(name: "JSONValuesTests", dependencies: ["JSONValues"]),
    .testTarget(name: "SearchIndexTests", dependencies: ["SearchIndex", "Embeddings"]),
    .testTarget(name: "IntentManifestTests", dependencies: ["IntentManifest"]),
    .testTarget(name: "CommandLineSurfaceTests", dependencies: ["CommandLineSurface"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Interchange", "SuggestionEngine", "TextAnalysis", "Embeddings", "beckon", "fuzz"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// The frameworks: modules named as on Apple's platforms, which bring their own and therefore leave these out.
#if !canImport(Darwin)
  /// The folder of the toolchain's SwiftSyntax libraries, or nil where they can't be used: the manifest is
  /// evaluated by a process that maps a library of the same toolchain.
  @MainActor func toolchainSyntaxFolder() -> String? {
    if let folder = Context.environment["BECKON_SWIFT_SYNTAX"] { return folder == "source" ? nil : folder }
    // Unsafe flags are refused in a versioned dependency, which lies in a folder of this name.
    if Context.packageDirectory.split(separator: "/").contains("checkouts") { return nil }
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard let start = text.firstIndex(of: "/"), let end = text.range(of: "/pm/ManifestAPI/") else {
        continue
      }
      let folder = text[start..<end.lowerBound] + "/host"
      return FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
        ? String(folder) : nil
    }
    return nil
  }

  let syntaxFolder = toolchainSyntaxFolder()
  let syntaxModules = [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
    "SwiftParser",
  ]
  let syntaxDependencies: [Target.Dependency] =
    syntaxFolder == nil
    ? (syntaxModules + ["SwiftCompilerPlugin"]).map { .product(name: $0, package: "swift-syntax") } : []
  let syntaxSettings: [SwiftSetting] = syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
  let syntaxLinking: [LinkerSetting] =
    syntaxFolder.map { folder in
      [
        .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
      ] + (syntaxModules + ["SwiftCompilerPluginMessageHandling"]).map { .linkedLibrary($0) }
    } ?? []
  if syntaxFolder == nil {
    package.dependencies.append(
      .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0"))
  }

  /// A framework and its tests, in the order of who may import whom.
  @MainActor func framework(
    _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [],
    tests: [Target.Dependency] = []
  ) {
    package.targets.append(
      .target(
        name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)", resources: resources))
    package.targets.append(.testTarget(name: "\(name)Tests", dependencies: [.target(name: name)] + tests))
    // Who links App Intents gets what runs them, also from the command line, and who links suggested actions the
    // pages of their calendar: all that is found, not imported.
    let found = [
      "AppIntents": ["IntentRuntime", "IntentCommands"], "SwiftUI": ["IntentCommands", "WebSurface"],
      "SuggestedActions": ["PersonalPages"],
    ]
    package.products.append(.library(name: name, targets: [name] + found[name, default: []]))
  }

  package.targets += [
    .target(name: "ConformanceRecords", path: "Sources/Base/ConformanceRecords"),
    .testTarget(name: "ConformanceRecordsTests", dependencies: ["ConformanceRecords"]),
    .target(name: "StoppedClock", dependencies: ["FoundationPlus"], path: "Tests/StoppedClock"),
    .systemLibrary(
      name: "CCMark", path: "Sources/CLibraries/CCMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(
      name: "FoundationPlus", dependencies: ["CCMark"], path: "Sources/Base/FoundationPlus",
      // The ICU that comes with Foundation: plural rules, units, lists.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .testTarget(
      name: "FoundationPlusTests", dependencies: ["FoundationPlus"], resources: [.process("Resources")]),
    .target(
      name: "ViewCore", dependencies: ["ConformanceRecords", "FoundationPlus"],
      path: "Sources/Engines/ViewCore"),
    .testTarget(name: "ViewCoreTests", dependencies: ["ViewCore"]),
    .macro(
      name: "AppIntentsMacros", dependencies: syntaxDependencies, path: "Sources/Macros/AppIntentsMacros",
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros"] + syntaxDependencies,
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
  ]
  package.products.append(.library(name: "FoundationPlus", targets: ["FoundationPlus"]))

  framework("UniformTypeIdentifiers", ["FoundationPlus"])
  framework("CoreTransferable", ["FoundationPlus", "UniformTypeIdentifiers"])
  framework("CoreLocation", ["FoundationPlus"])
  framework("GeoToolbox", ["CoreLocation"])
  framework("LinkPresentation", ["FoundationPlus", "UniformTypeIdentifiers", "CoreTransferable"])
  framework("CoreVideo", ["FoundationPlus"])
  framework("PDFKit", ["FoundationPlus", "CQPDF"])
  framework(
    "CoreSpotlight", ["Embeddings", "FoundationPlus", "SearchIndex", "Storage", "UniformTypeIdentifiers"],
    tests: ["index-probe"])
  package.targets.append(
    .executableTarget(name: "index-probe", dependencies: ["CoreSpotlight"], path: "Tests/IndexProbe"))
  framework(
    "AppIntents",
    [
      "ConformanceRecords", "FoundationPlus", "UniformTypeIdentifiers", "CoreTransferable", "CoreLocation",
      "GeoToolbox", "LinkPresentation", "CoreSpotlight", "ViewCore", "AppIntentsMacros",
    ])
  framework(
    "UserNotifications", ["FoundationPlus", "UniformTypeIdentifiers", "AppIntents"], tests: ["StoppedClock"])
  framework("MediaPlayer", ["FoundationPlus", "AppIntents"])
  framework("AlarmKit", ["FoundationPlus", "ViewCore", "AppIntents"], tests: ["StoppedClock"])
  framework("AVKit", ["FoundationPlus", "ViewCore"])
  framework("VisualIntelligence", ["FoundationPlus", "CoreVideo", "AppIntents"])
  framework("WidgetKit", ["FoundationPlus", "AppIntents", "ViewCore"])
  framework("SwiftUI", ["FoundationPlus", "CoreTransferable", "ViewCore", "AppIntentsMacros"])

  // What stands where the system stands, and how people reach it.
  package.targets += [
    .systemLibrary(
      name: "CMicrohttpd", path: "Sources/CLibraries/CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CWslay", path: "Sources/CLibraries/CWslay", pkgConfig: "libwslay",
      providers: [.apt(["libwslay-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/CLibraries/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSockets", path: "Sources/CLibraries/CSockets"),
    .target(
      name: "HTTPServer", dependencies: ["CCrypto", "CSockets", "CMicrohttpd", "CWslay", "CZlib"],
      path: "Sources/Surfaces/HTTPServer"),
    .testTarget(name: "HTTPServerTests", dependencies: ["HTTPServer"]),
    .target(
      name: "ViewHTML", dependencies: ["ViewCore"], path: "Sources/Surfaces/ViewHTML",
      resources: [.copy("Resources")]),
    .testTarget(name: "ViewHTMLTests", dependencies: ["ViewHTML"]),
    .target(
      name: "AppShell",
      dependencies: [
        "AppIntents", "ConformanceRecords", "FoundationPlus", "IntentRuntime", "JSONValues",
        "UniformTypeIdentifiers", "UserNotifications", "ViewCore", "WidgetKit",
      ],
      path: "Sources/Surfaces/AppShell", resources: [.copy("Resources")]),
    .testTarget(
      name: "AppShellTests",
      dependencies: ["AppShell", "SwiftUI", "StoppedClock", "UserNotifications", "WidgetKit"]),
    .target(
      name: "WebSurface",
      dependencies: [
        "AppIntents", "AppShell", "CCrypto", "CommandLineSurface", "FoundationPlus", "HTTPServer",
        "IntentRuntime", "JSONValues", "Storage", "UniformTypeIdentifiers", "ViewCore", "ViewHTML",
      ],
      path: "Sources/Surfaces/WebSurface", resources: [.copy("Resources")]),
    .testTarget(name: "WebSurfaceTests", dependencies: ["WebSurface", "SwiftUI", "StoppedClock"]),
    .target(
      name: "PersonalPages",
      dependencies: [
        "AppIntents", "AppShell", "FoundationPlus", "IntentRuntime", "PersonalStore", "Storage",
        "SuggestedActions", "SystemActions", "TextAnalysis", "ViewCore",
      ],
      path: "Sources/Surfaces/PersonalPages", resources: [.copy("Resources")]),
    .testTarget(
      name: "PersonalPagesTests",
      dependencies: [
        "PersonalPages", "AppShell", "PersonalStore", "StoppedClock", "SystemActions", "TextAnalysis",
        "ViewCore",
      ]),
    .executableTarget(
      name: "view-benchmark", dependencies: ["ViewCore", "ViewHTML", "Measuring", "MeasuringViews"],
      path: "Benchmarks/Views"),
    .target(
      name: "MeasuringViews", dependencies: ["ViewCore", "ViewHTML"], path: "Benchmarks/MeasuringViews"),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "AppIntents", "PersonalPages", "SuggestedActions", "SwiftUI", "UniformTypeIdentifiers", "WebSurface",
        "WidgetKit",
      ],
      path: "Apps/Gallery", resources: [.copy("Resources")]),
    .target(
      name: "UnicornChatModel", dependencies: ["Storage"], path: "Apps/UnicornChat/Model",
      resources: [.copy("Resources")]),
    .testTarget(
      name: "UnicornChatModelTests",
      dependencies: [
        "UnicornChatModel", "Interchange", "MessageUnderstanding", "StoppedClock", "Storage",
        "SuggestionEngine", "TextAnalysis", "chat-probe",
      ]),
    .executableTarget(name: "chat-probe", dependencies: ["UnicornChatModel"], path: "Tests/ChatProbe"),
    .target(
      name: "UnicornChatInterface",
      dependencies: [
        "AVKit", "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox",
        "LinkPresentation", "SuggestedActions", "SwiftUI", "UnicornChatModel", "UniformTypeIdentifiers",
        "UserNotifications",
      ],
      path: "Apps/UnicornChat/App"),
    .executableTarget(
      name: "unicornchat",
      dependencies: ["IntentCommands", "PersonalPages", "SwiftUI", "UnicornChatInterface", "WebSurface"],
      path: "Apps/UnicornChat/Program",
      resources: [
        .copy("Resources"), .copy("Strings/AppShortcuts.xcstrings"), .copy("Strings/Localizable.xcstrings"),
      ]),
    .testTarget(
      name: "UnicornChatTests",
      dependencies: [
        "UnicornChatInterface", "UnicornChatModel", "AppIntentsTesting", "FoundationPlus", "IntentManifest",
        "IntentRuntime", "StoppedClock",
      ]),
    .testTarget(
      name: "BrowserTests", dependencies: ["BrowserDriver", "beckon", "gallery", "unicornchat"],
      exclude: ["Snapshots"]),
    .target(
      name: "BrowserDriver", dependencies: ["JSONValues"], path: "Tests/BrowserDriver"),
    .testTarget(name: "BrowserDriverTests", dependencies: ["BrowserDriver"]),
    .target(
      name: "IntentRuntime",
      dependencies: [
        "AppIntents", "CCrypto", "ConformanceRecords", "CoreSpotlight", "Embeddings", "FoundationPlus",
        "IntentManifest", "JSONValues", "LinkPresentation", "PlainText", "SearchIndex", "Storage", "ViewCore",
      ],
      path: "Sources/System/IntentRuntime", resources: [.copy("Resources")]),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: ["IntentRuntime", "SwiftUI", "StoppedClock", "donation-probe"]),
    .executableTarget(
      name: "donation-probe", dependencies: ["AppIntents", "IntentRuntime", "Storage"],
      path: "Tests/DonationProbe"),
    .target(
      name: "PersonalStore",
      dependencies: ["CCurl", "CXML2", "FoundationPlus", "Interchange", "Storage", "TextAnalysis"],
      path: "Sources/System/PersonalStore"),
    .testTarget(
      name: "PersonalStoreTests",
      dependencies: [
        "PersonalStore", "Interchange", "StoppedClock", "Storage", "TextAnalysis", "personal-probe",
      ]),
    .executableTarget(
      name: "personal-probe", dependencies: ["PersonalStore"], path: "Tests/PersonalProbe"),
    .target(
      name: "SystemActions",
      dependencies: [
        "AppIntents", "FoundationPlus", "IntentRuntime", "LanguageData", "PersonalStore",
        "SuggestionEngine", "TextAnalysis", "ViewCore",
      ],
      path: "Sources/System/SystemActions", resources: [.process("Resources")]),
    .testTarget(
      name: "SystemActionsTests",
      dependencies: ["SystemActions", "AppIntents", "PersonalStore", "StoppedClock", "SuggestionEngine"]),
    .target(
      name: "IntentCommands",
      dependencies: [
        "AppIntents", "CommandLineSurface", "CoreLocation", "CoreSpotlight", "Embeddings", "FoundationPlus",
        "GeoToolbox", "IntentManifest", "IntentRuntime", "JSONValues", "PlainText", "UniformTypeIdentifiers",
        "ViewCore",
      ],
      path: "Sources/Surfaces/IntentCommands"),
    .testTarget(
      name: "IntentCommandsTests",
      dependencies: ["IntentCommands", "StoppedClock", "SwiftUI", "intent-program"]),
    .executableTarget(
      name: "intent-program", dependencies: ["IntentCommands", "SwiftUI", "AppIntents"],
      path: "Tests/IntentProgram"),
    .executableTarget(
      name: "intent-benchmark", dependencies: ["IntentRuntime", "Measuring"], path: "Benchmarks/Intents"),
  ]
  framework(
    "SuggestedActions",
    [
      "AppIntents", "Embeddings", "FoundationPlus", "MessageUnderstanding", "Storage", "SuggestionEngine",
      "SwiftUI", "SystemActions", "TextAnalysis",
    ],
    resources: [.process("Resources")],
    tests: [
      "AppIntents", "PersonalStore", "StoppedClock", "Storage", "SuggestionEngine", "SystemActions",
      "TextAnalysis",
    ])
  package.targets.append(
    .executableTarget(
      name: "actions-benchmark",
      dependencies: [
        "AppIntents", "Measuring", "MeasuringViews", "PersonalStore", "SuggestedActions", "SwiftUI",
      ],
      path: "Benchmarks/SuggestedActions", resources: [.copy("Resources")]))
  package.targets.append(
    .executableTarget(
      name: "chat-benchmark",
      dependencies: ["IntentRuntime", "Measuring", "UnicornChatInterface", "UnicornChatModel"],
      path: "Benchmarks/UnicornChat"))
  framework(
    "AppIntentsTesting",
    [
      "AppIntents", "CoreSpotlight", "CoreTransferable", "FoundationPlus", "IntentRuntime", "PlainText",
      "ViewCore",
    ], tests: ["SwiftUI"])
  package.products.append(.library(name: "IntentCommands", targets: ["IntentCommands"]))

  /// Source as the platform's documents show it, in the language modes apps use.
  let listingDependencies: [Target.Dependency] = [
    "AppIntents", "SwiftUI", "CoreSpotlight", "CoreTransferable", "CoreVideo", "GeoToolbox",
    "LinkPresentation", "PDFKit", "SuggestedActions", "UserNotifications", "VisualIntelligence",
    "UniformTypeIdentifiers",
    "ViewCore",
  ]
  package.targets += [
    .testTarget(
      name: "ListingTests", dependencies: listingDependencies, exclude: ["pending.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ListingIsolationTests", dependencies: listingDependencies,
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
  ]

  // The fuzzer reads what they read.
  package.targets.first { $0.name == "fuzz" }?.dependencies += [
    "FoundationPlus", "PDFKit", "UniformTypeIdentifiers",
  ]
#endif
