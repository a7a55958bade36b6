import Foundation

/// A store that keeps items while the process runs: complete, without files.
///
/// A search reads every item, so its cost grows with all the text there is.
package actor MemoryIndexStore: SearchableIndexStore {
  /// How long an item without a date is kept, as on the platforms.
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  private struct Index {
    var records: [String: SearchableItemRecord] = [:]
    var clientState: Data?
  }

  private var indexes: [String: Index] = [:]
  private let now: @Sendable () -> Date

  /// Makes an empty store.
  package init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  package func apply(_ changes: [IndexChange], to name: String, clientState: ClientStateChange?) throws {
    var index = indexes[name] ?? Index()
    if let expected = clientState?.expected, expected != index.clientState ?? Data() {
      throw CSIndexError(
        .mismatchedClientState, message: "The index holds another client state than the expected one.")
    }
    for change in changes {
      switch change {
      case .put(let record): put(record, in: &index)
      case .deleteIdentifiers(let identifiers):
        for identifier in identifiers { index.records[identifier] = nil }
      case .deleteDomains(let domains):
        index.records = index.records.filter { !Self.belongs($0.value.domainIdentifier, to: domains) }
      case .deleteAll: index.records = [:]
      }
    }
    if let clientState { index.clientState = clientState.new }
    indexes[name] = index
  }

  package func clientState(of index: String) -> Data? {
    indexes[index]?.clientState
  }

  package func records(identifiers: [String], in index: String) -> [SearchableItemRecord] {
    let time = now()
    return identifiers.compactMap { indexes[index]?.records[$0] }.filter { Self.isKept($0, at: time) }
  }

  package func search(_ search: IndexSearch) -> [IndexMatch] {
    let question: TextQuestion?
    if case .words(let text) = search.question { question = TextQuestion(text) } else { question = nil }
    var matches: [IndexMatch] = []
    for (name, record) in kept(in: search.indexes)
    where search.filters.allSatisfy({ $0.matches(record.attributes) })
      && search.entities?.contains(record) ?? true
    {
      let score: Double?
      switch search.question {
      case .words: score = question?.score(of: record)
      case .condition(let condition): score = condition.matches(record.attributes) ? record.hint : nil
      case .everything: score = Double(record.appEntityPriority) + record.hint
      }
      if let score { matches.append(IndexMatch(index: name, record: record, score: score)) }
    }
    matches.sort {
      $0.score == $1.score
        ? ($0.record.uniqueIdentifier, $0.index) < ($1.record.uniqueIdentifier, $1.index)
        : $0.score > $1.score
    }
    return Array(matches.prefix(max(search.limit, 0)))
  }

  package func completions(of text: String, indexes: [String], limit: Int) -> [String] {
    guard let last = TextFolding.words(of: text).last, text.last.map({ $0.isLetter || $0.isNumber }) == true
    else { return [] }
    let prefix = TextFolding.fold(String(last))
    var counts: [String: Int] = [:]
    for (_, record) in kept(in: indexes) {
      let texts = record.attributes.filter { SearchableText.isSearchedByDefault($0.key) }
      let words = texts.values.flatMap(\.searchableTexts).flatMap(TextFolding.words)
      for word in Set(words.map { $0.lowercased() }) where TextFolding.fold(word).hasPrefix(prefix) {
        counts[word, default: 0] += 1
      }
    }
    return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(max(limit, 0)).map(\.key)
  }

  private func put(_ record: SearchableItemRecord, in index: inout Index) {
    var record = record
    if record.isUpdate, let known = index.records[record.uniqueIdentifier] {
      record.attributes = known.attributes.merging(record.attributes) { $1 }
      record.domainIdentifier = record.domainIdentifier ?? known.domainIdentifier
      record.expirationDate = record.expirationDate ?? known.expirationDate
    }
    record.isUpdate = false
    record.expirationDate = record.expirationDate ?? now().addingTimeInterval(Self.lifetime)
    index.records[record.uniqueIdentifier] = record
  }

  private func kept(in names: [String]) -> [(String, SearchableItemRecord)] {
    let time = now()
    return indexes.filter { names.isEmpty || names.contains($0.key) }
      .flatMap { name, index in index.records.values.map { (name, $0) } }
      .filter { Self.isKept($0.1, at: time) }
  }

  private static func isKept(_ record: SearchableItemRecord, at time: Date) -> Bool {
    record.expirationDate.map { $0 > time } ?? true
  }

  private static func belongs(_ domain: String?, to domains: [String]) -> Bool {
    guard let domain else { return false }
    return domains.contains { domain == $0 || domain.hasPrefix($0 + ".") }
  }
}

/// The words of a question, each of which an item must hold; the last one may be unfinished.
struct TextQuestion {
  private let words: [String]
  private let lastIsWhole: Bool

  init(_ text: String) {
    words = TextFolding.words(of: TextFolding.fold(text)).map(String.init)
    lastIsWhole = text.last.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// How well an item answers: names count more than texts, whole words more than beginnings; nil for not.
  func score(of record: SearchableItemRecord) -> Double? {
    guard !words.isEmpty else { return nil }
    var best = [Double](repeating: 0, count: words.count)
    for (name, value) in record.attributes where SearchableText.isSearchedByDefault(name) {
      let weight = SearchableText.weight(name)
      for text in value.searchableTexts {
        for word in TextFolding.words(of: TextFolding.fold(text)) {
          for (place, wanted) in words.enumerated() {
            if word == wanted {
              best[place] = max(best[place], weight)
            } else if place == words.count - 1, !lastIsWhole, word.hasPrefix(wanted) {
              best[place] = max(best[place], weight / 2)
            }
          }
        }
      }
    }
    guard best.allSatisfy({ $0 > 0 }) else { return nil }
    return best.reduce(0, +) / Double(best.count) + record.hint
  }
}

extension SearchableItemRecord {
  /// The app's own ranking as a fraction below one, so that it decides only between equals.
  var hint: Double {
    switch attributes["rankingHint"] {
    case .integer(let hint): Double(min(max(hint, 0), 100)) / 101
    case .real(let hint): min(max(hint, 0), 100) / 101
    default: 0
    }
  }
}
