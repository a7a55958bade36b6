import AppIntents
import Foundation
import JSONValues
import StoppedClock
import Storage
import Testing

@testable import IntentRuntime

@Suite("Donations that are kept")
struct DonationStoreTests {
  @Test("what was done is there when the store is opened again: who, what, when and what came of it")
  func reopened() async throws {
    let scratch = try DonationScratch()
    let date = Date(timeIntervalSince1970: 1_773_480_600.25)
    let intent = PlayIntent("Bubbles", volume: 3)
    let donation = IntentDonation(
      intent, result: try await intent.perform(), date: date, source: "commandLine")
    intent.song = "something else"
    try await scratch.store().keep(donation)
    try await scratch.store().keep(
      IntentDonation(PauseIntent(), at: date, source: "phrase", ending: .failed("There is no player.")))

    let store = try scratch.store()
    let records = try store.records()
    #expect(records.map(\.intent) == ["DonatedPauseIntent", "DonatedPlayIntent"])
    #expect(records[0].ending == .failed("There is no player."))
    #expect(records[0].source == "phrase" && records[0].program == "Player")
    #expect(records[1].date == date && records[1].identifier == donation.identifier)
    #expect(records[1].parameters["song"]?.string == "Bubbles")
    #expect(records[1].parameters["volume"]?["title"]?.string == "Volume 3")
    #expect(records[1].result?["id"]?.string == "7")
    #expect(Set(records[1].entities.map(\.identifier)) == ["3", "7"])

    let read = try await store.donations()
    #expect(read.map { $0.intentType.persistentIdentifier } == records.map(\.intent))
    #expect(read[1].values["song"] as? String == "Bubbles")
    #expect((read[1].values["volume"] as? Jukebox.Volume?)??.title == "Volume 3")
    #expect((read[1].result as? Jukebox.Volume)?.id == 7)
    #expect(read[1].entities == donation.entities && read[1].source == "commandLine")
    #expect(Set(read[1].values.keys) == ["song", "volume"], "a default is no value that was set")
  }

  @Test("donations whose type or entity is gone stay readable as records; entities are asked for once")
  func gone() async throws {
    let store = try DonationScratch.inMemory()
    for number in 0..<5 { store.add(IntentDonation(PlayIntent("a", volume: number))) }
    let stock = Jukebox.VolumeQuery.StockBox()
    stock.state.withLock { $0.volumes = [0, 1, 3] }
    let read = try await Jukebox.VolumeQuery.$stock.withValue(stock) { try await store.donations() }
    #expect(read.compactMap { ($0.values["volume"] as? Jukebox.Volume?)??.id } == [3, 1, 0])
    #expect(stock.state.withLock { $0.asked.count } == 1)
    #expect(try store.records().count == 5)

    let stranger = try DonationStore(at: nil, program: "Player", coding: DonationScratch.coding) { _ in nil }
    try await stranger.keep(IntentDonation(PlayIntent("a")))
    #expect(try await stranger.donations().isEmpty)
    #expect(try stranger.records().map(\.intent) == ["DonatedPlayIntent"])
  }

  @Test("a run is kept with its surface, the values that it got and what came of it")
  func runs() async throws {
    let store = try DonationScratch.inMemory()
    let runtime = IntentRuntime(
      clock: StoppedClock(.distantPast).clock,
      observer: { intent, outcome, source in
        store.add(IntentDonation(intent, outcome, from: source, date: Date(timeIntervalSince1970: 9)))
      })
    let arguments: [String: RunArgument] = ["song": .text(["Bubbles"])]
    _ = await runtime.run(
      RunRequest(PlayIntent(), arguments: arguments, source: .commandLine), on: SilentSurface())
    _ = await runtime.run(RunRequest(PlayIntent(), source: .phrase), on: SilentSurface())
    let records = try store.records()
    #expect(records.map(\.source) == ["phrase", "commandLine"])
    #expect(records[1].ending == .finished && records[1].result?["id"]?.string == "7")
    #expect(records[1].parameters["song"]?.string == "Bubbles")
    guard case .failed(let message) = records[0].ending else {
      Issue.record("\(records[0].ending)")
      return
    }
    #expect(message.contains("song") || message.contains("Song"))
  }

  @Test("a value that JSON can't say or that is large is left out; the rest is kept")
  func leftOut() async throws {
    let store = try DonationScratch.inMemory()
    let intent = PlayIntent(String(repeating: "la ", count: 5_000), loudness: 9)
    intent.seal = Jukebox.Sealed()
    try await store.keep(IntentDonation(intent))
    #expect(try store.records()[0].parameters == .object([.init(name: "loudness", value: .number("9"))]))
  }

  @Test("donations of many tasks are all kept, those of one task in their order")
  func manyTasks() async throws {
    let scratch = try DonationScratch()
    let store = try scratch.store()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<250 {
            store.add(IntentDonation(PlayIntent("\(task)", loudness: number), at: .distantPast))
          }
        }
      }
    }
    await store.flush()
    let records = try scratch.store().records()
    #expect(records.count == 2_000)
    for task in 0..<8 {
      let own = records.filter { $0.parameters["song"]?.string == "\(task)" }
      #expect(own.map(\.parameters).map { $0["loudness"] } == (0..<250).reversed().map { .number("\($0)") })
    }
  }

  @Test("donations are deleted by what they are about, with what still waits, and are gone from the disk")
  func deleting() async throws {
    let scratch = try DonationScratch()
    let store = try scratch.store()
    let plain = IntentDonation(PlayIntent("Zanzibarian lullaby"))
    let one = IntentDonation(PlayIntent("Zanzibarian lullaby", volume: 1))
    let two = IntentDonation(PlayIntent("Zanzibarian lullaby", volume: 2))
    let pause = IntentDonation(PauseIntent())
    for donation in [plain, one, two, pause] { store.add(donation) }
    let entity = EntityIdentifier(for: Jukebox.Volume.self, identifier: 2)
    #expect(try store.delete(matching: .intentType(PauseIntent.self, entityIdentifier: entity)) == [])
    #expect(
      try store.delete(matching: .intentType(PlayIntent.self, entityIdentifier: entity)) == [two.identifier])
    #expect(
      try store.delete(matching: .entityIdentifier(.init(for: Jukebox.Volume.self, identifier: 1)))
        == [one.identifier])
    #expect(try store.records().count == 2)
    #expect(
      try store.delete(matching: .donationIdentifiers([plain.identifier, pause.identifier, one.identifier]))
        == [pause.identifier, plain.identifier])
    #expect(try store.delete(matching: .intentType(PlayIntent.self)) == [])
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) {
      let bytes = try Data(contentsOf: scratch.folder.appending(path: name))
      #expect(bytes.range(of: Data("Zanzibarian".utf8)) == nil, "\(name)")
    }
  }

  @Test("the oldest are dropped beyond the limits of number and of size")
  func limits() async throws {
    let few = try DonationScratch.inMemory(limits: .init(count: 10))
    for number in 0..<35 { few.add(IntentDonation(PlayIntent("a", loudness: number))) }
    await few.flush()
    #expect(
      try few.records().map { $0.parameters["loudness"] } == (25..<35).reversed().map { .number("\($0)") })
    #expect(
      try few.database.read { try $0.firstValue("SELECT count(*) FROM donation", as: Int.self) } ?? 0 < 1_000)

    let scratch = try DonationScratch()
    let small = try scratch.store(limits: .init(bytes: 1 << 20))
    let song = String(repeating: "x", count: 3_000)
    for number in 0..<6_000 { small.add(IntentDonation(PlayIntent(song, loudness: number))) }
    await small.flush()
    try small.database.emptyLog(shrinking: true)
    let size = try scratch.file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    #expect(size < 4 << 20, "the limit, and the batch that is written before it is looked at again")
    #expect(try small.records(limit: 1).first?.parameters["loudness"] == .number("5999"))
  }

  @Test("a damaged file is moved aside, with a notice, and a new one begun", arguments: [false, true])
  func damaged(isForeign: Bool) async throws {
    let scratch = try DonationScratch()
    if isForeign {
      try Data(repeating: 0x41, count: 8_192).write(to: scratch.file)
    } else {
      try await scratch.store().keep(IntentDonation(PlayIntent("a")))
      let handle = try FileHandle(forUpdating: scratch.file)
      for page in 1..<6 {
        try handle.seek(toOffset: UInt64(page * 4_096))
        try handle.write(contentsOf: Data(repeating: 0xFF, count: 64))
      }
      try handle.close()
    }
    let before = try Data(contentsOf: scratch.file)
    var notices: [String] = []
    let store = try DonationStore(
      at: scratch.file, program: "Player", coding: DonationScratch.coding, notice: { notices.append($0) },
      types: DonationScratch.types)
    let aside = scratch.folder.appending(path: "donations.damaged.db")
    #expect(notices.count == 1 && notices[0].contains(aside.path))
    #expect(try Data(contentsOf: aside) == before)
    try await store.keep(IntentDonation(PlayIntent("b")))
    #expect(try scratch.store().records().count == 1)
    try store.deleteAll()
    #expect(!FileManager.default.fileExists(atPath: aside.path))
    #expect(try scratch.store().records().isEmpty)
  }

  @Test("a file of a newer version is refused as it is, and who waits for a donation is told")
  func newer() async throws {
    let scratch = try DonationScratch()
    let later = Migration("later", sql: "CREATE TABLE later (a TEXT) STRICT;")
    let newer = Schema(
      applicationID: Schema.donations.applicationID, name: "newer",
      migrations: Schema.donations.migrations + [later])
    let store = try scratch.store()
    _ = try Database(at: scratch.file, schema: newer)
    let refusal = #expect(throws: StorageError.self) { try scratch.store() }
    #expect(refusal?.code == .newerVersion)
    let error = await #expect(throws: StorageError.self) {
      try await store.keep(IntentDonation(PauseIntent()))
    }
    #expect(error?.code == .newerVersion)
  }

  @Test("the manager's waiting donation is committed when it returns")
  func manager() async throws {
    let scratch = try DonationScratch()
    let donations = Donations { Date(timeIntervalSince1970: 0) }
    let manager = IntentDonationManager(donations: donations)
    _ = try await manager.donate(intent: PlayIntent("before the store"))
    try donations.use(try scratch.store())
    let identifier = try await manager.donate(intent: PlayIntent("Bubbles"))
    let other = try scratch.store()
    #expect(try other.records().first?.identifier == identifier)
    #expect(try other.records().map { $0.parameters["song"]?.string } == ["Bubbles", "before the store"])
    #expect(try await manager.deleteDonations(matching: .donationIdentifier(identifier)) == [identifier])
  }
}
