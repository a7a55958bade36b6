import Foundation

extension AttributedString {
  /// Options for creating localized attributed text.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Marks each interpolated value with its number in the text, starting at 1.
    public static let applyReplacementIndexAttribute = Self(rawValue: 1 << 1)
  }

  /// Creates the localized text of a resource. Its Markdown becomes attributes; the values keep their own
  /// attributes.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource, options: [])
  }

  /// Creates the localized text of a resource with options. Its Markdown becomes attributes; the values keep
  /// their own attributes.
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

  /// Creates the localized form of a text; see ``Swift/String/init(localized:table:bundle:locale:comment:)``.
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

  /// Creates the localized text for a key.
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
