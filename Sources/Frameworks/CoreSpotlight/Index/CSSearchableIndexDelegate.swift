import Foundation

/// A delegate that reindexes an app's items on request of an index.
public protocol CSSearchableIndexDelegate: AnyObject {
  /// Reindexes everything, and calls `acknowledgementHandler` when it is done.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

  /// Reindexes the items with identifiers.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)

  /// Responds to slower indexing. Does nothing by default.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  /// Responds to indexing at normal speed again. Does nothing by default.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

  /// Returns the data of an item. Throws by default.
  func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data

  /// Returns the URL of a file with an item's data. Throws by default.
  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL

  /// Responds to new attributes of items. Does nothing by default.
  func searchableItemsDidUpdate(_ items: [CSSearchableItem])
}

extension CSSearchableIndexDelegate {
  /// Does nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Does nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
  /// Does nothing.
  public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}

  /// Throws an error, because the app provides no data.
  public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data {
    throw CSIndexError(
      .indexUnavailableError,
      message: "The delegate gives no data for items; implement data(for:itemIdentifier:typeIdentifier:).")
  }

  /// Throws an error, because the app provides no file.
  public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL {
    throw CSIndexError(
      .indexUnavailableError,
      message: "The delegate gives no files; implement fileURL(for:itemIdentifier:typeIdentifier:inPlace:).")
  }
}
