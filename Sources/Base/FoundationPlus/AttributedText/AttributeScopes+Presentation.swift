import Foundation

extension AttributeScopes.FoundationAttributes {
  /// What words are for; see ``InlinePresentationIntent``.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks that text stands in; see ``PresentationIntent``.
  public struct PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }

  /// What stands between the number of a list's item and its text, such as a period or a parenthesis.
  public struct ListItemDelimiterAttribute: CodableAttributedStringKey {
    public typealias Value = Character
    public static let name = "NSListItemDelimiter"

    public static func encode(_ value: Character, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(value))
    }

    public static func decode(from decoder: any Decoder) throws -> Character {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let character = text.first, text.count == 1 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected one character, found \"\(text)\"")
      }
      return character
    }
  }

  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  public var presentationIntent: PresentationIntentAttribute { .init() }
  public var listItemDelimiter: ListItemDelimiterAttribute { .init() }
}
