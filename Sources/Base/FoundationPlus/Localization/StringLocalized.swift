import Foundation

extension String {
  /// Creates the text of a resource, in the available language that the person prefers.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(resource).string
  }

  /// Creates the localized form of a text.
  ///
  /// - Parameters:
  ///   - table: The name of the table without extension; nil stands for `Localizable`.
  ///   - bundle: The bundle that contains the tables; nil stands for the main bundle.
  ///   - locale: The locale in which values are formatted and, unless it is the current one, a translation is
  ///     chosen.
  ///   - comment: A note for translators, without effect at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
        bundle: bundle.map(LocalizedStringResource.BundleDescription.init) ?? .main))
  }

  /// Creates the localized text for a key.
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
  /// The text if it needs no attributes: without Markdown markup and attributed values. It then equals the
  /// attributed string and is much faster to create.
  package var plainText: String? { LocalizedText(self).plain }
}
