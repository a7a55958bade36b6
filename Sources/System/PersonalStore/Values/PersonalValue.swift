import Foundation
import Interchange

/// An event, something to do or a contact: what a store keeps as text of its format with columns beside it.
package protocol PersonalValue: Sendable, Hashable {
  static var kind: ItemKind { get }
  var uid: String { get set }
  /// The name in lists and messages.
  var label: String { get }
  /// The date of the last change.
  var lastModified: Date? { get set }

  /// Checks for values that can't be stored.
  /// - Throws: `PersonalStoreError.invalidValue` that names the field and what was expected.
  func validate() throws
  /// Reads what an object says.
  /// - Throws: `PersonalStoreError.invalidValue` or `unreadable`, with the line where there is one.
  init(_ object: ItemObject) throws
  /// Writes into an object what differs from what it says; all else stays as it is.
  func write(to object: inout ItemObject) throws
  /// The values of the columns.
  var columns: ItemColumns { get }
}

/// The values stored beside an item's text so that it can be found.
package struct ItemColumns: Sendable, Hashable {
  var title = ""
  /// All text that a search looks at.
  var text = ""
  /// Instants in seconds between which something of it lies; nil where it is at no time.
  var first: Int64?
  var last: Int64?
  /// Of something to do: when it is due.
  var due: Int64?
  var isDone = false
  /// Of a contact: mail addresses, numbers, handles, folded for comparison.
  var addresses: [String] = []
}
