import AppIntents
import CoreSpotlight
import FoundationPlus
import Storage
import Synchronization

/// What stands where the operating system stands, for one program: its runtime, its donations, its shortcuts,
/// its runs that wait.
package final class IntentSystem: Sendable {
  package let catalog: IntentCatalog
  package let runtime: IntentRuntime
  package let phrases: ShortcutPhraseBooks
  /// Where files are kept; nil keeps everything in memory.
  package let folders: DataLocations?
  private let madeExchange = Mutex<RunExchange?>(nil)
  private let isInstalled = Atomic(false)

  /// - Parameters:
  ///   - folders: Where files are kept; nil keeps everything in memory.
  package init(
    catalog: IntentCatalog = .program, folders: DataLocations?, clock: WallClock = .system,
    locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
    limits: RunLimits = RunLimits(), observer: @escaping IntentRuntime.RunObserver = { _, _, _ in }
  ) {
    self.catalog = catalog
    self.folders = folders
    runtime = IntentRuntime(
      catalog: catalog, clock: clock, locale: locale, timeZone: timeZone, limits: limits,
      search: { text, type, limit in
        // By name, so those that hide from searches are meant too.
        try await CSSearchableIndex.findAppEntities(
          matching: text, types: [type], includesHidden: true, limit: limit
        ).map(\.identifier)
      }, observer: observer)
    phrases = ShortcutPhraseBooks(
      providers: catalog.shortcutProviders, limit: TimeLimit(seconds: limits.query, clock: clock))
  }

  /// The system of the running program, with its places filled.
  package static let program: IntentSystem = {
    let system = IntentSystem(
      folders: RunningProgram.isTestRunner ? nil : DataLocations(program: RunningProgram.identifier))
    system.install()
    return system
  }()

  /// Fills the places through which an app tells the system something.
  package func install() {
    guard
      isInstalled.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    else { return }
    SnippetSurfaces.slot.fill(runtime.snippets)
    phrases.install()
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

/// Found by the frameworks below when they first need the system.
private enum ProgramInstaller: SystemInstaller {
  static func install() { IntentSystem.program.install() }
}
