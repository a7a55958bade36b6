import SwiftUICore

/// The attribute for the entity that a view shows.
package enum AppEntityIdentifierKey: NodeAttributeKey {
  package typealias Value = EntityIdentifier
}

/// The attribute for the entities that the items of a list's selection stand for.
package enum SelectionEntityKey: NodeAttributeKey {
  package struct Value: Sendable {
    package let itemType: String
    /// A closure that returns the identifier for an item, or nil for an item of another type or without an
    /// entity.
    package let identifier: @Sendable (AnyHashable) -> EntityIdentifier?
  }
}

nonisolated extension View {
  /// Associates the view with the entity that it shows, so that "this one" can be resolved.
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    OptionalAttribute<Self, AppEntityIdentifierKey>(content: self, value: identifier)
  }

  /// Associates each selectable item of the list with an entity.
  public func appEntityIdentifier<I: Hashable>(
    forSelectionType itemType: I.Type = I.self, identifier: @escaping @Sendable (I) -> EntityIdentifier?
  ) -> some View {
    let entity = SelectionEntity(identifier: identifier)
    return nodeAttribute(
      SelectionEntityKey.self, .init(itemType: "\(I.self)", identifier: entity.identifier(of:)))
  }
}

/// The mapping from items of one type to entities.
private struct SelectionEntity<Item: Hashable>: Sendable {
  let identifier: @Sendable (Item) -> EntityIdentifier?

  func identifier(of item: AnyHashable) -> EntityIdentifier? { (item.base as? Item).flatMap(identifier) }
}

/// A view with an attribute if there is a value for it.
struct OptionalAttribute<Content: View, Key: NodeAttributeKey> {
  let content: Content
  let value: Key.Value?
}

extension OptionalAttribute: View {
  @ViewBuilder var body: some View {
    if let value { content.nodeAttribute(Key.self, value) } else { content }
  }
}
