/// The URL of an intent, with placeholders for its parameters: `"https://example.org/\(\.$page)"`.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  // Sendable: key paths are immutable; only their type does not say so.

  private let template: URLTemplate
  private let parameters: [PartialKeyPath<Intent>]

  /// Creates a URL without placeholders.
  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    var template = URLTemplate()
    template.append(text: value)
    self.template = template
    parameters = []
  }

  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
    parameters = stringInterpolation.parameters
  }

  /// The builder for string interpolations of this type.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = URLTemplate()
    fileprivate var parameters: [PartialKeyPath<Intent>] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { template.append(text: literal) }

    /// Appends a placeholder for the value of a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      template.append(value: parameters.count)
      parameters.append(keyPath)
    }
  }

  /// Returns the URL of an intent.
  ///
  /// - Throws: `IntentRunError` with `badURL` when a parameter has no value, its value can't be part of a
  ///   URL, or the result is no URL.
  package func url(of intent: Intent) throws -> URL {
    try template.url(
      { number in
        guard let parameter = intent[keyPath: parameters[number]] as? any AnyIntentParameter,
          parameter.hasValue
        else { return nil }
        return try parameter.value().presentValue.flatMap(urlParameter(of:))
      }, of: Intent.self)
  }

  /// Returns a new intent with the parameter values in a URL, or nil when the URL does not have this form.
  ///
  /// - Throws: The error of the query for an entity in the URL.
  package func intent(at url: URL) async throws -> Intent? {
    guard let texts = template.values(in: url) else { return nil }
    let intent = Intent()
    for (number, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent[keyPath: parameters[number]] as? any AnyIntentParameter else { return nil }
      let type = (parameter.valueType as? any OptionalIntentValue.Type)?.wrappedType ?? parameter.valueType
      if let entity = type as? any AppEntity.Type {
        guard let found = try await entity.anyEntity(withIdentifier: text) else { return nil }
        try parameter.set(found)
      } else {
        guard let value = value(ofURLParameter: text, as: type) else { return nil }
        try parameter.set(value)
      }
    }
    return intent
  }
}

extension AppEntity {
  /// Returns the entity with an identifier, or nil when there is none.
  fileprivate static func anyEntity(withIdentifier text: String) async throws -> (any AppEntity)? {
    guard let id = ID.entityIdentifier(for: text) else { return nil }
    return try await defaultQuery.entities(for: [id]).first
  }
}

/// An intent that has a URL, as a link into the app.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
  /// The URL of the intent, such as `"https://example.org/\(\.$page)"`.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// The URL representation of this intent type.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// Returns the URL of this intent.
  ///
  /// - Throws: `IntentRunError` with `badURL`.
  package func url() throws -> URL { try Self.urlRepresentation.url(of: self) }
}
