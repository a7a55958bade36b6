extension IntentManifest {
  /// The sentences that stand for an intent and its parameters, and when each does.
  public struct Summary: Codable, Hashable, Sendable {
    /// The sentences. The first whose conditions all hold is taken.
    public var sentences: [Sentence]

    /// Creates a summary.
    public init(sentences: [Sentence]) { self.sentences = sentences }

    /// One sentence of a summary, with the conditions under which it is used.
    public struct Sentence: Codable, Hashable, Sendable {
      /// The conditions that must hold, in words: `rating lessThan 2`. None where the sentence is always
      /// right.
      public var conditions: [String]
      /// The words, with parameters in their places: `Rate ${recipe}`; nil stands for the intent's title.
      public var text: String?
      /// The string table that has it; nil stands for `Localizable`.
      public var table: String?
      /// The names of the parameters beside the sentence; nil where they are all that it does not have.
      public var others: [String]?

      /// Creates a sentence.
      public init(conditions: [String] = [], text: String?, table: String? = nil, others: [String]?) {
        self.conditions = conditions
        self.text = text
        self.table = table
        self.others = others
      }

      /// The names of the parameters in the words.
      public var places: [String] { text.map(Template.places(in:)) ?? [] }
    }
  }
}

/// Texts with named places: `Order ${soup}`.
package enum Template {
  /// The names of the places, in their order.
  package static func places(in text: String) -> [String] {
    var places: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      if end > start.upperBound { places.append(String(rest[start.upperBound..<end])) }
      rest = rest[rest.index(after: end)...]
    }
    return places
  }
}
