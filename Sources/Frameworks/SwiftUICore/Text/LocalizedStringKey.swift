/// A text in source that is looked up in the tables of a bundle when it is shown.
///
/// Two keys are equal if the text and the values in it are.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A view in a text.
  package enum Embedded: Equatable, Sendable {
    case text(Text)
    case image(ImageContent)
  }

  package let value: String.LocalizationValue
  /// The values that the private-use characters in the text stand for: U+100000 is the first, and so on.
  package let embedded: [Embedded]

  /// Takes a key without values.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    embedded = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Takes a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    embedded = stringInterpolation.embedded
  }

  /// The key in the tables, with `%@`, `%lld` and so on for values.
  package var key: String { LocalizedStringResource(value).key }

  /// A character that stands for the embedded view with an index; nil beyond the plane's 65,533.
  static func placeholder(_ index: Int) -> Character? {
    guard index < 65_533, let scalar = Unicode.Scalar(UInt32(0x100000 + index)) else { return nil }
    return Character(scalar)
  }
}

extension LocalizedStringKey {
  /// The text and the values of a literal, as they are collected.
  public struct StringInterpolation: StringInterpolationProtocol {
    var base: String.LocalizationValue.StringInterpolation
    var embedded: [Embedded] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

    /// Adds a string as `%@`.
    public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }

    /// Adds a value as its formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      base.appendInterpolation(subject, formatter: formatter)
    }

    /// Adds an object as its formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      base.appendInterpolation(subject, formatter: formatter)
    }

    /// Adds a value as its style writes it in the locale of the view.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      base.appendInterpolation(input, format: format)
    }

    /// Adds a value as its style writes it in the locale of the view.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      base.appendInterpolation(input, format: format)
    }

    /// Adds a number, in the locale of the view.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      base.appendInterpolation(value)
    }

    /// Adds a number by a `printf` specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
    }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) { embed(.text(text)) }

    /// Adds an image in the line.
    public mutating func appendInterpolation(_ image: Image) { embed(.image(image.content)) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      embed(.text(Text(attributedString)))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      embed(.text(Text(date, style: style)))
    }

    /// Adds a span of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { embed(.text(Text(dates))) }

    /// Adds a span of time.
    public mutating func appendInterpolation(_ interval: DateInterval) { embed(.text(Text(interval))) }

    /// Adds a localized text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      base.appendInterpolation(resource)
    }

    private mutating func embed(_ view: Embedded) {
      guard let placeholder = LocalizedStringKey.placeholder(embedded.count) else { return }
      embedded.append(view)
      base.appendInterpolation(String(placeholder))
    }
  }
}
