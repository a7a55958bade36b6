import Foundation

extension String.LocalizationValue {
  /// Takes the parts of a text in source, and makes key and values of them.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable, Hashable {
    package private(set) var key = ""
    package private(set) var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends text; a percent sign is doubled, because values follow or precede it.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    package mutating func append(_ argument: LocalizationArgument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.text(string))
    }

    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)))
    }

    /// Appends text that keeps its attributes where the result is an `AttributedString`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(.attributed(AttributedString(attributedSubstring)))
    }

    /// Appends a text that is translated itself when this one is.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource))
    }

    /// Appends a number, with the specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument, specifier: T._specifier)
    }

    /// Appends a number by a format specifier, such as `%.1f`, which becomes a part of the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument, specifier: specifier)
    }

    /// Appends a value as `format` writes it in the locale of the text.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.formatted(FormattedValue(value, format) { AttributedString($0) }))
    }

    /// Appends a value as `format` writes it in the locale of the text, with its attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
      append(.formatted(FormattedValue(value, format) { $0 }))
    }

    /// Appends a value as `formatter` writes it, or else as a person of the text's locale reads it.
    ///
    /// A value that has a localized text of its own gives that; others are described.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(LocalizationArgument(subject, formatter: formatter))
    }

    /// Appends the place for a value without the value, for text that only serves as a key.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
      append(.placeholder, specifier: specifier ?? placeholder.specifier)
    }
  }
}
