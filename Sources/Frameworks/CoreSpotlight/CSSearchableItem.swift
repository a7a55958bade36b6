// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// A searchable item: its identifiers and attributes.
///
/// Reading and writing is safe from any task. An index stores the values that the item has at the time of the
/// call.
open class CSSearchableItem: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable: a lock guards all mutable state.
  private let state: Mutex<State>

  private struct State: Sendable {
    var identifier: String
    var domain: String?
    var expiration: Date?
    var attributes: CSSearchableItemAttributeSet
    var isUpdate = false
    var listening: UpdateListenerOptions = []
    var rank = 0.0
    var matchedWords: [String] = []
  }

  /// The updates of an item that an app is notified of.
  public struct UpdateListenerOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A summary of the item's text was created.
    public static let summarization = UpdateListenerOptions(rawValue: 1 << 1)
    /// The urgency of the item was determined.
    public static let priority = UpdateListenerOptions(rawValue: 1 << 2)
  }

  /// The item's identifier within its index; an item with the same identifier is replaced.
  public var uniqueIdentifier: String {
    get { state.withLock { $0.identifier } }
    set { state.withLock { $0.identifier = newValue } }
  }

  /// The group of the item; dots separate nested groups: `chats.42` belongs to `chats`.
  public var domainIdentifier: String? {
    get { state.withLock { $0.domain } }
    set { state.withLock { $0.domain = newValue } }
  }

  /// The date on which the index removes the item; nil stands for 30 days after indexing.
  public var expirationDate: Date! {
    get { state.withLock { $0.expiration } }
    set { state.withLock { $0.expiration = newValue } }
  }

  /// The attributes of the item.
  public var attributeSet: CSSearchableItemAttributeSet {
    get { state.withLock { $0.attributes } }
    set { state.withLock { $0.attributes = newValue } }
  }

  /// A Boolean value that indicates whether the attributes are merged with the indexed ones instead of
  /// replacing them.
  public var isUpdate: Bool {
    get { state.withLock { $0.isUpdate } }
    set { state.withLock { $0.isUpdate = newValue } }
  }

  /// The updates for which ``CSSearchableIndexDelegate/searchableItemsDidUpdate(_:)`` is called.
  public var updateListenerOptions: UpdateListenerOptions {
    get { state.withLock { $0.listening } }
    set { state.withLock { $0.listening = newValue } }
  }

  /// The score of the item for the query that found it; zero for items outside of a query.
  package var rank: Double {
    get { state.withLock { $0.rank } }
    set { state.withLock { $0.rank = newValue } }
  }

  /// The words of the item that a query found it by, as they stand in its texts: those that were searched for, and
  /// others of a near meaning. Empty unless ``CSUserQueryContext/fetchesMatchedWords`` was set, and for items
  /// found by the meaning of their whole text. Not part of Apple's framework.
  public internal(set) var matchedWords: [String] {
    get { state.withLock { $0.matchedWords } }
    set { state.withLock { $0.matchedWords = newValue } }
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier within the index; nil creates a new one.
  ///   - domainIdentifier: The group of the item.
  ///   - attributeSet: The attributes; the item keeps a reference to this set.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    state = Mutex(
      State(
        identifier: uniqueIdentifier ?? UUID().uuidString, domain: domainIdentifier, attributes: attributeSet)
    )
  }

  /// Returns the order of two items that one query found: ascending if the receiver is the better match.
  public func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (own, others) = (rank, other.rank)
    return own > others ? .orderedAscending : own < others ? .orderedDescending : .orderedSame
  }

  /// Returns a copy of the item with its own attribute set.
  open func copy(with zone: NSZone? = nil) -> Any {
    let record = SearchableItemRecord(self)
    let copy = CSSearchableItem(record)
    copy.updateListenerOptions = updateListenerOptions
    copy.rank = rank
    copy.matchedWords = matchedWords
    return copy
  }

  /// Creates an item from its stored form.
  package convenience init(_ record: SearchableItemRecord) {
    self.init(
      uniqueIdentifier: record.uniqueIdentifier, domainIdentifier: record.domainIdentifier,
      attributeSet: CSSearchableItemAttributeSet(values: record.attributes))
    expirationDate = record.expirationDate
    isUpdate = record.isUpdate
  }

  /// Creates an item from its encoded form.
  public required init(from decoder: any Decoder) throws {
    let record = try SearchableItemRecord(from: decoder)
    state = Mutex(
      State(
        identifier: record.uniqueIdentifier, domain: record.domainIdentifier,
        expiration: record.expirationDate,
        attributes: CSSearchableItemAttributeSet(values: record.attributes), isUpdate: record.isUpdate))
  }

  /// Encodes the identifiers, the date and all attributes.
  public func encode(to encoder: any Encoder) throws {
    try SearchableItemRecord(self).encode(to: encoder)
  }
}

/// The type of the user activity that opens an app at a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The user info key for the item's identifier in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The user info key for the chosen action's identifier in that activity.
public let CSActionIdentifier = "kCSActionIdentifier"
/// The type of the user activity that continues a search in an app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The user info key for the search text in that activity.
public let CSSearchQueryString = "kCSSearchQueryString"
