// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The house, floor by floor: a module imports what stands above its line here, never what stands below.
// `script/check-imports` reads this graph and holds every import against it; how a line becomes targets,
// tests and products is at the end of the file.
let package = Package(
  name: "beckon", defaultLocalization: "en", swiftLanguageModes: [.v6], cxxLanguageStandard: .cxx17)

// MARK: C and C++ libraries: module maps and thin shims, nothing else

cLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev")
cLibrary("CICal", pkgConfig: "libical", apt: "libical-dev")
cLibrary("CQPDF", pkgConfig: "libqpdf", apt: "libqpdf-dev")
cLibrary("CCurl", apt: "libcurl4-openssl-dev")
cLibrary("CXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev")
cLibrary("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev")
cLibrary("CCMark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev", "libcmark-gfm-extensions-dev")
cLibrary("CMicrohttpd", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev")
// Debian has no libwslay.pc; naming it would warn whoever builds a package that depends on this one.
cLibrary("CWslay", apt: "libwslay-dev")
cLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev")
cLibrary("CAllocator")
cLibrary("CSockets")
cLibrary("CFiles")
shim("CPhoneNumber", linking: "phonenumber", "stdc++")

// MARK: Base: values and files, no language and no views

base("PlainText")
base("CodedErrors")
base("JSONValues", ["PlainText"])
base("CivilTime", ["PlainText"])
base(
  "Conversations", ["PlainText"], resources: [.embedInCode("Resources/mail-subject-prefixes.json")])
// Files that are mapped as they lie.
base("BinaryFiles", isTested: false)
base("Storage", ["CCrypto", "CFiles", "CSQLite", "CodedErrors"], tests: ["CSQLite", "storage-probe"])
base(
  "IntentManifest", ["CodedErrors", "JSONValues", "PlainText"], isProduct: true,
  tests: ["CaseFiles", "SourceManifests"])
// A manifest made of what the compiler wrote down about an app, without running it.
base(
  "SourceManifests", ["IntentManifest", "JSONValues", "PlainText"], isProduct: true, isTested: false)
base("ConformanceRecords", on: .linux)
// What Linux's Foundation lacks; it links the ICU that comes with Foundation: plural rules, units, lists.
base(
  "FoundationPlus", ["CCMark", "CFiles", "CodedErrors", "Storage"], on: .linux, linking: ["_FoundationICU"],
  isProduct: true,
  testResources: [.process("Resources")])

// MARK: Engines: think about text; know nothing of intents, views, HTML, sockets

engine("LanguageData", ["BinaryFiles", "CodedErrors"], tests: ["LanguageCompiler"])
// What compiles the JSON of a language; programs map what it made and link none of this.
engine("LanguageCompiler", ["BinaryFiles", "LanguageData"], tests: ["LanguageData"])
engine(
  "TextAnalysis", ["CPhoneNumber", "CivilTime", "Conversations", "LanguageData"],
  plugins: ["CompileLanguageData"], isProduct: true,
  tests: ["CaseFiles", "CivilTime", "LanguageCompiler", "LanguageData"])
engine("EmbeddingData", ["BinaryFiles", "CodedErrors"], tests: ["EmbeddingSource"])
// What the table of word vectors is compiled from; programs map the table and link none of this.
engine("EmbeddingSource", ["BinaryFiles", "EmbeddingData"], isTested: false)
engine(
  "Embeddings", ["EmbeddingData"], plugins: ["CompileEmbeddings"], isProduct: true,
  tests: ["CaseFiles", "EmbeddingData", "EmbeddingSource"])
engine(
  "SearchIndex", ["CodedErrors", "Embeddings", "Storage"], resources: [.copy("Resources/kindred-en.txt")],
  tests: ["Embeddings"])
engine(
  "MessageUnderstanding", ["BinaryFiles", "CodedErrors", "Embeddings", "LanguageData", "TextAnalysis"],
  resources: [.copy("Resources/understanding-en.weights"), .copy("Resources/turns-en.weights")],
  tests: ["Embeddings", "LanguageData", "UnderstandingTraining"])
engine(
  "UnderstandingTraining",
  [
    "CivilTime", "Conversations", "Embeddings", "LanguageData", "MessageUnderstanding", "ReplyEngine",
    "SuggestionEngine", "TextAnalysis",
  ],
  isTested: false)
engine(
  "Interchange",
  [
    "CICal", "CivilTime", "CodedErrors", "Conversations", "JSONValues", "PlainText",
  ],
  resources: [
    .embedInCode("Resources/chat-phrases.json"), .embedInCode("Resources/html-entities.json"),
  ], isProduct: true, tests: ["CaseFiles", "CivilTime", "Conversations", "JSONValues", "PlainText"])
engine(
  "SuggestionEngine",
  [
    "CivilTime", "Conversations", "LanguageData", "MessageUnderstanding", "PlainText", "Storage",
    "TextAnalysis",
  ],
  plugins: ["CompileLanguageData"], isProduct: true,
  tests: [
    "CivilTime", "Conversations", "Embeddings", "Interchange", "LanguageData", "MessageUnderstanding",
    "Storage", "TextAnalysis", "answer-probe",
  ])
// Short answers to the last message of a thread, and which of some fits it best.
engine(
  "ReplyEngine",
  [
    "BinaryFiles", "CivilTime", "CodedErrors", "Conversations", "Embeddings", "LanguageData",
    "MessageUnderstanding", "SuggestionEngine", "TextAnalysis",
  ],
  resources: [.copy("Resources/replies-en.weights")], isProduct: true,
  tests: [
    "CaseFiles", "Conversations", "LanguageData", "MessageUnderstanding", "SuggestionEngine", "TextAnalysis",
    "UnderstandingTraining",
  ])

// MARK: Frameworks: modules named as on Apple's platforms, which bring their own

// Values.
framework("UniformTypeIdentifiers", ["FoundationPlus"])
framework(
  "CoreTransferable",
  [
    "CodedErrors", "FoundationPlus", "PlainText", "UniformTypeIdentifiers",
  ])
framework("CoreLocation", ["FoundationPlus"])
framework("GeoToolbox", ["CoreLocation", "FoundationPlus"])
framework("LinkPresentation", ["CoreTransferable", "FoundationPlus", "UniformTypeIdentifiers"])
framework("CoreVideo", ["FoundationPlus"])
framework("PDFKit", ["CQPDF", "FoundationPlus"])
// Reads text with the engines; brings what Foundation lacks of data detectors.
framework(
  "NaturalLanguage",
  [
    "CivilTime", "Conversations", "Embeddings", "FoundationPlus", "LanguageData", "MessageUnderstanding",
    "TextAnalysis",
  ])
// Views, their state and the live tree; without HTML and sockets.
framework("SwiftUICore", ["CodedErrors", "ConformanceRecords", "FoundationPlus"], isProduct: false)
framework(
  "CoreSpotlight",
  [
    "Embeddings", "FoundationPlus", "SearchIndex", "Storage", "UniformTypeIdentifiers",
  ],
  tests: ["index-probe"])
macros("AppIntentsMacros")
framework(
  "AppIntents",
  [
    "AppIntentsMacros", "CodedErrors", "ConformanceRecords", "CoreLocation", "CoreSpotlight",
    "CoreTransferable", "FoundationPlus", "GeoToolbox", "LinkPresentation", "PlainText", "SwiftUICore",
    "UniformTypeIdentifiers",
  ],
  finds: ["IntentRuntime", "IntentCommands"], tests: ["CoreSpotlight", "CoreTransferable", "SwiftUICore"])
framework(
  "UserNotifications",
  [
    "AppIntents", "CodedErrors", "CoreLocation", "FoundationPlus", "UniformTypeIdentifiers",
  ],
  tests: ["AppIntents", "StoppedClock"])
framework("MediaPlayer", ["AppIntents", "FoundationPlus"], tests: ["AppIntents"])
framework(
  "AlarmKit", ["AppIntents", "CodedErrors", "FoundationPlus", "SwiftUICore"],
  tests: ["AppIntents", "StoppedClock", "SwiftUICore"])
framework("AVKit", ["FoundationPlus", "SwiftUICore"], tests: ["SwiftUICore"])
framework(
  "VisualIntelligence", ["AppIntents", "CoreVideo", "FoundationPlus"], tests: ["AppIntents", "CoreVideo"])
framework(
  "WidgetKit",
  [
    "AppIntents", "AppIntentsMacros", "CodedErrors", "FoundationPlus", "SwiftUICore",
  ],
  tests: ["AppIntents", "SwiftUICore"])

// MARK: System: stands where the operating system stands

system(
  "IntentDiscovery",
  [
    "AppIntents", "ConformanceRecords", "CoreTransferable", "FoundationPlus", "IntentManifest", "PlainText",
  ],
  tests: ["AppIntents", "IntentManifest"])
system(
  "IntentValues",
  ["AppIntents", "JSONValues", "LinkPresentation"],
  tests: ["AppIntents", "JSONValues", "LinkPresentation"])
system(
  "IntentPhrases",
  ["AppIntents", "FoundationPlus", "IntentDiscovery"],
  resources: [.copy("Resources")],
  tests: ["AppIntents", "FoundationPlus", "IntentDiscovery", "StoppedClock"])
system(
  "IntentPalette",
  [
    "AppIntents", "CoreSpotlight", "Embeddings", "IntentDiscovery", "IntentPhrases",
  ],
  tests: [
    "AppIntents", "CoreSpotlight", "Embeddings", "IntentDiscovery", "IntentPhrases", "StoppedClock",
  ])
system(
  "IntentRuntime",
  [
    "AppIntents", "CCrypto", "CoreSpotlight", "Embeddings", "FoundationPlus", "IntentDiscovery",
    "IntentPalette", "IntentPhrases", "IntentValues", "JSONValues", "PlainText", "Storage", "SwiftUICore",
  ],
  tests: [
    "AppIntents", "CoreSpotlight", "FoundationPlus", "IntentDiscovery", "IntentValues", "JSONValues",
    "StoppedClock", "Storage", "SwiftUI", "SwiftUICore", "donation-probe",
  ])
system(
  "PersonalStore",
  [
    "CCurl", "CXML2", "CivilTime", "CodedErrors", "FoundationPlus", "Interchange", "PlainText", "Storage",
  ],
  tests: ["CivilTime", "Interchange", "ScriptedServer", "StoppedClock", "Storage", "personal-probe"])
// Language models that a person configured; nothing is sent to any other.
system(
  "ModelClient", ["CCurl", "CodedErrors", "JSONValues", "ReplyEngine"],
  tests: ["Conversations", "ReplyEngine", "ScriptedServer"])
system(
  "SystemActions",
  [
    "AppIntents", "CivilTime", "CodedErrors", "Conversations", "FoundationPlus", "IntentDiscovery",
    "IntentRuntime", "LanguageData", "PersonalStore", "PlainText", "SuggestionEngine", "SwiftUICore",
    "TextAnalysis",
  ],
  resources: [.process("Resources")],
  tests: [
    "AppIntents", "CivilTime", "Conversations", "FoundationPlus", "IntentDiscovery", "IntentRuntime",
    "PersonalStore", "StoppedClock", "SuggestionEngine", "SwiftUICore", "TextAnalysis",
  ])

// MARK: High frameworks: they import the system; nothing above imports them

framework(
  "SwiftUI",
  [
    "AppIntents", "AppIntentsMacros", "CoreTransferable", "FoundationPlus", "SwiftUICore",
    "UniformTypeIdentifiers",
  ],
  finds: ["DataCommands", "IntentCommands", "WebSurface"])
// Fields, and the replies that are suggested for them.
framework(
  "UIKit",
  [
    "AppIntents", "CodedErrors", "Conversations", "Embeddings", "FoundationPlus", "MessageUnderstanding",
    "ReplyEngine", "Storage", "SuggestionEngine", "SwiftUICore", "TextAnalysis",
  ],
  resources: [.process("Resources")], finds: ["_Testing_UIKit"],
  tests: ["FoundationPlus", "StoppedClock", "SuggestionEngine", "SwiftUICore", "_Testing_UIKit"])
// What Swift Testing expects beside a module of that name.
module("_Testing_UIKit", ["UIKit"], path: "Sources/Frameworks/_Testing_UIKit", on: .linux, isTested: false)
framework(
  "SuggestedActions",
  [
    "AppIntents", "CodedErrors", "Conversations", "Embeddings", "FoundationPlus", "MessageUnderstanding",
    "PlainText", "Storage", "SuggestionEngine", "SwiftUI", "SystemActions", "TextAnalysis",
  ],
  resources: [.process("Resources")], finds: ["PersonalPages"],
  tests: [
    "CivilTime", "Conversations", "FoundationPlus", "PersonalStore", "StoppedClock", "SuggestionEngine",
    "SwiftUI", "SystemActions", "TextAnalysis",
  ])
framework(
  "AppIntentsTesting",
  [
    "AppIntents", "CodedErrors", "CoreSpotlight", "CoreTransferable", "FoundationPlus", "IntentDiscovery",
    "IntentRuntime", "PlainText", "SwiftUICore",
  ],
  tests: ["AppIntents", "SwiftUI"])

// MARK: Surfaces: how people and programs reach it

surface("CommandLineSurface", ["PlainText"], tests: ["CaseFiles"])
surface(
  "HTTPServer",
  [
    "CCrypto", "CMicrohttpd", "CSockets", "CWslay", "CZlib", "CodedErrors", "PlainText",
  ], on: .linux,
  tests: ["PlainText"])
surface(
  "ViewHTML", ["CodedErrors", "PlainText", "SwiftUICore"], exclude: ["StyleSheets"],
  resources: [.copy("Resources")],
  plugins: ["CompileClient"], tests: ["SwiftUICore"])
surface(
  "AppShell",
  [
    "AppIntents", "CodedErrors", "ConformanceRecords", "CoreLocation", "FoundationPlus", "IntentDiscovery",
    "IntentPalette", "IntentPhrases", "IntentRuntime", "JSONValues", "PlainText", "SwiftUICore",
    "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ],
  resources: [.copy("Resources")],
  tests: [
    "AppIntents", "FoundationPlus", "IntentDiscovery", "IntentRuntime", "StoppedClock", "SwiftUI",
    "SwiftUICore", "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ])
surface(
  "WebSurface",
  [
    "AppIntents", "AppShell", "CAllocator", "CCrypto", "CodedErrors", "CommandLineSurface",
    "ConformanceRecords", "FoundationPlus", "HTTPServer", "IntentRuntime", "JSONValues", "PlainText",
    "Storage", "SwiftUICore",
    "UniformTypeIdentifiers", "ViewHTML",
  ],
  exclude: ["Client", "StyleSheets"], resources: [.copy("Resources")], plugins: ["CompileClient"],
  tests: [
    "AppShell", "CommandLineSurface", "FoundationPlus", "HTTPServer", "IntentRuntime", "JSONValues",
    "PlainText", "Storage", "SwiftUI", "SwiftUICore", "UniformTypeIdentifiers", "ViewHTML",
  ])
surface(
  "PersonalPages",
  [
    "AppIntents", "AppShell", "CivilTime", "CodedErrors", "FoundationPlus", "PersonalStore",
    "SuggestedActions", "SwiftUICore", "SystemActions",
  ],
  exclude: ["StyleSheets"], resources: [.copy("Resources")], plugins: ["CompileClient"],
  tests: ["CivilTime", "PersonalStore", "StoppedClock", "SuggestedActions", "SuggestionEngine"])
surface(
  "DataCommands", ["CommandLineSurface", "FoundationPlus", "Storage", "SwiftUICore"],
  tests: [
    "AppIntents", "IntentRuntime", "PersonalStore", "SearchIndex", "Storage", "SuggestionEngine",
    "UnicornChatModel", "window-program",
  ])
surface(
  "IntentCommands",
  [
    "AppIntents", "CommandLineSurface", "CoreLocation", "FoundationPlus", "GeoToolbox", "IntentDiscovery",
    "IntentManifest", "IntentPalette", "IntentRuntime", "IntentValues", "JSONValues", "PlainText",
    "SwiftUICore", "UniformTypeIdentifiers",
  ],
  isProduct: true,
  tests: [
    "AppIntents", "CaseFiles", "CommandLineSurface", "FoundationPlus", "IntentDiscovery", "IntentManifest",
    "IntentPalette", "IntentRuntime", "JSONValues", "StoppedClock", "SwiftUI", "intent-program",
  ])

// MARK: Apps: they see frameworks and Storage, so that they prove the API

app(
  "gallery", "Gallery",
  [
    "AppIntents", "DataCommands", "PersonalPages", "SuggestedActions", "SwiftUI", "UniformTypeIdentifiers",
    "WebSurface", "WidgetKit",
  ],
  resources: [.copy("Resources")])
module(
  "UnicornChatModel", ["NaturalLanguage", "Storage"], path: "Apps/UnicornChat/Model",
  resources: [.copy("Resources")],
  tests: [
    "Conversations", "Interchange", "MessageUnderstanding", "StoppedClock", "SuggestionEngine",
    "TextAnalysis", "chat-probe",
  ])
module(
  "UnicornChatInterface",
  [
    "AVKit", "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "GeoToolbox",
    "LinkPresentation", "SuggestedActions", "SwiftUI", "UIKit", "UnicornChatModel",
    "UniformTypeIdentifiers", "UserNotifications",
  ], path: "Apps/UnicornChat/App", resources: [.copy("Resources")], isTested: false)
app(
  "unicornchat", "UnicornChat/Program",
  [
    "DataCommands", "IntentCommands", "PersonalPages", "SwiftUI", "UnicornChatInterface", "WebSurface",
  ],
  resources: [
    .copy("Resources"), .copy("Strings/AppShortcuts.xcstrings"), .copy("Strings/Localizable.xcstrings"),
  ])

module(
  "UnicornMailModel", ["Interchange", "Storage"], path: "Apps/UnicornMail/Model",
  resources: [.copy("Resources")], tests: ["Interchange", "Storage"])
module(
  "UnicornMailInterface",
  [
    "AppIntents", "Interchange", "SuggestedActions", "SwiftUI", "UIKit", "UnicornMailModel",
    "UniformTypeIdentifiers",
  ], path: "Apps/UnicornMail/App", isTested: false)
app(
  "unicornmail", "UnicornMail/Program",
  [
    "DataCommands", "IntentCommands", "PersonalPages", "SwiftUI", "UnicornMailInterface", "WebSurface",
  ],
  resources: [.copy("Resources")])

// MARK: Tools

tool("language-compiler", ["LanguageCompiler"], plugin: "CompileLanguageData")
// Scripts and style sheets, as browsers get them.
module("Minification", path: "Tools/Minification")
tool("client-compiler", ["Minification"], plugin: "CompileClient")
tool("embedding-compiler", ["EmbeddingSource"], plugin: "CompileEmbeddings")
tool(
  "beckon",
  [
    "CivilTime", "CommandLineSurface", "Conversations", "Embeddings", "IntentManifest", "Interchange",
    "JSONValues", "MessageUnderstanding", "ModelClient", "ReplyEngine", "SearchIndex", "SourceManifests",
    "Storage", "SuggestionEngine", "TextAnalysis", "UnderstandingTraining",
  ],
  // Carrying out what is suggested needs the frameworks; on Apple's platforms the command only suggests.
  withOurFrameworks: [
    "AppIntents", "DataCommands", "FoundationPlus", "IntentCommands", "IntentRuntime", "PersonalStore",
    "SystemActions",
  ],
  elsewhereWithout: ["Actions"], isProduct: true)
tool(
  "fuzz",
  [
    "Conversations", "Embeddings", "Interchange", "JSONValues", "MessageUnderstanding", "SearchIndex",
    "SuggestionEngine", "TextAnalysis",
  ],
  withOurFrameworks: [
    "AppIntents", "FoundationPlus", "HTTPServer", "IntentDiscovery", "IntentPhrases", "PDFKit",
    "UniformTypeIdentifiers",
  ])

// MARK: Benchmarks, started by Benchmarks/run

module("Measuring", path: "Benchmarks/Measuring", isTested: false)
module("MeasuringViews", ["SwiftUICore", "ViewHTML"], path: "Benchmarks/MeasuringViews", isTested: false)
benchmark("detector-benchmark", "Detectors", ["Embeddings", "LanguageData", "TextAnalysis"])
benchmark(
  "suggestion-benchmark", "Suggestions",
  [
    "Conversations", "Embeddings", "Interchange", "MessageUnderstanding", "ReplyEngine", "SuggestionEngine",
    "TextAnalysis",
  ])
benchmark("search-benchmark", "Search", ["Embeddings", "SearchIndex", "Storage"])
benchmark("view-benchmark", "Views", ["MeasuringViews", "SwiftUICore", "ViewHTML"])
benchmark("intent-benchmark", "Intents", ["AppIntents", "IntentDiscovery", "IntentRuntime"])
benchmark(
  "actions-benchmark", "SuggestedActions",
  ["MeasuringViews", "PersonalStore", "SuggestedActions", "SwiftUI"], resources: [.copy("Resources")])
benchmark("chat-benchmark", "UnicornChat", ["UnicornChatInterface", "UnicornChatModel"])

// MARK: Tests of several modules, and what tests are helped by

module("StoppedClock", ["FoundationPlus"], path: "Tests/StoppedClock", isTested: false)
// An HTTP server that answers as a test wants.
module("ScriptedServer", path: "Tests/ScriptedServer", isTested: false)
// Cases as data, and recorded texts.
module("CaseFiles", path: "Tests/CaseFiles", isTested: false)
module("BrowserDriver", ["JSONValues"], path: "Tests/BrowserDriver", tests: ["JSONValues"])
// Programs that tests start, kill and start again.
probe("storage-probe", "StorageProbe", ["Storage"])
probe("answer-probe", "AnswerProbe", ["Conversations", "SuggestionEngine", "TextAnalysis"])
probe("index-probe", "IndexProbe", ["CoreSpotlight"])
probe("donation-probe", "DonationProbe", ["AppIntents", "FoundationPlus", "IntentRuntime", "Storage"])
probe("personal-probe", "PersonalProbe", ["PersonalStore"])
probe("chat-probe", "ChatProbe", ["UnicornChatModel"])
probe("intent-program", "IntentProgram", ["AppIntents", "IntentCommands", "SwiftUI"])
probe("window-program", "WindowProgram", ["DataCommands", "SwiftUI", "WebSurface"])
test(
  "EndToEndTests",
  [
    "CaseFiles", "Conversations", "Embeddings", "Interchange", "ScriptedServer", "SuggestionEngine",
    "TextAnalysis", "beckon", "fuzz",
  ])
test(
  "UnicornChatTests",
  [
    "AppIntents", "AppIntentsTesting", "CaseFiles", "CoreSpotlight", "CoreTransferable", "Embeddings",
    "FoundationPlus",
    "GeoToolbox", "IntentDiscovery", "IntentManifest", "StoppedClock", "SwiftUI", "UnicornChatInterface",
    "UnicornChatModel", "UniformTypeIdentifiers", "UserNotifications",
  ])
test(
  "BrowserTests", ["BrowserDriver", "JSONValues", "beckon", "gallery", "unicornchat", "unicornmail"],
  exclude: ["Line", "Snapshots"])
// Source as the platform's documents show it, in the language modes that apps use.
test(
  "ListingTests",
  [
    "AppIntents", "CoreSpotlight", "CoreTransferable", "CoreVideo", "GeoToolbox", "LinkPresentation",
    "PDFKit", "SuggestedActions", "SwiftUI", "SwiftUICore", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "VisualIntelligence", "_Testing_UIKit",
  ],
  exclude: ["pending.txt"], settings: [.swiftLanguageMode(.v5)])
test(
  "ListingIsolationTests",
  [
    "AppIntents", "CoreTransferable", "GeoToolbox", "SwiftUI", "VisualIntelligence",
  ],
  settings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)])

guideByLibFuzzer(
  "fuzz",
  instrumenting: [
    "CivilTime", "Conversations", "FoundationPlus", "HTTPServer", "IntentPhrases", "Interchange",
    "JSONValues",
    "PDFKit", "PlainText", "TextAnalysis",
  ])
finish()

// MARK: How a line becomes targets

/// Where a target is built: wherever its dependencies are, or only where the frameworks are ours.
enum Platforms { case everyPlatform, linux }

/// Whether the frameworks are the system's, so that ours, and what stands on them, are left out. The variable
/// lets other systems see what Apple's would.
@MainActor func frameworksAreTheSystems() -> Bool {
  #if canImport(Darwin)
    return true
  #else
    return Context.environment["BECKON_PLATFORM"] == "apple"
  #endif
}

@MainActor func isLeftOut(_ platforms: Platforms) -> Bool {
  platforms == .linux && frameworksAreTheSystems()
}

@MainActor func cLibrary(_ name: String, pkgConfig: String? = nil, apt: String...) {
  package.targets.append(
    .systemLibrary(
      name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
      providers: apt.isEmpty ? nil : [.apt(apt)]))
}

/// A C++ library behind a C header.
@MainActor func shim(_ name: String, linking libraries: String...) {
  package.targets.append(
    .target(
      name: name, path: "Sources/CLibraries/\(name)", linkerSettings: libraries.map { .linkedLibrary($0) }))
}

/// A module in a folder, its tests in `Tests/<name>Tests` and, where others build on it, its product, which
/// also links what is found in the running program and not imported.
@MainActor func module(
  _ name: String, _ dependencies: [String] = [], path: String, on platforms: Platforms = .everyPlatform,
  exclude: [String] = [], resources: [Resource] = [], plugins: [String] = [],
  linking libraries: [String] = [], isProduct: Bool = false, finds found: [String] = [],
  isTested: Bool = true, tests: [String] = [],
  testResources: [Resource] = []
) {
  if isLeftOut(platforms) { return }
  package.targets.append(
    .target(
      name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: path,
      exclude: exclude, resources: resources, linkerSettings: libraries.map { .linkedLibrary($0) },
      plugins: plugins.map { .plugin(name: $0) }))
  if isProduct { package.products.append(.library(name: name, targets: [name] + found)) }
  if isTested {
    test(name + "Tests", [name] + tests, resources: testResources, on: platforms)
  }
}

@MainActor func base(
  _ name: String, _ dependencies: [String] = [], on platforms: Platforms = .everyPlatform,
  resources: [Resource] = [], linking libraries: [String] = [], isProduct: Bool = false,
  isTested: Bool = true, tests: [String] = [], testResources: [Resource] = []
) {
  module(
    name, dependencies, path: "Sources/Base/\(name)", on: platforms, resources: resources, linking: libraries,
    isProduct: isProduct, isTested: isTested, tests: tests, testResources: testResources)
}

@MainActor func engine(
  _ name: String, _ dependencies: [String] = [], resources: [Resource] = [], plugins: [String] = [],
  isProduct: Bool = false, isTested: Bool = true, tests: [String] = []
) {
  module(
    name, dependencies, path: "Sources/Engines/\(name)", resources: resources,
    plugins: plugins, isProduct: isProduct, isTested: isTested, tests: tests)
}

@MainActor func framework(
  _ name: String, _ dependencies: [String], resources: [Resource] = [], isProduct: Bool = true,
  finds found: [String] = [], tests: [String] = []
) {
  module(
    name, dependencies, path: "Sources/Frameworks/\(name)", on: .linux, resources: resources,
    isProduct: isProduct,
    finds: found, tests: tests)
}

@MainActor func system(
  _ name: String, _ dependencies: [String], resources: [Resource] = [], tests: [String] = []
) {
  module(name, dependencies, path: "Sources/System/\(name)", resources: resources, tests: tests)
}

@MainActor func surface(
  _ name: String, _ dependencies: [String], on platforms: Platforms = .everyPlatform,
  exclude: [String] = [], resources: [Resource] = [], plugins: [String] = [],
  isProduct: Bool = false, tests: [String] = []
) {
  module(
    name, dependencies, path: "Sources/Surfaces/\(name)", on: platforms, exclude: exclude,
    resources: resources, plugins: plugins, isProduct: isProduct, tests: tests)
}

@MainActor func program(
  _ name: String, _ dependencies: [String], path: String, on platforms: Platforms = .everyPlatform,
  exclude: [String] = [], resources: [Resource] = []
) {
  if isLeftOut(platforms) { return }
  package.targets.append(
    .executableTarget(
      name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: path, exclude: exclude,
      resources: resources))
}

@MainActor func app(_ name: String, _ folder: String, _ dependencies: [String], resources: [Resource] = []) {
  program(name, dependencies, path: "Apps/\(folder)", resources: resources)
}

/// A program of `Tools`; where the frameworks aren't ours it is built without some of its folders.
@MainActor func tool(
  _ name: String, _ dependencies: [String], withOurFrameworks: [String] = [], elsewhereWithout: [String] = [],
  plugin: String? = nil, isProduct: Bool = false
) {
  let isPart = frameworksAreTheSystems()
  program(
    name, dependencies + (isPart ? [] : withOurFrameworks), path: "Tools/\(name)",
    exclude: isPart ? elsewhereWithout : [])
  if isProduct { package.products.append(.executable(name: name, targets: [name])) }
  if let plugin {
    package.targets.append(
      .plugin(name: plugin, capability: .buildTool(), dependencies: [.target(name: name)]))
  }
}

@MainActor func benchmark(
  _ name: String, _ folder: String, _ dependencies: [String], resources: [Resource] = []
) {
  program(name, ["Measuring"] + dependencies, path: "Benchmarks/\(folder)", resources: resources)
}

@MainActor func probe(_ name: String, _ folder: String, _ dependencies: [String]) {
  program(name, dependencies, path: "Tests/\(folder)")
}

@MainActor func test(
  _ name: String, _ dependencies: [String], exclude: [String] = [], resources: [Resource] = [],
  settings: [SwiftSetting] = [], on platforms: Platforms = .everyPlatform
) {
  if isLeftOut(platforms) { return }
  package.targets.append(
    .testTarget(
      name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, exclude: exclude,
      resources: resources, swiftSettings: settings))
}

/// A macro plug-in and its tests, built with the toolchain's SwiftSyntax where that can be used.
@MainActor func macros(_ name: String) {
  if isLeftOut(.linux) { return }
  let modules = [
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
    "SwiftParser",
  ]
  var dependencies: [Target.Dependency] = []
  var settings: [SwiftSetting] = []
  var linking: [LinkerSetting] = []
  if let folder = toolchainSyntaxFolder() {
    settings = [.unsafeFlags(["-I", folder])]
    linking = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
    linking += (modules + ["SwiftCompilerPluginMessageHandling"]).map { .linkedLibrary($0) }
  } else {
    dependencies = (modules + ["SwiftCompilerPlugin"]).map { .product(name: $0, package: "swift-syntax") }
    package.dependencies.append(
      .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0"))
  }
  package.targets += [
    .macro(
      name: name, dependencies: dependencies, path: "Sources/Macros/\(name)", swiftSettings: settings,
      linkerSettings: linking),
    .testTarget(
      name: name + "Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: settings,
      linkerSettings: linking),
  ]
}

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

/// Links libFuzzer into a program, and lets it see which branches some modules take, where `script/fuzz` names
/// the library: no other build knows of it.
@MainActor func guideByLibFuzzer(_ name: String, instrumenting modules: Set<String>) {
  guard let library = Context.environment["BECKON_LIBFUZZER"] else { return }
  cLibrary("CLibFuzzer")
  for target in package.targets {
    if target.name == name {
      target.dependencies.append("CLibFuzzer")
      target.swiftSettings = (target.swiftSettings ?? []) + [.define("LIBFUZZER")]
      target.linkerSettings =
        (target.linkerSettings ?? []) + [.unsafeFlags(["-Xlinker", library]), .linkedLibrary("stdc++")]
    } else if modules.contains(target.name) {
      target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer", "-O"])]
    }
  }
}

/// Leaves out what can't be built here, and what nobody asked for.
@MainActor func finish() {
  if frameworksAreTheSystems() {
    // What stands on a framework of ours, and what stands on that.
    while true {
      let names = Set(package.targets.map(\.name))
      let whole = package.targets.filter { $0.dependencyNames.isSubset(of: names) }
      if whole.count == package.targets.count { break }
      package.targets = whole
    }
  }
  // Only some tests, with what they need: a build for who works on one module.
  if let asked = Context.environment["BECKON_ONLY"]?.split(separator: ",").map(String.init), !asked.isEmpty {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var kept: Set<String> = []
    var open = asked
    while let name = open.popLast() {
      guard let target = targets[name] else {
        FileHandle.standardError.write(Data("BECKON_ONLY: there is no target '\(name)'\n".utf8))
        exit(1)
      }
      if kept.insert(name).inserted {
        open += target.dependencyNames
        open += target.plugins?.compactMap { if case .plugin(let name, _) = $0 { name } else { nil } } ?? []
      }
    }
    package.targets.removeAll { !kept.contains($0.name) }
  }
  let names = Set(package.targets.map(\.name))
  package.products.removeAll { product in
    switch product {
    case let library as Product.Library: !names.isSuperset(of: library.targets)
    case let executable as Product.Executable: !names.isSuperset(of: executable.targets)
    default: false
    }
  }
}

extension Target {
  /// The names of this package's targets that it depends on.
  var dependencyNames: Set<String> {
    Set(
      dependencies.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
      })
  }
}
