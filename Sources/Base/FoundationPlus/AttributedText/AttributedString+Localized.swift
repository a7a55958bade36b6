import Foundation

extension AttributedString {
  /// How a localized text is made.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Marks each value with its number in the text, from 1.
    public static let applyReplacementIndexAttribute = Self(rawValue: 1 << 1)
  }

  /// The text of a resource, whose marks in Markdown become attributes, as the values' own attributes stay.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource, options: [])
  }

  /// The text of a resource, whose marks in Markdown become attributes, as the values' own attributes stay.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: FormattingOptions) {
    let reading = MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
      failurePolicy: .returnPartiallyParsedIfPossible)
    self = LocalizedText(resource).attributed(options) { text in
      do {
        return try AttributedString(markdown: text, options: reading)
      } catch {
        LocalizationLog.say("\(resource.key): \(error.localizedDescription)")
        return AttributedString(text)
      }
    }
  }

  /// The translation of a text in source; see ``Swift/String/init(localized:table:bundle:locale:comment:)``.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale ?? .current,
        bundle: bundle.map(LocalizedStringResource.BundleDescription.init) ?? .main),
      options: options)
  }

  /// The translation of the text with a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale ?? .current,
        bundle: bundle.map(LocalizedStringResource.BundleDescription.init) ?? .main),
      options: options)
  }
}
