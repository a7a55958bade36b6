import SwiftUICore

/// Which entity a view shows.
package enum AppEntityIdentifierKey: NodeAttributeKey {
  package typealias Value = EntityIdentifier
}

/// Which entity an item of a list's selection stands for.
package enum SelectionEntityKey: NodeAttributeKey {
  package struct Value: Sendable {
    package let itemType: String
    /// The identifier for an item, nil for an item of another type or without an entity.
    package let identifier: @Sendable (AnyHashable) -> EntityIdentifier?
  }
}

nonisolated extension View {
  /// Says which entity the view shows, so that "this one" can be understood.
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    OptionalAttribute<Self, AppEntityIdentifierKey>(content: self, value: identifier)
  }

  /// Says which entity each item stands for that can be selected in the list.
  public func appEntityIdentifier<I: Hashable>(
    forSelectionType itemType: I.Type = I.self, identifier: @escaping @Sendable (I) -> EntityIdentifier?
  ) -> some View {
    let entity = SelectionEntity(identifier: identifier)
    return nodeAttribute(
      SelectionEntityKey.self, .init(itemType: "\(I.self)", identifier: entity.identifier(of:)))
  }
}

/// The entity that an item of one type stands for.
private struct SelectionEntity<Item: Hashable>: Sendable {
  let identifier: @Sendable (Item) -> EntityIdentifier?

  func identifier(of item: AnyHashable) -> EntityIdentifier? { (item.base as? Item).flatMap(identifier) }
}

/// A view with an attribute, where there is a value for it.
struct OptionalAttribute<Content: View, Key: NodeAttributeKey> {
  let content: Content
  let value: Key.Value?
}

extension OptionalAttribute: View {
  @ViewBuilder var body: some View {
    if let value { content.nodeAttribute(Key.self, value) } else { content }
  }
}
