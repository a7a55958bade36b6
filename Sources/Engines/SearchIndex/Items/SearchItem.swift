import Foundation

/// An item that can be found.
package struct SearchItem: Sendable, Hashable {
  /// The identifier, unique within the index; an item of the same identifier replaces it.
  package var identifier: String
  /// The group it belongs to; dots make groups within groups: `chats.42` belongs to `chats`.
  package var domain: String?
  /// The type of the item, such as the name of an entity type.
  package var type: String?
  /// The texts that are searched.
  package var fields: [SearchField]
  /// The values by which items are filtered and ordered, by attribute; an attribute may have several.
  package var attributes: [String: [SearchValue]]
  /// The date at which it is forgotten; nil for never.
  package var expires: Date?
  /// The priority among items that answer equally well: the higher, the earlier. From -1 to 1.
  package var priority: Double
  /// A Boolean value that indicates whether searches leave it out unless they ask for hidden items.
  package var isHidden: Bool
  /// The bytes that the owner of the index keeps with it, returned with each hit.
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

  /// The weight of a word, in three steps, each of which is a column of the index.
  package enum Weight: Int, Sendable, Hashable, CaseIterable {
    /// The name of the thing: counts four times.
    case heading
    /// Notes about it, such as keywords: count twice.
    case notes
    /// The content of the thing.
    case body

    /// The factor by which a word of such a field counts.
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

/// An item as an index keeps it, without its words.
package struct StoredItem: Sendable, Hashable {
  package let identifier: String
  package let domain: String?
  package let type: String?
  package let expires: Date?
  package let payload: [UInt8]
}
