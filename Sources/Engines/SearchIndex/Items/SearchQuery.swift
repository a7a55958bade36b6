/// A query to an index.
package struct SearchQuery: Sendable {
  /// The rule for how many of the query's words an item must hold.
  package enum Match: Sendable, Hashable {
    /// All of them, the last one perhaps unfinished: what a person types letter by letter. What means much
    /// the same comes after what holds the words.
    case allWords
    /// Any of them, the more the better: a question in natural language. Words that stand in the best answers
    /// are looked for as well.
    case anyWord
    /// All words where there are few, any where there are many.
    case automatic
  }

  package enum Order: Sendable, Hashable {
    /// The best answer first.
    case rank
    /// By an attribute's least value; items without it last.
    case attribute(String, ascending: Bool)
  }

  /// The words; all items answer a text without any.
  package var text: String
  package var match: Match
  /// A Boolean value that indicates whether items are found and ranked by their words.
  package var usesWords = true
  /// A Boolean value that indicates whether items are found and ranked by their meaning, where the index has
  /// word vectors.
  package var usesMeaning = true
  package var filter: SearchFilter?
  /// Domains, those within them included; any where empty.
  package var domains: [String] = []
  /// Types; any where empty.
  package var types: [String] = []
  package var includesHidden = false
  package var limit = 20
  package var order = Order.rank
  package var wantsSnippets = false
  /// A condition that the filter can't express; it is asked of found items in the order of their rank until
  /// there are enough.
  package var accepts: (@Sendable (StoredItem) throws -> Bool)?

  package init(_ text: String, match: Match = .automatic) {
    self.text = text
    self.match = match
  }
}

/// An item that was found.
package struct SearchHit: Sendable {
  package let item: StoredItem
  /// The score of the hit, from 0 to about 1; comparable within one search.
  package let score: Double
  package let snippet: Snippet?

  /// A part of an item's text, and which bytes of its UTF-8 were asked for.
  package struct Snippet: Sendable, Hashable {
    package let text: String
    package let marks: [Range<Int>]
  }
}
