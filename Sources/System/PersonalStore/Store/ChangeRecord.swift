import Foundation

/// The identifier of a change within one store; later changes have higher numbers.
package struct ChangeID: Sendable, Hashable, Comparable, RawRepresentable, CustomStringConvertible {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
  package var description: String { String(rawValue) }
  package static func < (a: ChangeID, b: ChangeID) -> Bool { a.rawValue < b.rawValue }
}

/// The origin of a change.
package struct ChangeCause: Sendable, Hashable, RawRepresentable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let person = ChangeCause(rawValue: "person")
  package static let importing = ChangeCause(rawValue: "import")
  /// A change that came from a server.
  package static let synchronization = ChangeCause(rawValue: "synchronization")
  package static let undo = ChangeCause(rawValue: "undo")
  /// A change of calendars and lists themselves.
  package static let collections = ChangeCause(rawValue: "collections")
}

/// The changes of one transaction to the items.
package struct ChangeRecord: Sendable, Hashable, Identifiable {
  package enum Action: String, Sendable, Hashable {
    case created, changed, deleted
  }

  package struct Item: Sendable, Hashable {
    package let id: ItemID
    package let kind: ItemKind
    package let action: Action
    /// After the change, or before it for one that was deleted.
    package let title: String
  }

  package let id: ChangeID
  package let date: Date
  package let cause: ChangeCause
  /// Empty where nothing differed, and for changes of calendars and lists themselves.
  package let items: [Item]
  /// A Boolean value that indicates whether the change is a person's choice between two versions of an item.
  package var isChoice = false

  /// A Boolean value that indicates whether there is something to undo.
  package var isUndoable: Bool { !items.isEmpty }
}
