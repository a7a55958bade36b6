import AppIntents
import Embeddings
import IntentDiscovery
import IntentPhrases
import Synchronization

/// A search for the actions of an app, its entities, and actions with entities.
///
/// Results come in steps, and each is complete in itself: actions at once, since they are at hand, then
/// whatever the search index and the queries of the app find as each of them answers. A query that is slow,
/// hangs or fails delays nothing but itself. What people are not meant to find (`isDiscoverable`,
/// `hideInSpotlight`) is never there. Safe from any task; nothing is kept of what is searched for.
package final class Palette: Sendable {
  /// The amount to which a person has used an item, from 0 to 1: often and recently is much.
  package typealias Usage = @Sendable (PaletteItem) -> Double

  private let catalog: IntentCatalog
  private let books: ShortcutPhraseBooks?
  private let index: PaletteIndexSearch?
  private let usage: Usage
  private let vectors: WordVectors?
  private let limit: TimeLimit
  private let locale: Locale
  private let timeZone: TimeZone

  /// The actions by their words, for some languages, the last used last.
  private let indexes = Mutex<[(languages: [String], index: PaletteActionIndex)]>([])
  private static let maximumLanguages = 8

  /// The most that use adds to a score: it decides between results that fit about as well.
  static let usageWeight = 0.25
  /// The number of actions that are tried with values.
  private static let filledActions = 6

  /// - Parameters:
  ///   - catalog: The types that there are.
  ///   - books: The phrases of shortcuts; nil leaves shortcuts to the catalog's providers, without phrases.
  ///   - index: Finds entities in the search index; nil where there is none.
  ///   - usage: How much a person has used something.
  ///   - vectors: For meaning; without them words decide.
  ///   - limit: How long each query of the app and the search index may take.
  ///   - locale: By which numbers and dates in the text are read.
  ///   - timeZone: By which dates in the text are read.
  package init(
    catalog: IntentCatalog, books: ShortcutPhraseBooks? = nil, index: PaletteIndexSearch? = nil,
    usage: @escaping Usage = { _ in 0 }, vectors: WordVectors? = nil,
    limit: TimeLimit = TimeLimit(seconds: 2, clock: .system), locale: Locale = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent
  ) {
    self.catalog = catalog
    self.books = books
    self.index = index
    self.usage = usage
    self.vectors = vectors
    self.limit = limit
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Returns the results for a text, in steps: each replaces the one before, and the last `isComplete`. A
  /// reader that is slow misses steps and never the last one. Ending the stream calls off the queries that
  /// still run.
  ///
  /// - Parameters:
  ///   - text: What the person has typed; without words the actions used most are listed. At most 32 words of
  ///     it are looked at.
  ///   - limit: The most actions, and the most entities.
  package func results(for text: String, limit: Int = 20) -> AsyncStream<PaletteResults> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        await self.search(text, limit: limit) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Returns the results for a text, once every source has answered or run out of time.
  package func search(_ text: String, limit: Int = 20) async -> PaletteResults {
    var last = PaletteResults()
    await search(text, limit: limit) { last = $0 }
    return last
  }

  private func search(_ text: String, limit: Int, _ show: (PaletteResults) -> Void) async {
    let (language, index, problems) = actionIndex()
    let text = PaletteText(text, in: language)
    var gathering = PaletteGathering(
      limit: max(0, limit), usage: usage, hasActions: !index.actions.isEmpty, problems: problems)
    if text.words.isEmpty {
      gathering.add(index.actions.map { PaletteActionResult(offered: $0) })
      show(gathering.results(isComplete: true))
      return
    }
    let hits = index.search(text)
    gathering.add(hits.map { PaletteActionResult($0, index.actions[$0.action], text) })
    show(gathering.results(isComplete: false))

    await withTaskGroup(of: Answer.self) { group in
      let entities = PaletteEntitySearch(index: self.index, limit: self.limit, language: language)
      let types = catalog.entities.filter { !($0 is any TransientAppEntity.Type) }
      for source in entities.sources(for: types) {
        group.addTask { .entities(await entities.ask(source, for: text)) }
      }
      if let books {
        group.addTask { .actions(Self.shortcuts(in: await books.books(), text), []) }
      }
      for hit in Self.worthFilling(hits, index) {
        group.addTask { await self.filled(hit, index.actions[hit.action], text, language) }
      }
      for await part in group {
        switch part {
        case .actions(let actions, let problems): gathering.add(actions, problems)
        case .entities(let part):
          gathering.add(part) { self.catalog.opening($0) }
        }
        show(gathering.results(isComplete: false))
      }
    }
    show(gathering.results(isComplete: true))
  }

  /// The answer of one of the sources of a search.
  private enum Answer: Sendable {
    case actions([PaletteActionResult], [PaletteProblem])
    case entities(PaletteEntitySearch.Part)
  }

  // MARK: Actions with values

  /// The actions whose names are in the text, and that may do something with the rest of it.
  private static func worthFilling(
    _ hits: [PaletteActionIndex.Hit], _ index: PaletteActionIndex
  ) -> [PaletteActionIndex.Hit] {
    let named = hits.filter { hit in
      index.actions[hit.action].intentType != nil && hit.matches.contains { $0.saysWhatToDo }
    }
    return Array(named.sorted { ($1.words, $0.action) < ($0.words, $1.action) }.prefix(filledActions))
  }

  private func filled(
    _ hit: PaletteActionIndex.Hit, _ action: PaletteAction, _ text: PaletteText, _ language: PhraseLanguage
  ) async -> Answer {
    guard let intent = action.intent else { return .actions([], []) }
    let filling = PaletteFilling(
      search: PaletteEntitySearch(index: index, limit: limit, language: language), language: language,
      conversion: ParameterConversion(
        locale: locale, timeZone: TimeZonePreference.timeZone ?? timeZone, now: limit.clock.now()))
    let named = Set(hit.matches.filter(\.saysWhatToDo).map(\.word.index))
    let (ways, problems) = await filling.fillings(of: intent, in: text, named: named)
    return .actions(ways.compactMap { PaletteActionResult(hit, action, text, filledWith: $0) }, problems)
  }

  // MARK: Shortcuts

  /// Shortcuts whose phrases the text is, and those that are listed once for each value.
  private static func shortcuts(
    in books: [ShortcutPhraseBook], _ text: PaletteText
  ) -> [PaletteActionResult] {
    var found: [PaletteActionResult] = []
    for book in books {
      let application = book.applicationNames.first ?? ""
      found += book.match(text.spoken.text).map { PaletteActionResult($0, application: application) }
      for shortcut in book.presentedShortcuts {
        for group in shortcut.groups {
          for row in group.rows {
            let quality = PaletteWordQuality.quality(of: text.words, in: row.words)
            guard quality > 0,
              let action = PaletteAction(row: row, in: shortcut, group, of: book.provider)
            else { continue }
            found.append(PaletteActionResult(row: row, action, text, quality: quality))
          }
        }
      }
    }
    return found
  }

  // MARK: The actions at hand

  private func actionIndex() -> (PhraseLanguage, PaletteActionIndex, [PaletteProblem]) {
    let languages = LanguagePreferences.current
    var problems: [PaletteProblem] = []
    var language = PhraseLanguage.none
    do {
      language = try .preferred(languages)
    } catch {
      problems.append(PaletteProblem(source: "phrases.json", message: "\(error)"))
    }
    if let known = indexes.withLock({ $0.first { $0.languages == languages }?.index }) {
      return (language, known, problems)
    }
    let made = PaletteActionIndex(actions(), language: language, vectors: vectors)
    indexes.withLock { indexes in
      indexes.removeAll { $0.languages == languages }
      indexes.append((languages, made))
      if indexes.count > Self.maximumLanguages { indexes.removeFirst() }
    }
    return (language, made, problems)
  }

  /// Shortcuts, then intents that no shortcut stands for, then finding.
  private func actions() -> [PaletteAction] {
    let application = books?.applicationNames.first ?? ApplicationName.current
    let providers = books?.providers ?? catalog.shortcutProviders
    let shortcuts = providers.flatMap { provider in
      provider.appShortcuts.prefix(ShortcutLimits.shortcuts).enumerated().map {
        PaletteAction(shortcut: $0.element, $0.offset, of: provider, application: application)
      }
    }
    let standIns = Set(shortcuts.filter(\.isBare).compactMap { $0.intentType.map(ObjectIdentifier.init) })
    let intents = catalog.intents.filter { !standIns.contains(ObjectIdentifier($0)) }
    return shortcuts + intents.compactMap(PaletteAction.init(intent:))
      + catalog.entities.compactMap(PaletteAction.init(find:))
  }
}

extension IntentCatalog {
  /// A request to open an entity; nil where the program has no intent that does.
  func opening(_ entity: any AppEntity) -> (any AppIntent)? {
    guard let type = openIntent(for: type(of: entity)) else { return nil }
    let intent = type.init()
    guard let target = intent.parameter("target") else { return nil }
    do {
      try target.set(entity)
    } catch {
      // A target of another shape, such as a list, is not opened by one entity.
      return nil
    }
    return intent
  }
}
