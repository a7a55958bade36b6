import AppIntents
import CoreSpotlight
import Embeddings
import FoundationPlus
import IntentDiscovery
import IntentPalette
import IntentPhrases
import Storage
import Synchronization

/// The system that takes the operating system's part for one program: its runtime, its donations, its
/// shortcuts, its palette, its runs that wait.
package final class IntentSystem: Sendable {
  package let catalog: IntentCatalog
  package let runtime: IntentRuntime
  package let phrases: ShortcutPhraseBooks
  package let palette: Palette
  /// The donations of the program.
  package let donations: DonationStore
  /// The files that could not be used, in whole sentences; their content is kept in memory then.
  package let problems: [String]
  /// The folders in which files are kept; nil keeps everything in memory.
  private let folders: DataLocations?
  /// The time for which a search of the palette waits for one query of the app, in seconds.
  private static let searchSeconds = 2.0
  private let madeExchange = Mutex<RunExchange?>(nil)
  private let isInstalled = Atomic(false)

  /// Makes what stands for the system. Nothing uses it before ``install()``.
  ///
  /// - Parameters:
  ///   - folders: Where files are kept; nil keeps everything in memory.
  ///   - program: Under which name donations are kept.
  ///   - vectors: For meaning; without them words decide.
  ///   - known: What is known already to be missing.
  /// - Throws: `StorageError` where not even memory can be used.
  package init(
    catalog: IntentCatalog = .program, folders: DataLocations?, program: String = RunningProgram.identifier,
    clock: WallClock = .system, locale: Locale = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent, limits: RunLimits = RunLimits(), vectors: WordVectors? = nil,
    problems known: [String] = []
  ) throws {
    self.catalog = catalog
    self.folders = folders
    let (donations, problems) = try Self.donations(folders, program, catalog)
    self.donations = donations
    self.problems = known + problems
    runtime = IntentRuntime(
      catalog: catalog, clock: clock, locale: locale, timeZone: timeZone, limits: limits,
      search: { text, type, limit in
        // By name, so those that hide from searches are meant too.
        try await CSSearchableIndex.findAppEntities(
          matching: text, types: [type], includesHidden: true, limit: limit
        ).map(\.identifier)
      },
      observer: { intent, outcome, source in
        guard let donation = Self.donation(intent, outcome, source, at: clock.now()) else { return }
        donations.add(donation)
      })
    phrases = ShortcutPhraseBooks(
      providers: catalog.shortcutProviders, limit: TimeLimit(seconds: limits.query, clock: clock))
    palette = Palette(
      catalog: catalog, books: phrases, index: Palette.searchIndex,
      usage: PaletteUsage(history: donations.history, now: clock.now).weight, vectors: vectors,
      limit: TimeLimit(seconds: Self.searchSeconds, clock: clock), locale: locale, timeZone: timeZone)
  }

  private static func donations(
    _ folders: DataLocations?, _ program: String, _ catalog: IntentCatalog
  ) throws -> (DonationStore, [String]) {
    let types: DonationStore.TypeLookup = { catalog.intentType(identifier: $0) }
    var problems: [String] = []
    if let folders {
      do {
        let store = try DonationStore(
          at: try DonationStore.file(in: folders), program: program, notice: { problems.append($0) },
          types: types)
        return (store, problems)
      } catch {
        // A program is not to fail because what it did last week can't be read.
        problems.append("What is done is not remembered: \(error)")
      }
    }
    return (try DonationStore(at: nil, program: program, types: types), problems)
  }

  /// Returns the donation that is kept of a run; nil for runs that were not requested by themselves, as
  /// views that are made anew.
  private static func donation(
    _ intent: any AppIntent, _ outcome: RunOutcome, _ source: RunSource, at date: Date
  ) -> IntentDonation? {
    guard !(intent is any SnippetIntent), outcome.hasBegun else { return nil }
    return IntentDonation(intent, outcome, from: source, date: date)
  }

  /// The system of the running program, with its places filled. Under test it keeps everything in memory and
  /// fills none.
  package static let program: IntentSystem = {
    var vectors: WordVectors?
    var problems: [String] = []
    do {
      vectors = try WordVectors.bundled()
    } catch {
      problems.append("Things are found by their words only, and not by meaning: \(error)")
    }
    if !RunningProgram.isTestRunner {
      // What a process left that was killed goes now; and while this one runs its data isn't exchanged.
      do { try TransientFiles.begin() } catch {
        problems.append("There is no place for transient files: \(error)")
      }
    }
    do {
      let system = try IntentSystem(
        folders: RunningProgram.isTestRunner ? nil : DataLocations(program: RunningProgram.identifier),
        vectors: vectors, problems: problems)
      if !RunningProgram.isTestRunner { system.install() }
      return system
    } catch {
      preconditionFailure("Nothing can be kept, not even in memory: \(error)")
    }
  }()

  /// Fills the places through which an app tells the system something.
  package func install() {
    guard
      isInstalled.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    else { return }
    SnippetSurfaces.slot.fill(runtime.snippets)
    intentCaller.fill(AppCaller(runtime))
    do {
      try Donations.shared.use(donations)
    } catch {
      DeclaredAPI.called("IntentDonationManager.donate(intent:)", because: "lost what waited: \(error)")
    }
    phrases.install()
    let catalog = catalog
    Task { await Reindexing(catalog: catalog).answerAll() }
  }

  /// The runs of askers that come and go. Made when it is first needed.
  ///
  /// - Throws: `IntentRunError` or `StorageError` when the files of records can't be used.
  package func exchange() throws -> RunExchange {
    try madeExchange.withLock { made in
      if let made { return made }
      let exchange: RunExchange
      if let folder = try folders?.prepare(\.state) {
        exchange = RunExchange(
          runtime: runtime, seal: try .kept(in: folder),
          tickets: try RunTickets(at: folder.appending(path: "run-tickets.db")))
      } else {
        exchange = RunExchange(runtime: runtime, seal: try .temporary(), tickets: try RunTickets(at: nil))
      }
      made = exchange
      return exchange
    }
  }
}

/// The installer that the frameworks below find when they first need the system.
private enum ProgramInstaller: SystemInstaller {
  static func install() { IntentSystem.program.install() }
}
