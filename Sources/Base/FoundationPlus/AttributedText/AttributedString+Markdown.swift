import Foundation

extension AttributedString {
  /// Reads a text in Markdown, with the tables and the strikethrough of GitHub's dialect.
  ///
  /// Blocks follow each other without line ends: ``PresentationIntent`` tells them apart.
  ///
  /// - Parameter baseURL: What links and images are relative to.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = try MarkdownReader(options: options, baseURL: baseURL).read(markdown)
  }

  /// Reads a text in Markdown; throws if it is not UTF-8 and the options don't ask for what there is.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      guard options.failurePolicy == .returnPartiallyParsedIfPossible else {
        throw FoundationPlusError(.malformedMarkdown, "the text in Markdown is not UTF-8")
      }
      try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
      return
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Reads a file in Markdown; throws what reading the file throws.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads a text in Markdown; attributes are those of Foundation, whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads a text in Markdown; attributes are those of Foundation, whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}
