import Foundation

/// A value in a localized text.
public struct LocalizationArgument: Sendable, Hashable, Codable {
  package indirect enum Content: Sendable, Hashable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case decimal(Decimal)
    case date(Date)
    case attributed(AttributedString)
    case resource(LocalizedStringResource)
    case formatted(FormattedValue)
    case placeholder
  }

  package let content: Content
}

extension LocalizationArgument {
  static func text(_ text: String) -> Self { Self(content: .text(text)) }
  static func integer(_ number: Int64) -> Self { Self(content: .integer(number)) }
  static func unsigned(_ number: UInt64) -> Self { Self(content: .unsigned(number)) }
  static func real(_ number: Double) -> Self { Self(content: .real(number)) }
  static func attributed(_ text: AttributedString) -> Self { Self(content: .attributed(text)) }
  static func resource(_ resource: LocalizedStringResource) -> Self { Self(content: .resource(resource)) }
  static func formatted(_ value: FormattedValue) -> Self { Self(content: .formatted(value)) }
  static var placeholder: Self { Self(content: .placeholder) }

  /// Creates an argument from any value: formatted by `formatter`, or according to its type.
  package init<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
    if let written = formatter?.string(for: subject) {
      self = .text(written)
      return
    }
    switch subject {
    case let date as Date: content = .date(date)
    case let decimal as Decimal: content = .decimal(decimal)
    case let convertible as any CustomLocalizedStringResourceConvertible:
      content = .resource(convertible.localizedStringResource)
    case let text as any StringProtocol: content = .text(String(text))
    default: content = .text(String(describing: subject))
    }
  }

  /// Returns the value formatted for a locale.
  package func text(in locale: Locale) -> AttributedString { written(in: locale).attributed }

  func written(in locale: Locale) -> WrittenValue {
    switch content {
    case .text(let text): .plain(text)
    case .integer(let number): .plain(number.formatted(.number.locale(locale)))
    case .unsigned(let number): .plain(number.formatted(.number.locale(locale)))
    case .real(let number): .plain(number.formatted(.number.locale(locale)))
    case .decimal(let number): .plain(number.formatted(.number.locale(locale)))
    case .date(let date): .plain(date.description(with: locale))
    case .attributed(let text): .attributed(text)
    case .resource(let resource): .plain(String(localized: resource.by(default: locale)))
    case .formatted(let value): .attributed(value.text(in: locale))
    case .placeholder: .plain("%@")
    }
  }
}

/// A formatted value. Most have no attributes, which are costly to carry along.
enum WrittenValue {
  case plain(String)
  case attributed(AttributedString)

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): String(text.characters)
    }
  }

  var attributed: AttributedString {
    switch self {
    case .plain(let text): AttributedString(text)
    case .attributed(let text): text
    }
  }
}

extension LocalizedStringResource {
  /// Returns the resource with `locale`, unless it has chosen one of its own.
  func by(default locale: Locale) -> Self {
    guard self.locale.isCurrent else { return self }
    var copy = self
    copy.locale = locale
    return copy
  }
}

extension LocalizationArgument {
  private enum Key: String, CodingKey {
    case text, integer, unsigned, real, decimal, date, attributed, resource, placeholder
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A value of a localized text has no kind."))
    }
    switch key {
    case .text: content = .text(try container.decode(String.self, forKey: key))
    case .integer: content = .integer(try container.decode(Int64.self, forKey: key))
    case .unsigned: content = .unsigned(try container.decode(UInt64.self, forKey: key))
    case .real: content = .real(try container.decode(Double.self, forKey: key))
    case .decimal: content = .decimal(try container.decode(Decimal.self, forKey: key))
    case .date: content = .date(try container.decode(Date.self, forKey: key))
    case .attributed: content = .attributed(try container.decode(AttributedString.self, forKey: key))
    case .resource: content = .resource(try container.decode(LocalizedStringResource.self, forKey: key))
    case .placeholder: content = .placeholder
    }
  }

  /// Encodes the value. One with a style is encoded as its text in the current locale, because styles have no
  /// common form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch content {
    case .text(let text): try container.encode(text, forKey: .text)
    case .integer(let number): try container.encode(number, forKey: .integer)
    case .unsigned(let number): try container.encode(number, forKey: .unsigned)
    case .real(let number): try container.encode(number, forKey: .real)
    case .decimal(let number): try container.encode(number, forKey: .decimal)
    case .date(let date): try container.encode(date, forKey: .date)
    case .attributed(let text): try container.encode(text, forKey: .attributed)
    case .formatted(let value): try container.encode(value.text(in: .current), forKey: .attributed)
    case .resource(let resource): try container.encode(resource, forKey: .resource)
    case .placeholder: try container.encode(true, forKey: .placeholder)
    }
  }
}
