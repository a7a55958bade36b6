import AppIntents
import Testing

private struct Leaf: AppIntentsPackage {}

private struct Branch: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [Leaf.self, Root.self] }
}

private struct Root: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [Branch.self, Leaf.self] }
}

private struct New: AppIntent {
  static let title: LocalizedStringResource = "Simmer"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Old: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Boil"
  static let intentClassName = "BoilIntent"
  static var deprecation: IntentDeprecation<New> { .init(message: "Simmer instead.", replacedBy: New.self) }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Older: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Roast"
  static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "Nobody roasts any more.") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Program: AppIntentsExtension {}

@Suite(.serialized) struct AppIntentsPackageTests {
  @Test func packagesMayIncludeEachOther() {
    #expect(Leaf.includedPackages.isEmpty)
    #expect(Root.withAllIncluded.map { "\($0)" } == ["Root", "Branch", "Leaf"])
    #expect(Leaf.withAllIncluded.count == 1)
  }

  @Test func anIntentNamesTheOneThatTakesItsPlace() {
    #expect(String(localized: Old.deprecationNotice.message) == "Simmer instead.")
    #expect(Old.deprecationNotice.replacement is New.Type)
    #expect(Older.deprecationNotice.replacement == nil)
    #expect(String(localized: IntentDeprecation(replacedBy: New.self).message) == "Use Simmer instead.")
  }

  @Test func aMigratedIntentKeepsItsName() {
    #expect(Old.persistentIdentifier == "BoilIntent")
    #expect(New.persistentIdentifier == "New")
  }

  private struct Started: Error {}

  private struct Host: AppIntentsExtensionHost {
    func run(_ program: any AppIntentsExtension) async throws {
      if program is Program { throw Started() }
    }
  }

  @Test func anExtensionIsRunByTheSystem() async throws {
    try await Program.main()
    _ = Program().configuration
    appIntentsExtensionHost.fill(Host())
    defer { appIntentsExtensionHost.fill(nil) }
    await #expect(throws: Started.self) { try await Program.main() }
  }
}
