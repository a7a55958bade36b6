import Foundation

/// The value of an attribute, in a form that is comparable, sendable and storable.
package enum AttributeValue: Sendable, Hashable, Codable {
  case text(String)
  case texts([String])
  case integer(Int64)
  case real(Double)
  case flag(Bool)
  case date(Date)
  case dates([Date])
  case data(Data)
  case url(URL)
  case people([CSPerson])
  case headers([String: [String]])

  /// The searchable texts: texts, names and addresses, but no numbers, dates and data.
  package var searchableTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    case .url(let url): [url.absoluteString]
    case .people(let people): people.flatMap { ($0.displayName.map { [$0] } ?? []) + $0.handles }
    case .headers(let headers): headers.values.flatMap { $0 }
    case .integer, .real, .flag, .date, .dates, .data: []
    }
  }
}

/// The kind of an attribute's value, with its name for people.
package enum AttributeKind: String, Sendable, Hashable {
  case text = "text"
  case texts = "a list of texts"
  case number = "a number"
  case date = "a date"
  case dates = "a list of dates"
  case data = "data"
  case url = "a URL"
  case people = "a list of people"
  case headers = "mail headers"
  case contentType = "a content type"
  case contentTypes = "a list of content types"
}

/// A type that attributes can have.
protocol AttributeRepresentable {
  static var attributeKind: AttributeKind { get }
  /// Creates a value from an attribute, or returns nil if it has another kind.
  init?(attribute: AttributeValue)
  var attributeValue: AttributeValue { get }
}

extension String: AttributeRepresentable {
  static var attributeKind: AttributeKind { .text }
  init?(attribute: AttributeValue) {
    guard case .text(let text) = attribute else { return nil }
    self = text
  }
  var attributeValue: AttributeValue { .text(self) }
}

extension Date: AttributeRepresentable {
  static var attributeKind: AttributeKind { .date }
  init?(attribute: AttributeValue) {
    guard case .date(let date) = attribute else { return nil }
    self = date
  }
  var attributeValue: AttributeValue { .date(self) }
}

extension Data: AttributeRepresentable {
  static var attributeKind: AttributeKind { .data }
  init?(attribute: AttributeValue) {
    guard case .data(let data) = attribute else { return nil }
    self = data
  }
  var attributeValue: AttributeValue { .data(self) }
}

extension URL: AttributeRepresentable {
  static var attributeKind: AttributeKind { .url }
  init?(attribute: AttributeValue) {
    guard case .url(let url) = attribute else { return nil }
    self = url
  }
  var attributeValue: AttributeValue { .url(self) }
}

/// A type whose arrays can be attributes.
protocol AttributeListElement {
  static var attributeListKind: AttributeKind { get }
  static func list(attribute: AttributeValue) -> [Self]?
  static func attributeValue(list: [Self]) -> AttributeValue
}

extension Array: AttributeRepresentable where Element: AttributeListElement {
  static var attributeKind: AttributeKind { Element.attributeListKind }
  init?(attribute: AttributeValue) {
    guard let list = Element.list(attribute: attribute) else { return nil }
    self = list
  }
  var attributeValue: AttributeValue { Element.attributeValue(list: self) }
}

extension String: AttributeListElement {
  static var attributeListKind: AttributeKind { .texts }
  static func list(attribute: AttributeValue) -> [String]? {
    guard case .texts(let texts) = attribute else { return nil }
    return texts
  }
  static func attributeValue(list: [String]) -> AttributeValue { .texts(list) }
}

extension Date: AttributeListElement {
  static var attributeListKind: AttributeKind { .dates }
  static func list(attribute: AttributeValue) -> [Date]? {
    guard case .dates(let dates) = attribute else { return nil }
    return dates
  }
  static func attributeValue(list: [Date]) -> AttributeValue { .dates(list) }
}

extension CSPerson: AttributeListElement {
  static var attributeListKind: AttributeKind { .people }
  static func attributeValue(list: [CSPerson]) -> AttributeValue { .people(list) }
}

extension AttributeListElement where Self == CSPerson {
  static func list(attribute: AttributeValue) -> [CSPerson]? {
    guard case .people(let people) = attribute else { return nil }
    return people
  }
}

extension Dictionary: AttributeRepresentable where Key == String, Value == [String] {
  static var attributeKind: AttributeKind { .headers }
  init?(attribute: AttributeValue) {
    guard case .headers(let headers) = attribute else { return nil }
    self = headers
  }
  var attributeValue: AttributeValue { .headers(self) }
}

/// A number attribute: the conversion between an `NSNumber` and the stored value.
struct AttributeNumber: AttributeRepresentable {
  static var attributeKind: AttributeKind { .number }
  let attributeValue: AttributeValue

  init?(attribute: AttributeValue) {
    switch attribute {
    case .integer, .real, .flag: attributeValue = attribute
    default: return nil
    }
  }

  /// Creates a value that preserves whether the number is Boolean, an integer or a fraction.
  init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "B"): attributeValue = .flag(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): attributeValue = .real(number.doubleValue)
    case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max):
      attributeValue = .real(number.doubleValue)
    default: attributeValue = .integer(number.int64Value)
    }
  }

  var number: NSNumber {
    switch attributeValue {
    case .flag(let flag): NSNumber(value: flag)
    case .real(let real): NSNumber(value: real)
    case .integer(let integer): NSNumber(value: integer)
    default: NSNumber(value: 0)
    }
  }
}
