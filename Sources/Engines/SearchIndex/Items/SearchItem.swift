import Foundation

/// One thing that can be found.
package struct SearchItem: Sendable, Hashable {
  /// Tells the item from all others of its index; an item of the same identifier replaces it.
  package var identifier: String
  /// The group it belongs to; dots make groups within groups: `chats.42` belongs to `chats`.
  package var domain: String?
  /// What kind of thing it is, such as the name of an entity type.
  package var type: String?
  /// The texts that are searched.
  package var fields: [SearchField]
  /// What filters and orders go by; several values where an attribute has them.
  package var attributes: [String: [SearchValue]]
  /// When it is forgotten; never where nil.
  package var expires: Date?
  /// Decides between items that answer equally well: the higher, the earlier. From -1 to 1.
  package var priority: Double
  /// Whether searches leave it out unless they ask for hidden items.
  package var isHidden: Bool
  /// What the owner of the index keeps with it, given back with what is found.
  package var payload: [UInt8]

  package init(
    identifier: String, domain: String? = nil, type: String? = nil, fields: [SearchField] = [],
    attributes: [String: [SearchValue]] = [:], expires: Date? = nil, priority: Double = 0,
    isHidden: Bool = false, payload: [UInt8] = []
  ) {
    self.identifier = identifier
    self.domain = domain
    self.type = type
    self.fields = fields
    self.attributes = attributes
    self.expires = expires
    self.priority = priority
    self.isHidden = isHidden
    self.payload = payload
  }
}

/// A text of an item and how much its words count.
package struct SearchField: Sendable, Hashable {
  package var text: String
  package var weight: Weight

  package init(_ text: String, weight: Weight = .body) {
    self.text = text
    self.weight = weight
  }

  /// How much a word counts, in three steps, each of which is a column of the index.
  package enum Weight: Int, Sendable, Hashable, CaseIterable {
    /// What the thing is called: counts four times.
    case heading
    /// What was said about it, such as keywords: counts twice.
    case notes
    /// What it holds.
    case body

    /// How often a word of such a field counts.
    var factor: Float {
      switch self {
      case .heading: 4
      case .notes: 2
      case .body: 1
      }
    }
  }
}

/// A value of an attribute that filters and orders go by.
package enum SearchValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case date(Date)
}

/// What an index keeps of an item beside its words.
package struct StoredItem: Sendable, Hashable {
  package let identifier: String
  package let domain: String?
  package let type: String?
  package let expires: Date?
  package let payload: [UInt8]
}
