/// The URL of the entities of a type, with placeholders for the identifier and for properties:
/// `"https://example.org/notes/\(.id)?part=\(\.$part)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  // Sendable: key paths are immutable; only their type does not say so.

  /// A placeholder in a URL, in addition to properties.
  public enum Token: Hashable, Sendable {
    /// The identifier of the entity.
    case id
  }

  fileprivate enum Value {
    case id
    case property(PartialKeyPath<Entity>)
  }

  private let template: URLTemplate
  private let values: [Value]

  /// Creates a URL without placeholders.
  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    var template = URLTemplate()
    template.append(text: value)
    self.template = template
    values = []
  }

  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
    values = stringInterpolation.values
  }

  /// The builder for string interpolations of this type.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = URLTemplate()
    fileprivate var values: [Value] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { template.append(text: literal) }

    /// Appends a placeholder for the identifier.
    public mutating func appendInterpolation(_ token: Token) { append(.id) }

    /// Appends a placeholder for the value of a property.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
      append(.property(keyPath))
    }

    private mutating func append(_ value: Value) {
      template.append(value: values.count)
      values.append(value)
    }
  }

  /// Returns the URL of an entity.
  ///
  /// - Throws: `IntentRunError` with `badURL` when a value can't be part of a URL or the result is no URL.
  package func url(of entity: Entity) throws -> URL {
    try template.url(
      { number in
        switch values[number] {
        case .id: return entity.id.entityIdentifierString
        case .property(let path):
          guard let property = entity[keyPath: path] as? any AnyEntityProperty else { return nil }
          let snapshot = EntitySnapshot(entity)
          let found = snapshot.properties.first { $0.property === property }
          return found.flatMap(snapshot.valueAtHand(of:)).flatMap(urlParameter(of:))
        }
      }, of: Entity.self)
  }

  /// Returns the identifier and property values, by name, in a URL, or nil when the URL does not have this
  /// form.
  package func contents(of url: URL) -> (id: Entity.ID?, properties: [String: any Sendable])? {
    guard let texts = template.values(in: url) else { return nil }
    var id: Entity.ID?
    var properties: [String: any Sendable] = [:]
    for (number, text) in texts {
      switch values[number] {
      case .id:
        guard let found = Entity.ID.entityIdentifier(for: text) else { return nil }
        id = found
      case .property(let path):
        guard let type = type(of: path).valueType as? any AnyEntityProperty.Type,
          let value = value(ofURLParameter: text, as: type.valueType)
        else { return nil }
        // A property without a name can't be searched for; the identifier may suffice.
        if let name = Entity.propertyName(at: path) { properties[name] = value }
      }
    }
    return (id, properties)
  }
}

/// An entity that has a URL, as a link into the app.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The URL of entities of this type, such as `"https://example.org/notes/\(.id)"`.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// The URL representation of this entity type.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The identifier as text.
  public var urlRepresentationParameter: String { id.entityIdentifierString }

  /// Returns the URL of this entity.
  ///
  /// - Throws: `IntentRunError` with `badURL`.
  package func url() throws -> URL { try Self.urlRepresentation.url(of: self) }

  /// Returns the entity that a URL refers to.
  ///
  /// The entity is found by its identifier, else by the properties in the URL if the type's query can compare
  /// them.
  ///
  /// - Returns: nil when the URL does not belong to this type or the entity no longer exists.
  /// - Throws: The error of the query.
  package static func entity(at url: URL) async throws -> Self? {
    guard let contents = urlRepresentation.contents(of: url) else { return nil }
    if let id = contents.id { return try await defaultQuery.entities(for: [id]).first }
    guard !contents.properties.isEmpty, DefaultQuery.findDescription != nil else { return nil }
    let filters = contents.properties.map { FindRequest.Filter($0.key, .equalTo, $0.value) }
    return try await defaultQuery.find(FindRequest(filters: filters, limit: 1)).first as? Self
  }
}
