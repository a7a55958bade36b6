import LanguageData

/// Phrases of a table's column, found at a token by the longest match, each with its row.
///
/// For names that stand in a table beside what they name, so that a lexicon need not repeat the row number.
struct PhraseIndex: Sendable {
  private var byFirst: [UInt64: [(rest: [UInt64], row: Int)]] = [:]

  /// Phrases are separated by "|" within a field.
  init(_ table: Table, column: Int) {
    for row in 0..<table.count {
      for phrase in table.field(row: row, column: column).split(separator: "|") {
        add(Document(String(phrase)).tokens.map(\.hash), row: row)
      }
    }
  }

  private mutating func add(_ hashes: [UInt64], row: Int) {
    guard let first = hashes.first else { return }
    byFirst[first, default: []].append((Array(hashes.dropFirst()), row))
  }

  /// The longest phrase that begins at a token: how many tokens it takes, its row.
  func match(_ tokens: [Token], at index: Int) -> (count: Int, row: Int)? {
    guard let phrases = byFirst[tokens[index].hash] else { return nil }
    var best: (count: Int, row: Int)?
    for phrase in phrases where phrase.rest.count + 1 > best?.count ?? 0 {
      let end = index + 1 + phrase.rest.count
      if end <= tokens.count, zip(phrase.rest, tokens[(index + 1)..<end]).allSatisfy({ $0 == $1.hash }) {
        best = (phrase.rest.count + 1, phrase.row)
      }
    }
    return best
  }
}
