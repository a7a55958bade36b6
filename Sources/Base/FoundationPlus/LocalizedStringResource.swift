@_exported import Foundation

/// A text that is looked up later: its key, what to show without a translation, and where the tables are.
///
/// It is a value that may be stored, encoded and handed to another process or task; nothing is looked up
/// before ``Swift/String/init(localized:)`` is called. Two resources are equal if everything but the comment
/// is equal.
public struct LocalizedStringResource: Sendable, Hashable, Codable {
  /// The name of the text in the tables.
  public let key: String
  /// What is shown where no table has the key, with the values that the text takes.
  public let defaultValue: String.LocalizationValue
  /// The table that is looked into, without extension; nil stands for `Localizable`.
  public let table: String?
  /// Where the tables are.
  public let bundle: BundleDescription
  /// The locale by which values are written and, unless it is the current one, a translation is chosen.
  public var locale: Locale

  /// Makes a resource whose text is its key too.
  ///
  /// - Parameter comment: What a translator should know; it has no effect when the program runs.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource whose text is its key too, with the tables of a bundle, such as `Bundle.module`.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// Makes a resource with a key of its own, with the tables of a bundle, such as `Bundle.module`.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// Makes a resource from parts that are known only when the program runs.
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
  /// The text as a person reads it.
  public var description: String { String(localized: self) }
}

/// A type whose values have a text that can be translated, such as an error that a person shall understand.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text that stands for the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}
