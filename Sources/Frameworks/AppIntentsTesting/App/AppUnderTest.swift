import CoreSpotlight
import FoundationPlus
import IntentDiscovery
import IntentRuntime
import PlainText
import SwiftUICore
import Synchronization

/// The app as seen by one test: the program's types, with the system's data about the app for this test only.
final class AppUnderTest: Sendable {
  let bundleIdentifier: String
  let circumstances: TestCircumstances
  let runtime: IntentRuntime
  let dependencies = AppDependencyManager()
  let donations = RecentDonations()
  let index: any SearchableIndexStore
  let screen: Screen
  let record = SystemRecord()
  private let stage = UserActivityStage()
  private let scope: SystemScope

  init(bundleIdentifier: String, circumstances: TestCircumstances) {
    self.bundleIdentifier = bundleIdentifier
    self.circumstances = circumstances
    let clock = circumstances.clock?.wallClock ?? .system
    let index = SearchIndexStore(now: clock.now)
    self.index = index
    screen = Screen(stage: stage)
    var limits = RunLimits()
    limits.run = circumstances.timeLimit
    runtime = IntentRuntime(
      clock: clock, locale: circumstances.locale, timeZone: circumstances.timeZone, limits: limits,
      search: { text, type, limit in
        // A lookup by name, so entities that are hidden from searches are included.
        try await IndexedEntities(store: index).identifiers(
          matching: text, ofType: type, includesHidden: true, limit: limit)
      })
    var scope = SystemScope()
    scope.dependencies = dependencies
    scope.fill(SnippetSurfaces.slot, with: ReloadingSnippets(record: record, snippets: runtime.snippets))
    scope.fill(URLOpeners.slot, with: record)
    Donations.shared.use(donations, in: &scope)
    self.scope = scope
  }

  var catalog: IntentCatalog { runtime.catalog }

  /// Runs a closure as the app of this test.
  func isolated<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await SystemScope.$current.withValue(scope) {
      try await SearchableIndexStorage.$scoped.withValue(index) {
        try await UserActivityStage.$here.withValue(stage) { try await body() }
      }
    }
  }

  /// Runs a synchronous closure as the app of this test.
  @MainActor func isolatedNow<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SystemScope.$current.withValue(scope) {
      try SearchableIndexStorage.$scoped.withValue(index) {
        try UserActivityStage.$here.withValue(stage) { try body() }
      }
    }
  }

  /// Returns a text in the language of the circumstances.
  func text(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = circumstances.locale
    return String(localized: resource)
  }

  // MARK: Types by name

  func intent(_ name: String) throws -> any AppIntent.Type {
    try named(name, "intent", catalog.intents) { try catalog.intent(named: name) }
  }

  func entity(_ name: String) throws -> any AppEntity.Type {
    let type = try named(name, "entity", catalog.entities) { try catalog.entity(named: name) }
    if type is any TransientAppEntity.Type {
      throw IntentTestingError(
        .unknownDefinition, "\(type) is a transient entity: find it in transientEntities, not in entities.")
    }
    return type
  }

  func transientEntity(_ name: String) throws -> any TransientAppEntity.Type {
    let all = catalog.entities.compactMap { $0 as? any TransientAppEntity.Type }
    return try named(name, "transient entity", all) { try first(name, in: all) }
  }

  func enumeration(_ name: String) throws -> any AppEnum.Type {
    try named(name, "enum", catalog.enums) { try first(name, in: catalog.enums) }
  }

  func valueQuery(_ name: String) throws -> any IntentValueQuery.Type {
    try named(name, "value query", catalog.valueQueries) { try first(name, in: catalog.valueQueries) }
  }

  private struct NotThere: Error {}

  private func first<T>(_ name: String, in types: [T]) throws -> T {
    let identified = types.first { ($0 as? any PersistentlyIdentifiable.Type)?.persistentIdentifier == name }
    guard let found = identified ?? types.first(where: { String(describing: $0) == name }) else {
      throw NotThere()
    }
    return found
  }

  private func named<T>(_ name: String, _ kind: String, _ types: [T], find: () throws -> T) throws -> T {
    do {
      return try find()
    } catch {
      let names = types.compactMap { ($0 as? any PersistentlyIdentifiable.Type)?.persistentIdentifier }
        .sorted()
      let proposal = NearestSpelling.of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
      throw IntentTestingError(
        .unknownDefinition,
        "The program has no \(kind) '\(name)'.\(proposal) It has \(names.quoted). A module is found when the "
          + "test target depends on it.")
    }
  }
}

/// A record of an app's calls to the system during a test.
final class SystemRecord: URLOpener, Sendable {
  private let state = Mutex<(urls: [URL], reloads: [String])>(([], []))

  var openedURLs: [URL] { state.withLock { $0.urls } }
  var reloads: [String] { state.withLock { $0.reloads } }

  func open(_ url: URL) async throws { state.withLock { $0.urls.append(url) } }
  func reloaded(_ name: String) { state.withLock { $0.reloads.append(name) } }
}

/// A surface that records which snippets are reloaded, and reloads them.
private struct ReloadingSnippets: SnippetSurface {
  let record: SystemRecord
  let snippets: RunSnippets

  func reload(_ type: any SnippetIntent.Type) {
    record.reloaded(type.persistentIdentifier)
    snippets.reload(type)
  }
}
