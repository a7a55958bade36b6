import Foundation

/// An error of setting an attribute's value.
package struct AttributeError: LocalizedError, Sendable, Hashable {
  package enum Code: Sendable, Hashable {
    /// The key path does not refer to an attribute.
    case noAttribute
    /// The value has another kind than the attribute.
    case mismatch
  }

  package let code: Code
  /// The name of the attribute, or the key path if it refers to none.
  package let attribute: String
  /// The message for developers.
  package let message: String

  package var errorDescription: String? { message }
}

/// The conversion of values of many types to attribute values.
enum AttributeConversion {
  /// Returns the value without optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    // An optional in an existential is only visible through a mirror or this protocol.
    if let optional = value as? any OptionalValue { return unwrapped(optional.contained) }
    return value
  }

  /// Returns the value in the form closest to its type, or nil for types without one.
  static func value(of value: Any) -> AttributeValue? {
    switch value {
    case let value as any AttributeRepresentable: value.attributeValue
    case let value as Bool: .flag(value)
    case let value as any BinaryInteger: Int64(exactly: value).map { .integer($0) } ?? .real(Double(value))
    case let value as any BinaryFloatingPoint: .real(Double(value))
    case let value as Decimal: .real(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber: AttributeNumber(value).attributeValue
    case let value as NSString: .text(String(value))
    case let value as NSDate:
      .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
    case let value as NSURL: URL(string: value.absoluteString).map { .url($0) }
    case let value as NSData: .data(Data(value))
    case let value as NSArray: list(of: value.map { $0 })
    case let value as AttributedString: .text(String(value.characters))
    case let value as CSLocalizedString: .text(value.localizedString())
    case let value as LocalizedStringResource: .text(String(localized: value))
    case let value as UUID: .text(value.uuidString)
    case let value as PersonNameComponents:
      .text(PersonNameComponentsText.text(of: value))
    case let value as [Any]: list(of: value)
    default: nil
    }
  }

  private static func list(of elements: [Any]) -> AttributeValue? {
    let values = elements.map(value(of:))
    let texts = values.compactMap { value in
      if case .text(let text) = value { text } else { nil as String? }
    }
    if texts.count == elements.count { return .texts(texts) }
    let dates = values.compactMap { value in
      if case .date(let date) = value { date } else { nil as Date? }
    }
    return dates.count == elements.count ? .dates(dates) : nil
  }

  /// Returns the value as one of `kind`, or nil if it has another.
  ///
  /// A single value becomes a list of one, a URL its text, and the text of a URL a URL; nothing else is
  /// converted.
  static func value(_ value: AttributeValue, as kind: AttributeKind) -> AttributeValue? {
    switch (value, kind) {
    case (.text, .text), (.texts, .texts), (.texts, .contentTypes), (.date, .date), (.dates, .dates),
      (.data, .data), (.url, .url), (.people, .people), (.headers, .headers), (.integer, .number),
      (.real, .number), (.flag, .number), (.text, .contentType):
      value
    case (.text(let text), .texts): .texts([text])
    case (.date(let date), .dates): .dates([date])
    case (.url(let url), .text): .text(url.absoluteString)
    case (.text(let text), .url): URL(string: text).map { .url($0) }
    default: nil
    }
  }
}

/// The formatting of a person's name in one line, since a name formatter isn't available on every system.
private enum PersonNameComponentsText {
  static func text(of components: PersonNameComponents) -> String {
    [
      components.namePrefix, components.givenName, components.middleName, components.familyName,
      components.nameSuffix,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

/// An optional whose wrapped type is unknown.
private protocol OptionalValue {
  var contained: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var contained: Any? { self }
}
