import AppIntents
import FoundationPlus
import IntentDiscovery
import Synchronization

/// The phrase books of a program's shortcuts, which are made when they are first needed and anew when an
/// app says that values have changed.
///
/// There is one for each provider and each language that people prefer. Safe from any task.
package final class ShortcutPhraseBooks: Sendable {
  private struct Key: Hashable {
    let provider: ObjectIdentifier
    let languages: [String]
  }

  private struct Entry {
    /// The newest book that is ready.
    var book: ShortcutPhraseBook?
    /// The book that was made last, or that is being made.
    var task: Task<ShortcutPhraseBook, Never>?
    var isMaking = false
    /// A number that grows when values change; a book of an older number is made again.
    var version = 0
    /// The moment, as a count, at which the entry was last used.
    var use = 0
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var uses = 0
  }

  /// The types that name shortcuts.
  package let providers: [any AppShortcutsProvider.Type]
  package let applicationNames: [String]
  private let limit: TimeLimit
  private let state = Mutex(State())

  /// The number of languages for which books are kept. Those that were not asked for the longest are
  /// dropped.
  package static let maximumLanguages = 8

  /// - Parameters:
  ///   - providers: The types that name shortcuts: `IntentCatalog.shortcutProviders`.
  ///   - applicationNames: What the app is called, the usual name first.
  ///   - limit: How long each query and each options provider of the app may take.
  package init(
    providers: [any AppShortcutsProvider.Type], applicationNames: [String] = ApplicationName.all,
    limit: TimeLimit = TimeLimit(seconds: QueryLimits.seconds, clock: .system)
  ) {
    self.providers = providers
    self.applicationNames = applicationNames
    self.limit = limit
  }

  /// Takes the places at which apps say that values have changed, and ask for the words of tips.
  package func install() {
    ShortcutUpdates.observe(self)
    ShortcutTips.slot.fill(self)
  }

  /// The books of all providers in the language of the task, made if need be.
  ///
  /// A book that is being made anew is waited for, so that the answer has what the app has said last.
  package func books() async -> [ShortcutPhraseBook] {
    var books: [ShortcutPhraseBook] = []
    for task in providers.map({ self.task(for: $0) }) { books.append(await task.value) }
    return books
  }

  /// Returns the meaning of a text among the shortcuts of all providers.
  package func answer(
    to text: String, limit: Int = ShortcutPhraseBook.defaultLimit
  ) async -> PhraseAnswer {
    PhraseAnswer(of: text, in: await books(), limit: limit)
  }

  /// The book of a provider in the language of the task, if it has been made; it may be out of date.
  package func bookAtHand(of provider: any AppShortcutsProvider.Type) -> ShortcutPhraseBook? {
    state.withLock { $0.entries[key(provider)]?.book }
  }

  private func key(_ provider: any AppShortcutsProvider.Type) -> Key {
    Key(provider: ObjectIdentifier(provider), languages: LanguagePreferences.current)
  }

  private func task(for provider: any AppShortcutsProvider.Type) -> Task<ShortcutPhraseBook, Never> {
    let key = key(provider)
    return state.withLock { state in
      state.uses += 1
      var entry = state.entries[key] ?? Entry()
      entry.use = state.uses
      let task = entry.task ?? start(&entry, key, provider)
      state.entries[key] = entry
      drop(&state)
      return task
    }
  }

  private func start(
    _ entry: inout Entry, _ key: Key, _ provider: any AppShortcutsProvider.Type
  ) -> Task<ShortcutPhraseBook, Never> {
    let task = Task {
      await LanguagePreferences.$languages.withValue(key.languages) { await self.make(key, provider) }
    }
    entry.task = task
    entry.isMaking = true
    return task
  }

  /// Makes a book, and again while values change meanwhile.
  private func make(_ key: Key, _ provider: any AppShortcutsProvider.Type) async -> ShortcutPhraseBook {
    while true {
      let version = state.withLock { $0.entries[key]?.version }
      let builder = PhraseBookBuilder(
        applicationNames: applicationNames, limit: limit, languages: key.languages)
      let book = await builder.book(of: provider)
      let isCurrent = state.withLock { state in
        // An entry that was dropped is not brought back.
        guard state.entries[key] != nil else { return true }
        state.entries[key]?.book = book
        let isCurrent = state.entries[key]?.version == version
        if isCurrent { state.entries[key]?.isMaking = false }
        return isCurrent
      }
      if isCurrent { return book }
    }
  }

  private func drop(_ state: inout State) {
    while state.entries.count > Self.maximumLanguages * max(1, providers.count) {
      guard let oldest = state.entries.min(by: { $0.value.use < $1.value.use }) else { return }
      state.entries[oldest.key] = nil
    }
  }
}

extension ShortcutPhraseBooks: ShortcutUpdateObserver {
  /// Makes the books of a provider anew, in each language in which they were made. Returns at once.
  package func parametersChanged(of provider: any AppShortcutsProvider.Type) {
    state.withLock { state in
      for (key, entry) in state.entries where key.provider == ObjectIdentifier(provider) {
        var entry = entry
        entry.version += 1
        // One that is being made begins again by itself when it is through.
        if !entry.isMaking { _ = start(&entry, key, provider) }
        state.entries[key] = entry
      }
    }
  }
}
