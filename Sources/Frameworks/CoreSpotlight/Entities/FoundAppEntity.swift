/// An entity that a search of the index found: its type and identifier, not the entity itself.
package struct FoundAppEntity: Sendable, Hashable {
  /// The persistent identifier of the entity's type.
  package let typeIdentifier: String
  /// The entity's identifier as text.
  package let identifier: String
  /// The name of the index that contains it; empty for the default one.
  package let indexName: String
  /// The score; higher is better. Only comparable within one search.
  package let score: Double
  /// The title in the index.
  package let title: String
  /// The matching part of its texts, with the matches marked.
  package let snippet: TextSnippet?

  package init(
    typeIdentifier: String, identifier: String, indexName: String, score: Double, title: String,
    snippet: TextSnippet?
  ) {
    self.typeIdentifier = typeIdentifier
    self.identifier = identifier
    self.indexName = indexName
    self.score = score
    self.title = title
    self.snippet = snippet
  }
}

/// A part of a text with the ranges that match a search.
package struct TextSnippet: Sendable, Hashable {
  package let text: String
  /// The matching ranges in order, in characters (grapheme clusters) of ``text``.
  package let marks: [Range<Int>]

  package init(text: String, marks: [Range<Int>]) {
    self.text = text
    self.marks = marks
  }

  /// The words that are marked, each once, in their order.
  var markedWords: [String] {
    let letters = Array(text)
    var seen: Set<String> = []
    return marks.map { String(letters[$0]) }.filter { seen.insert($0.lowercased()).inserted }
  }
}
