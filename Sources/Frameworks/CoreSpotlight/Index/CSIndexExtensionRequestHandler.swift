import Foundation

/// The base of a class with which a program indexes its items again while the app doesn't run.
///
/// Subclasses do it in the two methods; those here acknowledge without doing anything.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }

  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) {
    acknowledgementHandler()
  }
}
