import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The attribute for inline formatting; see ``InlinePresentationIntent``.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in archives.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute for the enclosing blocks; see ``PresentationIntent``.
  public struct PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = PresentationIntent
    /// The name of the attribute in archives.
    public static let name = "NSPresentationIntent"
  }

  /// The attribute for the character between a list item's number and its text, such as a period or a
  /// parenthesis.
  public struct ListItemDelimiterAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Character
    /// The name of the attribute in archives.
    public static let name = "NSListItemDelimiter"

    /// Encodes the delimiter as a string.
    public static func encode(_ value: Character, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(value))
    }

    /// Decodes the delimiter from a string of one character.
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

  /// The attribute for inline formatting.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// The attribute for the enclosing blocks.
  public var presentationIntent: PresentationIntentAttribute { .init() }
  /// The attribute for the delimiter of a list item.
  public var listItemDelimiter: ListItemDelimiterAttribute { .init() }
}
