import SwiftParser
import SwiftSyntax
import Testing

@testable import AppIntentsMacros

@Suite struct SchemaTypeTests {
  @Test(arguments: [
    ("String", "String"), ("String", "Swift.String"), ("String", "(String)"), ("String", "Name"),
    ("String?", "String?"), ("String?", "Optional<String>"), ("String?", "Swift.Optional<Swift.String>"),
    ("String?", "String!"), ("String?", "(String)?"), ("String?", "Name?"), ("String?", "MaybeName"),
    ("[IntentPerson]", "[IntentPerson]"), ("[IntentPerson]", "Array<AppIntents.IntentPerson>"),
    ("[IntentPerson]", "People"), ("[IntentPerson]?", "[IntentPerson]?"), ("Set<String>", "Set<String>"),
    ("Set<String>", "Swift.Set<Foundation.String>"), ("Calendar.RecurrenceRule?", "Calendar.RecurrenceRule?"),
    ("Calendar.RecurrenceRule?", "Foundation.Calendar.RecurrenceRule?"),
    ("GeoToolbox.PlaceDescriptor", "PlaceDescriptor"),
    ("GeoToolbox.PlaceDescriptor", "GeoToolbox.PlaceDescriptor"),
    ("LinkPresentation.LinkMetadata", "LinkMetadata"), ("<MessageEntity>", "LetterEntity"),
    ("<MessageEntity>", "Mail.Letter"), ("[<MessageEntity>]", "[Mail.Letter]"),
    ("[<MessageEntity>]", "Letters"),
    ("Set<<MessageAttribute>>", "Set<Flag>"), ("<MessageEntity>?", "Self?"), ("<Entity>", "any AppEntity"),
    ("<Entity>", "Box<Int>"),
  ])
  func `A type as it is written can be the schema's`(expected: String, written: String) {
    #expect(SchemaType(expected).matches(Self.type(written)))
  }

  @Test(arguments: [
    ("String", "Int"), ("String", "String?"), ("String", "[String]"), ("String", "AttributedString"),
    ("String", "Foundation.URL"), ("String", "[String: String]"), ("String", "(String, String)"),
    ("String", "() -> String"), ("String", "Dictionary<String, Int>"), ("String?", "String"),
    ("AttributedString?", "String?"), ("[IntentPerson]", "IntentPerson"), ("[IntentPerson]", "[String]"),
    ("[IntentPerson]", "Set<IntentPerson>"), ("[IntentPerson]?", "[IntentPerson]"),
    ("[IntentPerson]", "[IntentPerson?]"), ("Set<String>", "[String]"), ("<MessageEntity>", "String"),
    ("<MessageEntity>", "IntentPerson"), ("[<MessageEntity>]", "[UUID]"), ("Bool", "Bool?"),
    ("Date", "DateComponents"), ("String", "Measurement<UnitLength>"),
  ])
  func `A type that is known to be another is not the schema's`(expected: String, written: String) {
    #expect(!SchemaType(expected).matches(Self.type(written)))
  }

  @Test func `Every type of the catalogue is written as it was read, and matches itself`() {
    let catalog = SchemaCatalog.shared
    for domain in catalog.domains {
      for kind in [SchemaKind.intent, .entity] {
        for member in catalog.schemas(of: kind, in: domain).flatMap(\.members) {
          for type in member.types {
            #expect(type.matches(Self.type(type.spelled)), "\(type.spelled)")
            #expect(!type.matches(.optional(Self.type(type.spelled))), "\(type.spelled)")
          }
        }
      }
    }
  }

  private static func type(_ text: String) -> WrittenType {
    var parser = Parser(text)
    return WrittenType(TypeSyntax.parse(from: &parser))
  }
}
