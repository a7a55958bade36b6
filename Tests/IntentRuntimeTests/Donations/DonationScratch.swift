import AppIntents
import Foundation
import Storage
import Testing

@testable import IntentRuntime
@testable import IntentValues

struct PlayIntent: AppIntent {
  static let persistentIdentifier = "DonatedPlayIntent"
  static let title: LocalizedStringResource = "Play"
  @Parameter(title: "Song") var song: String
  @Parameter(title: "Volume") var volume: Jukebox.Volume?
  @Parameter(title: "Loudness", default: 5) var loudness: Int
  @Parameter(title: "Seal") var seal: Jukebox.Sealed?

  init() {}

  init(_ song: String, volume: Int? = nil, loudness: Int? = nil) {
    self.song = song
    if let volume { self.volume = Jukebox.Volume(id: volume, title: "Volume \(volume)") }
    if let loudness { self.loudness = loudness }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Jukebox.Volume> {
    .result(value: Jukebox.Volume(id: 7, title: "Volume 7"))
  }
}

struct PauseIntent: AppIntent {
  static let persistentIdentifier = "DonatedPauseIntent"
  static let title: LocalizedStringResource = "Pause"
  func perform() async throws -> some IntentResult { .result() }
}

/// A folder of its own for one test, gone when the test is over, and stores in it.
final class DonationScratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "donations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: URL { folder.appending(path: "donations.db") }

  static let coding = IntentValueCoding(files: .onThisMachine(), locale: Locale(identifier: "en_US"))

  static let types: DonationStore.TypeLookup = { name in
    [PlayIntent.self, PauseIntent.self].first { $0.persistentIdentifier == name }
  }

  func store(limits: DonationStore.Limits = .init()) throws -> DonationStore {
    try DonationStore(
      at: file, program: "Player", limits: limits, coding: Self.coding, types: Self.types)
  }

  static func inMemory(limits: DonationStore.Limits = .init()) throws -> DonationStore {
    try DonationStore(at: nil, program: "Player", limits: limits, coding: coding, types: types)
  }
}

extension IntentDonation {
  init(
    _ intent: any AppIntent, at date: Date = Date(timeIntervalSince1970: 1_773_480_600),
    source: String = IntentDonation.app, ending: Ending = .finished
  ) {
    self.init(intent, result: nil, date: date, source: source, ending: ending)
  }
}
