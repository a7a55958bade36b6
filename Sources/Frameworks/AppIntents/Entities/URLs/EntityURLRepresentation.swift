/// The URL of entities of a type, with places for the identifier and for properties:
/// `"https://example.org/notes/\(.id)?part=\(\.$part)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  // Sendable: key paths are immutable; only their type does not say so.

  /// What can stand in a URL beside properties.
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

  /// Makes a URL without places for values.
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

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = URLTemplate()
    fileprivate var values: [Value] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { template.append(text: literal) }

    /// Puts in the identifier.
    public mutating func appendInterpolation(_ token: Token) { append(.id) }

    /// Puts in the value of a property.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
      append(.property(keyPath))
    }

    private mutating func append(_ value: Value) {
      template.append(value: values.count)
      values.append(value)
    }
  }

  /// The URL of an entity.
  ///
  /// - Throws: `IntentRunError` with `badURL` when a value can't stand in a URL or the whole is none.
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

  /// The identifier and the values of properties, by name, that stand in a URL; nil when it is none of this form.
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
        // A property without a name can't be looked for; the identifier may do.
        if let name = Entity.propertyName(at: path) { properties[name] = value }
      }
    }
    return (id, properties)
  }
}

/// An entity that a URL stands for, as a link into the app.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The URL of entities of this type: `"https://example.org/notes/\(.id)"`.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The identifier.
  public var urlRepresentationParameter: String { id.entityIdentifierString }

  /// The URL of this entity.
  ///
  /// - Throws: `IntentRunError` with `badURL`.
  package func url() throws -> URL { try Self.urlRepresentation.url(of: self) }

  /// The entity for which a URL stands.
  ///
  /// It is looked for by its identifier, else by the properties in the URL, if the type's query can compare them.
  ///
  /// - Returns: nil when the URL is none of this type, or the entity is no more.
  /// - Throws: What the query throws.
  package static func entity(at url: URL) async throws -> Self? {
    guard let contents = urlRepresentation.contents(of: url) else { return nil }
    if let id = contents.id { return try await defaultQuery.entities(for: [id]).first }
    guard !contents.properties.isEmpty, DefaultQuery.findDescription != nil else { return nil }
    let filters = contents.properties.map { FindRequest.Filter($0.key, .equalTo, $0.value) }
    return try await defaultQuery.find(FindRequest(filters: filters, limit: 1)).first as? Self
  }
}
