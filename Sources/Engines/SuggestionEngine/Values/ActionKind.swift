/// A kind of action that a message can suggest.
///
/// A kind has one file in `Actions` with its values, and one in `Resources/actions` with its titles and what
/// the language data says of it; the list of all kinds is made from the latter when the package is built.
public struct ActionKind: Sendable, Hashable, CaseIterable {
  /// The name in files and on the command line.
  public let rawValue: String

  init(_ name: String) { rawValue = name }

  /// The kind of a name; nil where there is none.
  public init?(rawValue: String) {
    guard ActionKind.byName[rawValue] != nil else { return nil }
    self.init(rawValue)
  }

  /// All kinds there are, in the order of their files.
  public static let allCases = types.map { $0.kind }

  private static let byName = Dictionary(
    types.map { ($0.kind.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// The type of its values.
  var content: (any ActionContent.Type)? { ActionKind.byName[rawValue] }

  /// The system symbol on its button.
  package var symbol: String { content?.symbol ?? "questionmark" }
}

extension ActionKind: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let kind = ActionKind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no kind of action \(name)")
    }
    self = kind
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
