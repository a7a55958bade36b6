/// An item and what the index makes of its texts.
struct PreparedItem: Sendable {
  let item: SearchItem
  /// The texts of each column, in the order of `SearchField.Weight`.
  let texts: [String]
  let entry: WordEntry
  /// One after the other, each of `VectorCode.size` bytes.
  let vectors: [UInt8]

  init(_ item: SearchItem, encoder: PassageEncoder) {
    self.item = item
    let texts = SearchField.Weight.allCases.map { weight in
      item.fields.filter { $0.weight == weight }.map(\.text).joined(separator: "\n")
    }
    self.texts = texts
    entry = WordEntry(texts)
    vectors = encoder.codes(of: texts)
  }
}

/// The words of an item's texts as the index has them; the same texts give the same entry.
struct WordEntry: Sendable {
  /// The words of each column, joined by spaces.
  let columns: [String]
  /// Every word once.
  let terms: Set<String>
  /// The number of words, those of weighty columns as often as they count.
  let length: Float

  init(_ texts: [String]) {
    var terms: Set<String> = []
    var length: Float = 0
    columns = zip(texts, SearchField.Weight.allCases).map { text, weight in
      var column = ""
      column.reserveCapacity(text.utf8.count)
      WordScanner.forEachWord(in: text) { word, _ in
        if !column.isEmpty { column.append(" ") }
        column.append(word)
        terms.insert(word)
        length += weight.factor
      }
      return column
    }
    self.terms = terms
    self.length = length
  }
}
