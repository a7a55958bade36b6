// The names are the platforms', which begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// One thing that can be found: identifiers and what there is to search.
///
/// Reading and writing are safe from any task. An index keeps the values of the moment it is given the item.
open class CSSearchableItem: NSObject, NSCopying, Codable, @unchecked Sendable {
  // Sendable: what changes stands behind a lock.
  private let state: Mutex<State>

  private struct State: Sendable {
    var identifier: String
    var domain: String?
    var expiration: Date?
    var attributes: CSSearchableItemAttributeSet
    var isUpdate = false
    var listening: UpdateListenerOptions = []
    var rank = 0.0
  }

  /// What an app wants to be told about an item.
  public struct UpdateListenerOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A summary of the item's text was made.
    public static let summarization = UpdateListenerOptions(rawValue: 1 << 1)
    /// Whether the item is urgent was found out.
    public static let priority = UpdateListenerOptions(rawValue: 1 << 2)
  }

  /// The item's identifier within its index; an item of the same identifier replaces it.
  public var uniqueIdentifier: String {
    get { state.withLock { $0.identifier } }
    set { state.withLock { $0.identifier = newValue } }
  }

  /// The group of items it belongs to; dots make groups within groups: `chats.42` belongs to `chats`.
  public var domainIdentifier: String? {
    get { state.withLock { $0.domain } }
    set { state.withLock { $0.domain = newValue } }
  }

  /// When the index forgets the item; where it is nil, 30 days after the item was indexed.
  public var expirationDate: Date! {
    get { state.withLock { $0.expiration } }
    set { state.withLock { $0.expiration = newValue } }
  }

  /// What there is to search.
  public var attributeSet: CSSearchableItemAttributeSet {
    get { state.withLock { $0.attributes } }
    set { state.withLock { $0.attributes = newValue } }
  }

  /// Whether the set attributes are added to those that the index has of this item, instead of replacing all.
  public var isUpdate: Bool {
    get { state.withLock { $0.isUpdate } }
    set { state.withLock { $0.isUpdate = newValue } }
  }

  /// What ``CSSearchableIndexDelegate/searchableItemsDidUpdate(_:)`` is to be called for.
  public var updateListenerOptions: UpdateListenerOptions {
    get { state.withLock { $0.listening } }
    set { state.withLock { $0.listening = newValue } }
  }

  /// How well the item answers the query that found it; zero for items that no query found.
  package var rank: Double {
    get { state.withLock { $0.rank } }
    set { state.withLock { $0.rank = newValue } }
  }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier within the index; a new one where nil.
  ///   - domainIdentifier: The group of items it belongs to.
  ///   - attributeSet: What there is to search; the item keeps this very set.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    state = Mutex(
      State(
        identifier: uniqueIdentifier ?? UUID().uuidString, domain: domainIdentifier, attributes: attributeSet)
    )
  }

  /// How two items that one query found stand to each other: ascending where the receiver answers better.
  public func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (own, others) = (rank, other.rank)
    return own > others ? .orderedAscending : own < others ? .orderedDescending : .orderedSame
  }

  /// Another item of the same values, with a set of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let record = SearchableItemRecord(self)
    let copy = CSSearchableItem(record)
    copy.updateListenerOptions = updateListenerOptions
    copy.rank = rank
    return copy
  }

  /// Makes an item from what an index keeps.
  package convenience init(_ record: SearchableItemRecord) {
    self.init(
      uniqueIdentifier: record.uniqueIdentifier, domainIdentifier: record.domainIdentifier,
      attributeSet: CSSearchableItemAttributeSet(values: record.attributes))
    expirationDate = record.expirationDate
    isUpdate = record.isUpdate
  }

  /// Decodes what ``encode(to:)`` wrote.
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

/// The type of the user activity with which an app is opened at a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in that activity's information.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The key of the chosen action's identifier in that activity's information.
public let CSActionIdentifier = "kCSActionIdentifier"
/// The type of the user activity with which a search is continued in an app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the words searched for in that activity's information.
public let CSSearchQueryString = "kCSSearchQueryString"
