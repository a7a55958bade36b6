/// The readable text of HTML, as a mail's plain-text part would have it.
///
/// Paragraphs are parted by blank lines, list items begin with "- " or a number, links are "text (url)",
/// quoted blocks begin with "> ". Scripts, styles, comments and hidden elements are gone; the schema.org data
/// among the scripts is kept aside. Linear in the bytes; nesting costs no stack.
public struct HTMLText: Sendable {
  /// The text as a person would read it.
  public private(set) var text: String
  /// The content of "application/ld+json" scripts, in order.
  public private(set) var structuredData: [StructuredData]

  /// Reads HTML.
  public init(_ html: String) {
    var renderer = HTMLRenderer(Array(html.utf8), entities: HTMLEntity())
    renderer.run()
    text = renderer.output.text
    structuredData = renderer.structuredData
  }
}

/// Data that a mail or page carries for programs (schema.org): raw JSON, not checked.
public struct StructuredData: Sendable, Hashable {
  /// The JSON text as it stood there.
  public var json: String

  /// Creates structured data from its JSON.
  public init(json: String) { self.json = json }
}
