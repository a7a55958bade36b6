import Foundation

extension String.LocalizationValue {
  /// A builder of a text's key and values from the parts of a string interpolation.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable, Hashable {
    package private(set) var key = ""
    package private(set) var arguments: [LocalizationArgument] = []

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends literal text, with percent signs doubled because the key is a format string.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    package mutating func append(_ argument: LocalizationArgument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(string))
    }

    /// Appends a substring.
    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)))
    }

    /// Appends text that keeps its attributes in an `AttributedString`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    /// Appends attributed text.
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(.attributed(AttributedString(attributedSubstring)))
    }

    /// Appends a resource, which is localized together with this text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource))
    }

    /// Appends a number with the specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument, specifier: T._specifier)
    }

    /// Appends a number with a format specifier such as `%.1f`, which becomes a part of the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument, specifier: specifier)
    }

    /// Appends a value, formatted by `format` in the locale of the text.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.formatted(FormattedValue(value, format) { AttributedString($0) }))
    }

    /// Appends a value, formatted by `format` in the locale of the text, with its attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
      append(.formatted(FormattedValue(value, format) { $0 }))
    }

    /// Appends a value, formatted by `formatter` or for the locale of the text.
    ///
    /// A value with a localized text of its own yields that; others are described.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(LocalizationArgument(subject, formatter: formatter))
    }

    /// Appends a placeholder without a value, for text that only serves as a key.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
      append(.placeholder, specifier: specifier ?? placeholder.specifier)
    }
  }
}
