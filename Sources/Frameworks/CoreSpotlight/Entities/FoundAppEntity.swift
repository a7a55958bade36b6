/// An entity of the app that a search of the index found: the names of its type and of itself, not the entity.
package struct FoundAppEntity: Sendable, Hashable {
  /// The persistent identifier of the entity's type.
  package let typeIdentifier: String
  /// The entity's identifier, as text.
  package let identifier: String
  /// The name of the index it stands in; empty for the default one.
  package let indexName: String
  /// How well it answers; greater is better. Comparable within one search only.
  package let score: Double
  /// What the index has as its title.
  package let title: String
  /// The part of its texts that answers, what was asked for marked.
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

/// A part of a text, and which characters of it were asked for.
package struct TextSnippet: Sendable, Hashable {
  package let text: String
  /// The marked parts in order, counted in characters (grapheme clusters) of ``text``.
  package let marks: [Range<Int>]

  package init(text: String, marks: [Range<Int>]) {
    self.text = text
    self.marks = marks
  }
}
