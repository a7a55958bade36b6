import Foundation

extension String {
  /// A text with interpolated values: the key for its translations, and the values.
  ///
  /// `"\(count) spoons of \(name)"` has the key `%lld spoons of %@`, as on Apple's platforms, so that their
  /// string catalogs work.
  public struct LocalizationValue: Sendable, Hashable, Codable {
    /// The text with a format specifier for each value. Without values, percent signs are literal.
    package let key: String
    package let arguments: [LocalizationArgument]

    /// Creates a text without values.
    public init(_ value: String) {
      self.init(key: value, arguments: [])
    }

    package init(key: String, arguments: [LocalizationArgument]) {
      self.key = key
      self.arguments = arguments
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(key: value, arguments: [])
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}

extension String.LocalizationValue {
  /// A placeholder for a value of which only the kind is known, in text for tables.
  public enum Placeholder: Int, Sendable, Hashable, Codable {
    case int
    case uint
    case float
    case double
    case object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
