/// The URLs of the cases of an enum: one with a placeholder for the raw value,
/// `"https://example.org/\(.rawValue)"`, or one for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
  /// A placeholder in a URL.
  public enum Token: Hashable, Sendable {
    /// The raw value of the case.
    case rawValue
  }

  /// The URL of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The builder that the enclosing type uses.
    public typealias StringInterpolation = EnumURLRepresentation<Enum>.StringInterpolation

    fileprivate let template: URLTemplate

    public init(stringLiteral value: String) {
      var template = URLTemplate()
      template.append(text: value)
      self.template = template
    }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }
  }

  /// The builder for string interpolations of this type.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = URLTemplate()

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { template.append(text: literal) }

    /// Appends a placeholder for the raw value.
    public mutating func appendInterpolation(_ token: Token) { template.append(value: 0) }
  }

  private let common: URLTemplate?
  private let cases: [Enum: EnumSingleURLRepresentation]

  /// Creates a representation with one URL per case.
  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    common = nil
    cases = urlRepresentations
  }

  /// Creates a representation with the same URL for all cases.
  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {
    common = EnumSingleURLRepresentation(stringLiteral: value).template
    cases = [:]
  }

  public init(stringInterpolation: StringInterpolation) {
    common = stringInterpolation.template
    cases = [:]
  }

  /// Returns the URL of a case.
  ///
  /// - Throws: `IntentRunError` with `badURL` when the case has none.
  package func url(of value: Enum) throws -> URL {
    guard let template = common ?? cases[value]?.template else {
      throw IntentRunError(
        .badURL, "\(Enum.self) has no URL for its case '\(value)'. Add it to urlRepresentation.")
    }
    return try template.url({ _ in value.rawText }, of: Enum.self)
  }

  /// Returns the case that a URL refers to, or nil.
  package func value(at url: URL) -> Enum? {
    Enum.allCases.first { candidate in
      guard let template = common ?? cases[candidate]?.template, let texts = template.values(in: url) else {
        return false
      }
      return texts.values.allSatisfy { $0 == candidate.rawText }
    }
  }
}

/// An enum whose cases have URLs, as links into the app.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The URLs of the cases.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The URL representation of this enum.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The raw value as text.
  public var urlRepresentationParameter: String { rawText }

  /// Returns the URL of this case.
  ///
  /// - Throws: `IntentRunError` with `badURL`.
  package func url() throws -> URL { try Self.urlRepresentation.url(of: self) }
}
