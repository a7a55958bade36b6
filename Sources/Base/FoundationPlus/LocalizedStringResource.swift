@_exported import Foundation

/// A reference to a localized text: its key, default value and tables.
///
/// The resource is a value that can be stored, encoded and passed to other processes or tasks; the text is
/// only looked up by ``Swift/String/init(localized:)``. Two resources are equal if everything but the comment
/// is equal.
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  /// The key of the text in the tables.
  public let key: String
  /// The text to use if no table contains the key, with its interpolated values.
  public let defaultValue: String.LocalizationValue
  /// The name of the table without extension; nil stands for `Localizable`.
  public let table: String?
  /// The bundle that contains the tables.
  public let bundle: BundleDescription
  /// The locale in which values are formatted and, unless it is the current one, a translation is chosen.
  public var locale: Locale

  /// Creates a resource whose text is also its key.
  ///
  /// - Parameter comment: A note for translators, without effect at run time.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with a separate key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource whose text is also its key, with the tables of a bundle such as `Bundle.module`.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// Creates a resource with a separate key and the tables of a bundle such as `Bundle.module`.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// Creates a resource from parts that are only known at run time.
  package init(
    key: String, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  /// The localized text.
  public var description: String { String(localized: self) }
}

/// A type whose values have a localized text, such as an error that is shown to people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
