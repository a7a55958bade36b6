// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "beckon",
  products: [
    .executable(name: "beckon", targets: ["beckon"]),
    .library(name: "TextAnalysis", targets: ["TextAnalysis"]),
    .library(name: "Interchange", targets: ["Interchange"]),
    .library(name: "SuggestionEngine", targets: ["SuggestionEngine"]),
    .library(name: "Embeddings", targets: ["Embeddings"]),
  ],
  targets: [
    // C and C++ libraries: module maps and thin shims, nothing else.
    .systemLibrary(
      name: "CSQLite", path: "Sources/CLibraries/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CICal", path: "Sources/CLibraries/CICal", pkgConfig: "libical",
      providers: [.apt(["libical-dev"])]),
    .target(
      name: "CPhoneNumber", path: "Sources/CLibraries/CPhoneNumber",
      linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("stdc++")]),

    // Base
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
      name: "SuggestionEngine", dependencies: ["LanguageData", "TextAnalysis", "MessageUnderstanding"],
      path: "Sources/Engines/SuggestionEngine"),

    // Surfaces
    .target(name: "CommandLineSurface", path: "Sources/Surfaces/CommandLineSurface"),

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
        "UnderstandingTraining", "CommandLineSurface", "Storage",
      ],
      path: "Tools/beckon"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TextAnalysis", "Interchange", "SuggestionEngine", "Embeddings", "MessageUnderstanding",
      ],
      path: "Tools/fuzz"),

    // Benchmarks: started by Benchmarks/run
    .executableTarget(
      name: "detector-benchmark", dependencies: ["LanguageData", "TextAnalysis", "Embeddings"],
      path: "Benchmarks/Detectors"),

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
    .testTarget(name: "SuggestionEngineTests", dependencies: ["SuggestionEngine"]),
    .testTarget(name: "CommandLineSurfaceTests", dependencies: ["CommandLineSurface"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Interchange", "Embeddings", "beckon", "fuzz"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
