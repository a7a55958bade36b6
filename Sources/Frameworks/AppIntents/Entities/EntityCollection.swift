/// Many entities by their identifiers, without the entities themselves.
///
/// As the type of a parameter it spares the query: identifiers are handed on as they are. It keeps the order, and
/// an identifier as often as it was added.
public struct EntityCollection<Entity: AppEntity>: Sendable {
  /// The identifiers.
  public private(set) var identifiers: [Entity.ID]

  /// The entities from which the collection was made, as long as it holds those and no others.
  private var entities: [Entity]?

  /// Makes a collection of identifiers.
  public init(identifiers: [Entity.ID] = []) {
    self.identifiers = identifiers
  }

  /// Makes a collection of entities, which are kept.
  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    self.entities = entities
  }

  /// Adds an identifier.
  public mutating func append(_ identifier: Entity.ID) {
    identifiers.append(identifier)
    entities = nil
  }

  /// Adds the identifier of an entity. The entity is not kept.
  public mutating func append(_ entity: Entity) { append(entity.id) }

  /// Adds identifiers.
  public mutating func append(contentsOf newIdentifiers: [Entity.ID]) {
    identifiers += newIdentifiers
    entities = nil
  }

  /// Adds the identifiers of entities. The entities are not kept.
  public mutating func append(contentsOf entities: [Entity]) { append(contentsOf: entities.map(\.id)) }

  /// Removes an identifier wherever it is.
  public mutating func remove(_ identifier: Entity.ID) {
    let count = identifiers.count
    identifiers.removeAll { $0 == identifier }
    if identifiers.count != count { entities?.removeAll { $0.id == identifier } }
  }

  /// Removes the identifier of an entity wherever it is.
  public mutating func remove(_ entity: Entity) { remove(entity.id) }

  /// Whether the collection holds an identifier.
  public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

  /// Whether the collection holds the identifier of an entity.
  public func contains(_ entity: Entity) -> Bool { contains(entity.id) }

  /// The entities, from the collection itself where it was made of them, else from the type's query.
  ///
  /// - Throws: What the query throws. Entities that are no more are left out.
  public func resolvedEntities() async throws -> [Entity] {
    if let entities { return entities }
    return identifiers.isEmpty ? [] : try await Entity.defaultQuery.entities(for: identifiers)
  }
}

extension EntityCollection: RandomAccessCollection, ExpressibleByArrayLiteral {
  public var startIndex: Int { 0 }
  public var endIndex: Int { identifiers.count }
  public subscript(position: Int) -> Entity.ID { identifiers[position] }
  public init(arrayLiteral elements: Entity.ID...) { self.init(identifiers: elements) }
}

extension EntityCollection: Equatable {
  /// Whether the identifiers and their order are the same.
  public static func == (a: Self, b: Self) -> Bool { a.identifiers == b.identifiers }
}

extension EntityCollection: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identifiers) }
}

extension EntityCollection: _IntentValue {}

/// Identifiers of entities, seen without the type of the entities.
package protocol AnyEntityCollection: _IntentValue {
  static var entityType: any AppEntity.Type { get }
  /// The identifiers as text.
  var identifierStrings: [String] { get }
  /// A collection of the identifiers; nil when one of the texts is none.
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
