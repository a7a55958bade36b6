// swift-tools-version: 6.2
import PackageDescription

/// The listings of the README and the guide, under the names that they have there. `script/listings` puts them
/// into a copy of this package and builds, tests and runs it; here there is only what they leave out.
let package = Package(
  name: "Guide",
  dependencies: [.package(name: "beckon", path: "../..")],
  targets: [
    // README.md
    .executableTarget(name: "Eggs", dependencies: products("AppIntents")),
    // app-intents.md
    .executableTarget(name: "Kitchen", dependencies: products("AppIntents", "CoreTransferable")),
    .executableTarget(name: "Clock", dependencies: products("IntentCommands")),
    // testing-app-intents.md
    .target(name: "NotesKit", dependencies: products("AppIntents", "SwiftUI")),
    .executableTarget(name: "Notes", dependencies: ["NotesKit"] + products("AppIntents", "IntentCommands")),
    .testTarget(name: "NotesTests", dependencies: ["NotesKit"] + products("AppIntentsTesting")),
    // apps-in-a-browser.md
    .executableTarget(name: "Counting", dependencies: products("SwiftUI")),
    // suggested-actions.md
    .executableTarget(
      name: "Conversation", dependencies: products("SuggestedActions", "SwiftUI"),
      resources: [.copy("Resources")]),
    // engines.md, answers.md, models.md
    .executableTarget(name: "Detecting", dependencies: products("TextAnalysis")),
    .executableTarget(name: "Answers", dependencies: products("SuggestionEngine", "TextAnalysis")),
    .executableTarget(name: "Vectors", dependencies: products("Embeddings")),
    .testTarget(name: "ProgramTests"),
  ])

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "beckon") }
}
