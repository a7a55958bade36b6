import CivilTime
import Foundation
import Interchange

extension ContentComponent {
  /// The text of a property; empty where there is none.
  func text(_ name: String) -> String { first(name)?.text ?? "" }

  /// The value of a property that isn't escaped text: an address. Without white space.
  func uri(_ name: String) -> String { (first(name)?.value ?? "").filter { !$0.isWhitespace } }

  func integer(_ name: String) -> Int? {
    first(name).flatMap { Int($0.value.trimmingCharacters(in: .whitespaces)) }
  }

  /// An instant in UTC.
  func instant(_ name: String) -> Date? {
    guard let time = first(name).flatMap({ CompactTime($0.value) }) else { return nil }
    return Date(timeIntervalSince1970: Double(time.day * 86_400 + (time.secondOfDay ?? 0)))
  }

  /// Writes text in place of what a property says; keeps its parameters but those that speak of the old text.
  mutating func setText(_ name: String, _ text: String) {
    if text.isEmpty { return replace(name, with: []) }
    var property = ContentProperty(text: text, as: name)
    property.parameters =
      first(name)?.parameters.filter { $0.name != "ALTREP" && $0.name != "ENCODING" } ?? []
    replace(name, with: [property])
  }

  mutating func setValue(_ name: String, _ value: String?) {
    replace(name, with: value.map { [ContentProperty(name, $0)] } ?? [])
  }

  mutating func setInstant(_ name: String, _ date: Date?) {
    setValue(name, date.map(ContentComponent.utc))
  }

  /// "20260313T180000Z".
  static func utc(_ date: Date) -> String {
    guard case .zoned(let day, let clock, _) = CalendarTime(date, in: .gmt) else { return "" }
    return CompactTime(day: day.dayNumber, secondOfDay: clock.secondOfDay, isUTC: true).text
  }

  /// Items of properties whose values are lists of text.
  func list(_ name: String) -> [String] {
    all(name).flatMap { $0.parts(separator: ",") }.filter { !$0.isEmpty }
  }

  mutating func setList(_ name: String, _ items: [String]) {
    setValue(name, items.isEmpty ? nil : items.map { ContentText.escaped($0) }.joined(separator: ","))
  }
}

/// Limits of single values, so that no one item makes all lists slow.
enum FieldLimits {
  static let titleBytes = 4_096
  static let textBytes = 256 << 10
  static let uriBytes = 8_192
  static let listItems = 2_000

  static func check(_ text: String, _ field: String, limit: Int = textBytes) throws {
    let size = text.utf8.count
    if size > limit {
      throw PersonalStoreError(
        .invalidValue, "\(field) has \(size) bytes; at most \(limit) are kept.")
    }
  }

  /// An address that stands unescaped in a line.
  static func check(uri: String, _ field: String) throws {
    try check(uri, field, limit: uriBytes)
    let isPlain = uri.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !$0.properties.isWhitespace
    }
    if !isPlain {
      throw PersonalStoreError(
        .invalidValue, "\(field): expected an address without white space or control characters.")
    }
  }

  static func check(count: Int, _ field: String) throws {
    if count > listItems {
      throw PersonalStoreError(.invalidValue, "\(field): \(count) of them; at most \(listItems) are kept.")
    }
  }

  static func check(_ time: CalendarTime, _ field: String) throws {
    if !(1...9_999).contains(time.date.year) {
      throw PersonalStoreError(.invalidValue, "\(field): expected a day in the years 1 to 9999.")
    }
  }
}
