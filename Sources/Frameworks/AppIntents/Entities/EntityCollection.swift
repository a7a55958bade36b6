/// A collection of entities that stores only their identifiers.
///
/// As the type of a parameter it avoids the query: the identifiers are passed on as they are. Order and
/// duplicates are preserved.
public struct EntityCollection<Entity: AppEntity>: Sendable {
  /// The identifiers.
  public private(set) var identifiers: [Entity.ID]

  /// The entities from which the collection was created, as long as it holds those and no others.
  private var entities: [Entity]?

  /// Creates a collection of identifiers.
  public init(identifiers: [Entity.ID] = []) {
    self.identifiers = identifiers
  }

  /// Creates a collection of entities and keeps them.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    self.entities = entities
  }

  /// Appends an identifier.
  public mutating func append(_ identifier: Entity.ID) {
    identifiers.append(identifier)
    entities = nil
  }

  /// Appends the identifier of an entity. The entity is not kept.
  public mutating func append(_ entity: Entity) { append(entity.id) }

  /// Appends identifiers.
  public mutating func append(contentsOf newIdentifiers: [Entity.ID]) {
    identifiers += newIdentifiers
    entities = nil
  }

  /// Appends the identifiers of entities. The entities are not kept.
  public mutating func append(contentsOf entities: [Entity]) { append(contentsOf: entities.map(\.id)) }

  /// Removes all occurrences of an identifier.
  public mutating func remove(_ identifier: Entity.ID) {
    let count = identifiers.count
    identifiers.removeAll { $0 == identifier }
    if identifiers.count != count { entities?.removeAll { $0.id == identifier } }
  }

  /// Removes all occurrences of an entity's identifier.
  public mutating func remove(_ entity: Entity) { remove(entity.id) }

  /// Returns a Boolean value that indicates whether the collection holds an identifier.
  public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

  /// Returns a Boolean value that indicates whether the collection holds an entity's identifier.
  public func contains(_ entity: Entity) -> Bool { contains(entity.id) }

  /// Returns the entities: those from which the collection was created, else those that the type's query
  /// finds.
  ///
  /// - Throws: The error of the query. Entities that no longer exist are left out.
  public func resolvedEntities() async throws -> [Entity] {
    if let entities { return entities }
    return identifiers.isEmpty ? [] : try await Entity.defaultQuery.entities(for: identifiers)
  }
}

extension EntityCollection: RandomAccessCollection, ExpressibleByArrayLiteral {
  public var startIndex: Int { 0 }
  public var endIndex: Int { identifiers.count }
  /// Returns the identifier at a position.
  public subscript(position: Int) -> Entity.ID { identifiers[position] }
  public init(arrayLiteral elements: Entity.ID...) { self.init(identifiers: elements) }
}

extension EntityCollection: Equatable {
  /// Returns a Boolean value that indicates whether two collections hold the same identifiers in the same
  /// order.
  public static func == (a: Self, b: Self) -> Bool { a.identifiers == b.identifiers }
}

extension EntityCollection: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identifiers) }
}

extension EntityCollection: _IntentValue {}

/// A collection of entity identifiers whose entity type is erased.
package protocol AnyEntityCollection: _IntentValue {
  static var entityType: any AppEntity.Type { get }
  /// The identifiers as text.
  var identifierStrings: [String] { get }
  /// Returns a collection of the identifiers, or nil when one of the texts is no identifier.
  static func collecting(identifierStrings: [String]) -> Self?
}

extension EntityCollection: AnyEntityCollection {
  package static var entityType: any AppEntity.Type { Entity.self }
  package var identifierStrings: [String] { identifiers.map(\.entityIdentifierString) }
  package static func collecting(identifierStrings: [String]) -> Self? {
    let identifiers = identifierStrings.compactMap(Entity.ID.entityIdentifier(for:))
    return identifiers.count == identifierStrings.count ? Self(identifiers: identifiers) : nil
  }
}
