import Foundation

extension AttributedString {
  /// How a text in Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks have a meaning.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as lists and headers, and what stands in them.
      case full
      /// Only marks in lines; blanks and line ends become one blank.
      case inlineOnly
      /// Only marks in lines; blanks and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do with a text that can't be read.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is taken for text with attributes, of which the text is kept.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language that the text is marked with.
    public var languageCode: String?
    /// Whether places in the source are noted; they are not noted here.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }
}
