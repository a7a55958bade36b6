import Foundation

extension String {
  /// The text of a resource, in the language that its tables have and a person prefers.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(resource).string
  }

  /// The translation of a text in source.
  ///
  /// - Parameters:
  ///   - table: The table's name without extension; nil stands for `Localizable`.
  ///   - bundle: Where the tables are; nil stands for the main bundle.
  ///   - locale: The locale by which values are written and, unless it is the current one, a translation is
  ///     chosen.
  ///   - comment: What a translator should know; it has no effect when the program runs.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle.map(LocalizedStringResource.BundleDescription.init) ?? .main))
  }

  /// The translation of the text with a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map(LocalizedStringResource.BundleDescription.init) ?? .main))
  }
}

extension LocalizedStringResource {
  /// The text, if nothing in it has a look: no marks of Markdown, no values with attributes. It is the same then as
  /// an attributed string, and far quicker to make.
  package var plainText: String? { LocalizedText(self).plain }
}
