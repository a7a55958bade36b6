import AppIntents
import CommandLineSurface
import CoreLocation
import Foundation
import GeoToolbox

/// The words that people have for a value of a type.
struct ValueWords {
  /// What has to be given, as in "a whole number".
  let expectation: String
  /// What stands for it in a line of usage: "NUMBER".
  let placeholder: String

  private init(_ expectation: String, _ placeholder: String) {
    self.expectation = expectation
    self.placeholder = placeholder
  }

  /// - Parameter type: The type of one value, without optionals and collections around it.
  init(_ type: any _IntentValue.Type, traits: ParameterTraits? = nil) {
    switch type {
    case is String.Type, is AttributedString.Type: self.init("a text", "TEXT")
    case is Int.Type: self.init("a whole number", "NUMBER")
    case is Double.Type: self.init("a number", "NUMBER")
    case is Bool.Type: self.init("yes or no", "WORD")
    case is Date.Type: self.init("a date as in 2026-05-01T18:30", "DATE")
    case is DateComponents.Type: self = Self.dateComponents(traits)
    case is URL.Type: self.init("an address as in https://example.org", "URL")
    case is Duration.Type: self.init("a duration", "DURATION")
    case is IntentCurrencyAmount.Type: self.init("an amount of money as in 12.50 EUR", "AMOUNT")
    case is IntentPerson.Type, is PersonNameComponents.Type: self.init("a person", "PERSON")
    case is IntentFile.Type: self.init("a file, or - for standard input", "FILE")
    case is PlaceDescriptor.Type, is CLPlacemark.Type: self.init("a place", "PLACE")
    case is any _MeasurementParameterValue.Type: self.init("a measurement as in 5 km", "MEASUREMENT")
    case let type as any AppEntity.Type:
      self = Self.named(type.typeDisplayRepresentation, "by title or identifier")
    case let type as any AppEnum.Type: self = Self.named(type.typeDisplayRepresentation, nil)
    case let type as any AppUnionValue.Type: self = Self.named(type.typeDisplayRepresentation, nil)
    default: self.init("a value of type \(type)", "VALUE")
    }
  }

  private static func dateComponents(_ traits: ParameterTraits?) -> ValueWords {
    switch traits {
    case .date(.date): ValueWords("a day as in 2026-05-01", "DAY")
    case .date(.time): ValueWords("a time of day as in 18:30", "TIME")
    default: ValueWords("a date as in 2026-05-01T18:30", "DATE")
    }
  }

  private static func named(_ type: TypeDisplayRepresentation, _ how: String?) -> ValueWords {
    let name = String(localized: type.name)
    let placeholder = CommandWord.of(name)?.uppercased() ?? "VALUE"
    let article = "aeiouAEIOU".contains(name.first ?? " ") ? "an" : "a"
    let expectation = "\(article) \(name.lowercased())"
    return ValueWords(how.map { "\(expectation), \($0)" } ?? expectation, placeholder)
  }

  /// The type of one value, without optionals and collections around it.
  static func element(of type: any _IntentValue.Type) -> any _IntentValue.Type {
    if let optional = type as? any OptionalIntentValue.Type { return element(of: optional.wrappedType) }
    if let collection = type as? any CollectionIntentValue.Type { return element(of: collection.elementType) }
    return type
  }

  /// Whether a type holds several values.
  static func isCollection(_ type: any _IntentValue.Type) -> Bool {
    if let optional = type as? any OptionalIntentValue.Type { return isCollection(optional.wrappedType) }
    // One of several kinds, of which one holds several: a person or several.
    if let union = type as? any AppUnionValue.Type {
      return union.unionCases.contains { isCollection($0.payloadType) }
    }
    return type is any CollectionIntentValue.Type
  }
}
