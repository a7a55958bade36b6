import Foundation

extension AttributedString {
  /// Creates attributed text from Markdown, including the tables and strikethrough of GitHub's dialect.
  ///
  /// Blocks follow each other without line breaks: ``PresentationIntent`` distinguishes them.
  ///
  /// - Parameter baseURL: The URL that links and images are relative to.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = try MarkdownReader(options: options, baseURL: baseURL).read(markdown)
  }

  /// Creates attributed text from Markdown data.
  ///
  /// - Throws: `FoundationPlusError` with `malformedMarkdown` if the data is not UTF-8, unless the options
  ///   request a partial result.
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

  /// Creates attributed text from a Markdown file.
  ///
  /// - Throws: The error of reading the file, or `FoundationPlusError` with `malformedMarkdown`.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates attributed text from Markdown. The attributes are Foundation's, whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates attributed text from Markdown. The attributes are Foundation's, whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}
