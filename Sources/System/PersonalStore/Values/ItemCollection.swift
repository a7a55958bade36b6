import Foundation

/// The kind of an item in a store.
package enum ItemKind: Int, Sendable, Hashable, CaseIterable {
  case event = 1
  case reminder = 2
  case contact = 4
}

/// The identifier of an item within one store, also after it was deleted and brought back by an undo.
package struct ItemID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
  package var description: String { String(rawValue) }
}

/// The identifier of a calendar, a list or an address book within one store.
package struct CollectionID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
  package var description: String { String(rawValue) }
}

/// A calendar, a list of reminders, an address book; a calendar of an account may hold events and reminders.
package struct ItemCollection: Sendable, Hashable, Identifiable {
  package let id: CollectionID
  package var name: String
  /// The colour as "#RRGGBB".
  package var color: String
  package let kinds: Set<ItemKind>
  /// The kinds whose new items come here where no collection is named.
  package let isDefaultFor: Set<ItemKind>
  /// The account whose server has it too; nil for one that is only here.
  package let account: AccountID?
  /// A Boolean value that indicates whether the account only lets it be read.
  package let isReadOnly: Bool
}

/// The identifier of an account of a server within one store.
package struct AccountID: Sendable, Hashable, RawRepresentable, CustomStringConvertible {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
  package var description: String { String(rawValue) }
}

/// A value as the store has it.
package struct StoredItem<Value: PersonalValue>: Sendable, Hashable, Identifiable {
  package let id: ItemID
  package let collection: CollectionID
  /// The revision, which grows with each change of the item; hand it to `change` to be refused where somebody
  /// was faster.
  package let revision: Int64
  package var value: Value
}
