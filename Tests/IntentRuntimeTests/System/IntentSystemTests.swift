import AppIntents
import FoundationPlus
import Storage
import Testing

@testable import IntentDiscovery
@testable import IntentRuntime

@Suite struct IntentSystemTests {
  private static let catalog = IntentCatalog(
    intents: [BakeLoaf.self, AskAround.self], entities: [Loaf.self], queries: [LoafQuery.self])

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "system-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func system(in folder: URL) throws -> IntentSystem {
    try IntentSystem(
      catalog: Self.catalog, folders: DataLocations(environment: ["BECKON_HOME": folder.path]),
      program: "bakery",
      // Its time stands, so that nothing is cut off on a busy machine.
      clock: WallClock(now: { Date(timeIntervalSince1970: 1_790_000_000) }) { _ in
        try await Task.sleep(for: .seconds(3600))
      },
      locale: Locale(identifier: "en_US"), timeZone: .gmt)
  }

  @Test func runsAreRememberedByTheNextProcess() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try system(in: folder)
    let request = RunRequest(BakeLoaf(), arguments: ["loaf": .text("oat")], source: .commandLine)
    _ = try await first.runtime.run(request, on: SilentSurface()).get()
    // What never began is nothing that anybody has done.
    _ = await first.runtime.run(RunRequest(BakeLoaf()), on: SilentSurface())
    await first.donations.flush()

    let records = try system(in: folder).donations.records()
    #expect(records.map(\.intent) == ["BakeLoaf"])
    #expect(records.first?.source == "commandLine")
    #expect(records.first?.program == "bakery")
    #expect(records.first?.result?.string == "1 Oat")
    #expect(records.first?.entities.map(\.identifier) == ["oat"])
  }

  @Test func whatWasDoneStandsFirstInThePalette() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try await system(in: folder).palette.search("spelt")
    #expect(before.entities.map(\.identifier.identifier).sorted() == ["spelt-a", "spelt-b"])
    let first = try system(in: folder)
    let intent = BakeLoaf()
    intent.loaf = try #require(try await LoafQuery().entities(for: ["spelt-b"]).first)
    _ = try await first.runtime.run(RunRequest(intent), on: SilentSurface()).get()
    await first.donations.flush()
    let after = try await system(in: folder).palette.search("spelt")
    #expect(after.entities.first?.identifier.identifier == "spelt-b")
  }

  @Test func aRunGoesOnInTheNextProcess() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    PromptPrograms.add("next-process", [.confirm("ash"), .loaf])
    let request = RunRequest(AskAround(), arguments: ["program": .text("next-process")])
    var step = try await system(in: folder).exchange().begin(request, asker: "me")
    for answer in [RunAnswer.text("3"), .text("yes"), .text("oat")] {
      guard case .asks(_, let record) = step else { break }
      step = try await system(in: folder).exchange().resume(record, with: answer, asker: "me")
    }
    guard case .over(let outcome) = step else {
      Issue.record("The run was to end.")
      return
    }
    #expect(try outcome.get().value as? String == "first 3, ordered ash, loaf oat")
  }

  @Test func aDamagedHistoryIsSetAsideAndSaid() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try system(in: folder)
    _ = try await first.runtime.run(
      RunRequest(BakeLoaf(), arguments: ["loaf": .text("oat")]), on: SilentSurface()
    ).get()
    await first.donations.flush()
    let file = try DonationStore.file(in: DataLocations(environment: ["BECKON_HOME": folder.path]))
    try Data(repeating: 0x5A, count: 8192).write(to: file)
    let second = try system(in: folder)
    #expect(!second.problems.isEmpty)
    #expect(try second.donations.records().isEmpty)
  }
}
