import Embeddings
import Foundation
import Storage

extension SearchIndex {
  /// The share of meaning beside words in one score.
  private static let meaningWeight = 0.3
  /// The least similarity of an item found by its meaning alone for a question: messages on unrelated matters
  /// are below 0.2, two wordings of one matter mostly above 0.3.
  private static let nearEnoughForQuestions: Float = 0.3
  /// What the similarity of the whole counts beside the words that are held or related to what is held, and
  /// the least sum of both for an item that doesn't hold all words: alone, and beside items that do.
  private static let wholeShare: Float = 0.8
  private static let kindredEnough: Float = 0.4
  private static let kindredEnoughBesideWords: Float = 0.8
  /// The least score of an item found by its words, where all words are asked for; items found by their
  /// meaning alone stay below it.
  private static let lexicalShare = 0.5
  /// The share of an item's priority in its score: less than any difference in words.
  private static let priorityShare = 0.02
  /// Of filters that so many items pass, the items are looked at in the order of their rank.
  private static let mostListed = 5_000
  /// The best by words whose meaning is looked at.
  private static let mostReranked = 100
  /// Pages of the file that a reader keeps: those that queries come back to, such as the upper ones of its
  /// trees.
  private static let cachedKilobytes = 12_000
  /// The most items that are returned, whatever is asked for.
  private static let mostHits = 1_000_000
  /// The found items that are put in order by an attribute.
  private static let mostOrdered = 2_000

  /// Returns the items that answer a query, the best first; of equals those of higher priority, then by
  /// identifier.
  ///
  /// Memory and time are bounded whatever the query's text is: what is read of the index is limited, not only
  /// what is returned.
  /// - Throws: `SearchIndexError`, and what the closure of the query throws.
  package func search(_ query: SearchQuery) throws -> [SearchHit] {
    guard query.limit > 0 else { return [] }
    var query = query
    query.limit = min(query.limit, Self.mostHits)
    let now = StoredValue.instant(now())
    return try read { [query] connection in
      try connection.execute("PRAGMA cache_size = -\(Self.cachedKilobytes)")
      let condition = try query.condition(at: now, .question)
      let listing = try query.condition(at: now, query.listingForm)
      let question = try Question(query, on: connection)
      guard !question.terms.isEmpty || !WordScanner.firstWords(of: query.text, limit: 1).isEmpty else {
        return try list(query, listing, on: connection)
      }
      let table = try ranks.withLock { table in
        try table.refresh(on: connection)
        return table
      }
      let allowed = try allowed(query, listing, in: table, on: connection)
      let ranked = try rank(query, question, table, allowed, on: connection)
      return try collect(ranked.slots, query, question, ranked.related, condition, table, on: connection)
    }
  }

  // MARK: Ranking

  private func rank(
    _ query: SearchQuery, _ question: Question, _ table: RankTable, _ allowed: [Bool]?,
    on connection: borrowing Connection
  ) throws -> (slots: [(slot: Int, score: Double)], related: [String: Int]) {
    var lexical: [(slot: Int, score: Float)] = []
    if query.usesWords {
      var ranker = LexicalRanker(table, allowed: allowed)
      lexical = try ranker.rank(question, on: connection)
      lexical.sort { ($1.score, $0.slot) < ($0.score, $1.slot) }
    }
    let isLayered = question.needsAll && query.usesWords
    var kindred = KindredRanker.Ranking()
    if isLayered, query.usesMeaning, question.hasMeaning, let vectors {
      let related = try related.withLock { words in
        try words.refresh(on: connection)
        return words
      }
      kindred = try KindredRanker(table: table, allowed: allowed, related: related, vectors: vectors)
        .rank(question, on: connection)
    }
    var cosines: [Int: Float] = [:]
    if query.usesMeaning, question.hasMeaning, let vectors {
      let codes = PassageEncoder(vectors: vectors).codes(of: [String(query.text.prefix(Self.longestMeaning))])
      let ranker = SemanticRanker(table: table, allowed: allowed, codes: Array(codes.prefix(VectorCode.size)))
      let bestKin = kindred.scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(
        Self.mostReranked)
      cosines = try ranker.rank(
        also: lexical.prefix(Self.mostReranked).map(\.slot) + bestKin.map(\.key), on: connection)
      // What was written without vectors is found by its words all the same.
      for (slot, _) in bestKin where cosines[slot] == nil { cosines[slot] = 0 }
    }
    let bestWords = Double(max(lexical.first?.score ?? 0, .leastNormalMagnitude))
    let bestMeaning = Double(max(cosines.values.max() ?? 0, .leastNormalMagnitude))
    let meaningWeight = cosines.isEmpty ? 0 : query.usesWords ? Self.meaningWeight : 1
    var ranked: [(slot: Int, score: Double)] = []
    var known: Set<Int> = []
    for (slot, score) in lexical {
      known.insert(slot)
      let meaning = max(0, Double(cosines[slot] ?? 0)) / bestMeaning
      let fused = (1 - meaningWeight) * Double(score) / bestWords + meaningWeight * meaning
      ranked.append((slot, isLayered ? Self.lexicalShare + (1 - Self.lexicalShare) * fused : fused))
    }
    let kindredEnough = lexical.isEmpty ? Self.kindredEnough : Self.kindredEnoughBesideWords
    for (slot, cosine) in cosines where !known.contains(slot) {
      if isLayered {
        let closeness = (kindred.scores[slot] ?? 0) + Self.wholeShare * max(0, cosine)
        if closeness >= kindredEnough {
          ranked.append((slot, Self.lexicalShare * Double(closeness / (1 + Self.wholeShare))))
        }
      } else if lexical.isEmpty {
        if cosine >= Self.nearEnoughForQuestions {
          ranked.append((slot, Self.lexicalShare * Double(cosine)))
        }
      } else if cosine > 0 {
        ranked.append((slot, meaningWeight * Double(cosine) / bestMeaning))
      }
    }
    ranked.sort { ($1.score, $0.slot) < ($0.score, $1.slot) }
    return (ranked, kindred.terms)
  }

  /// The characters of a question that its meaning is made of.
  private static let longestMeaning = 2_000

  /// Returns the slots that a filter allows, where it leaves few; nil where all have to be looked at one by
  /// one.
  private func allowed(
    _ query: SearchQuery, _ condition: SQLCondition, in table: RankTable, on connection: borrowing Connection
  ) throws -> [Bool]? {
    guard query.isSelective else { return nil }
    var count = 0
    var allowed = [Bool](repeating: false, count: table.count)
    try connection.forEachRow(
      "SELECT key FROM item WHERE \(condition.sql) LIMIT \(Self.mostListed + 1)",
      arguments: condition.arguments
    ) { row in
      count += 1
      if let slot = table.slot(of: try row.value(0), from: 0) { allowed[slot] = true }
    }
    return count > Self.mostListed ? nil : allowed
  }

  // MARK: Items

  private struct Found {
    var key: Int64
    var item: StoredItem
    var score: Double
  }

  private func collect(
    _ ranked: [(slot: Int, score: Double)], _ query: SearchQuery, _ question: Question,
    _ related: [String: Int], _ condition: SQLCondition, _ table: RankTable,
    on connection: borrowing Connection
  ) throws -> [SearchHit] {
    let wanted = query.order == .rank ? query.limit : max(query.limit, Self.mostOrdered)
    let sql = "SELECT \(StoredItem.columns), priority FROM item WHERE key = ? AND \(condition.sql)"
    var found: [Found] = []
    for (slot, score) in ranked {
      // Of what is left nothing can come before the last one that is wanted.
      if found.count >= wanted, score + 2 * Self.priorityShare < found[wanted - 1].score { break }
      if found.count >= wanted + Self.mostOrdered { break }
      let key = table.keys[slot]
      try connection.forEachRow(sql, arguments: [key] + condition.arguments) { row in
        let item = try StoredItem(row)
        guard try query.accepts?(item) ?? true else { return }
        let priority = try row.value(5, as: Double.self)
        found.append(Found(key: key, item: item, score: score + Self.priorityShare * priority))
      }
    }
    found.sort { $0.score == $1.score ? $0.item.identifier < $1.item.identifier : $0.score > $1.score }
    if case .attribute(let name, let ascending) = query.order {
      found = try ordered(found, by: name, ascending: ascending, on: connection)
    }
    return try found.prefix(query.limit).map { found in
      SearchHit(
        item: found.item, score: found.score,
        snippet: query.wantsSnippets
          ? try snippet(of: found.key, for: question, related, on: connection) : nil)
    }
  }

  private func ordered(
    _ found: [Found], by name: String, ascending: Bool, on connection: borrowing Connection
  ) throws -> [Found] {
    var values: [(found: Found, value: StoredValue?)] = []
    for found in found {
      let value = try connection.firstValue(
        "SELECT value FROM attribute WHERE key = ? AND name = ? ORDER BY kind, value LIMIT 1", found.key,
        name,
        as: StoredValue.self)
      values.append((found, value))
    }
    return values.sorted { a, b in
      guard let left = a.value, let right = b.value else { return a.value != nil && b.value == nil }
      return ascending ? left.precedes(right) : right.precedes(left)
    }.map(\.found)
  }

  private func list(
    _ query: SearchQuery, _ condition: SQLCondition, on connection: borrowing Connection
  ) throws -> [SearchHit] {
    var order = "priority DESC, identifier"
    var arguments = condition.arguments
    if case .attribute(let name, let ascending) = query.order {
      let value =
        "(SELECT value FROM attribute WHERE attribute.key = item.key AND name = ? ORDER BY kind, value LIMIT 1)"
      order = "\(value) \(ascending ? "ASC" : "DESC") NULLS LAST, \(order)"
      arguments.append(name)
    }
    var keys = try connection.keys(
      "SELECT key FROM item WHERE \(condition.sql) ORDER BY \(order)"
        + (query.accepts == nil ? " LIMIT \(query.limit)" : ""), arguments)[...]
    var hits: [SearchHit] = []
    while hits.count < query.limit, let key = keys.popFirst() {
      try connection.forEachRow(
        "SELECT \(StoredItem.columns), priority FROM item WHERE key = ?", arguments: [key]
      ) {
        let item = try StoredItem($0)
        guard try query.accepts?(item) ?? true else { return }
        hits.append(SearchHit(item: item, score: Self.priorityShare * (try $0.value(5)), snippet: nil))
      }
    }
    return hits
  }

  private func snippet(
    of key: Int64, for question: Question, _ related: [String: Int], on connection: borrowing Connection
  ) throws -> SearchHit.Snippet? {
    let texts = try connection.firstRow("SELECT body, notes, heading FROM texts WHERE key = ?", key) {
      [try $0.value(0, as: String.self), try $0.value(1), try $0.value(2)]
    }
    return SnippetCutter.snippet(of: texts ?? [], for: question, orRelated: related)
  }
}

extension Connection {
  fileprivate func keys(_ sql: String, _ arguments: [any Storable]) throws -> [Int64] {
    var keys: [Int64] = []
    try forEachRow(sql, arguments: arguments) { keys.append(try $0.value(0)) }
    return keys
  }
}

extension StoredValue {
  /// Numbers before texts, as SQLite has it.
  fileprivate func precedes(_ other: StoredValue) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): a < b
    case (.real(let a), .real(let b)): a < b
    case (.integer(let a), .real(let b)): Double(a) < b
    case (.real(let a), .integer(let b)): a < Double(b)
    case (.text(let a), .text(let b)): a < b
    case (.integer, .text), (.real, .text): true
    default: false
    }
  }
}
