import Foundation

/// The base class for a program that reindexes an app's items while the app isn't running.
///
/// Subclasses override the two methods, whose default implementations only acknowledge the request.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
  /// Acknowledges the request without reindexing anything.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }

  /// Acknowledges the request without reindexing anything.
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }
}
