import Foundation

/// What an app is asked when an index needs its items again.
public protocol CSSearchableIndexDelegate: AnyObject {
  /// Asks to index everything again; `acknowledgementHandler` is called when that is done.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

  /// Asks to index the items of these identifiers again.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)

  /// Says that the index takes items slowly now. Nothing by default.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  /// Says that the index takes items at its usual speed again. Nothing by default.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

  /// Asks for the bytes of an item. Throws by default.
  func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data

  /// Asks for a file with an item's bytes. Throws by default.
  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL

  /// Says that attributes of these items were found out. Nothing by default.
  func searchableItemsDidUpdate(_ items: [CSSearchableItem])
}

extension CSSearchableIndexDelegate {
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
  public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}

  public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data {
    throw CSIndexError(
      .indexUnavailableError,
      message: "The delegate gives no data for items; implement data(for:itemIdentifier:typeIdentifier:).")
  }

  public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL {
    throw CSIndexError(
      .indexUnavailableError,
      message: "The delegate gives no files; implement fileURL(for:itemIdentifier:typeIdentifier:inPlace:).")
  }
}
