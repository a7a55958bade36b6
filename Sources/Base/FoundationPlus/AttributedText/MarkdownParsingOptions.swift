import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The extent to which markup is interpreted.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as lists and headings, and inline markup.
      case full
      /// Inline markup only; white space and line breaks collapse to one space.
      case inlineOnly
      /// Inline markup only; white space and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to text that can't be parsed.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[text](attribute: value)` is recognised; only its text is
    /// kept.
    public var allowsExtendedAttributes: Bool
    /// The extent to which markup is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to text that can't be parsed.
    public var failurePolicy: FailurePolicy
    /// The language code that the text is tagged with.
    public var languageCode: String?
    /// A Boolean value that indicates whether source positions are recorded. It has no effect here.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
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
