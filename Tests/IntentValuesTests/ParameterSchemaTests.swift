import AppIntents
import JSONValues
import Testing

@testable import IntentValues

private struct ShelveIntent: AppIntent {
  static let persistentIdentifier = "ShelveIntentOfSchemaTests"
  static let title: LocalizedStringResource = "Shelve"

  @Parameter(title: "Count", description: "How many.", default: 2, inclusiveRange: (1, 9)) var count: Int
  @Parameter(title: "Weight", defaultValue: 1, unit: .kilograms, supportsNegativeNumbers: false)
  var weight: Measurement<UnitMass>
  @Parameter(title: "Genres", size: IntentCollectionSize(min: 1, max: 2)) var genres: [Shelf.Genre]
  @Parameter(title: "Genre", supportedValues: [Shelf.Genre.crime, .poems]) var genre: Shelf.Genre
  @Parameter(title: "Price", currencyCodes: ["EUR", "USD"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Volume") var volume: Shelf.Volume?
  @Parameter(title: "Loud", displayName: Bool.IntentDisplayName(true: "loud", false: "quiet")) var isLoud:
    Bool
  @Parameter(title: "Note") var note: Shelf.Note

  func perform() async throws -> some IntentResult { .result() }
}

@Suite("Schemas of parameters")
struct ParameterSchemaTests {
  private let coding = IntentValueCoding(locale: Locale(identifier: "en_US"))
  private let intent = ShelveIntent()

  private func parsed(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private func accepts(_ text: String, _ parameter: any AnyIntentParameter) throws -> Bool {
    SchemaCheck.flaw(of: try parsed(text), by: coding.schema(of: parameter)) == nil
  }

  @Test("a range, a default, a title and a description stand in the schema")
  func range() throws {
    #expect(
      coding.schema(of: intent.$count)
        == (try parsed(
          """
          {"type":"integer","minimum":1,"maximum":9,"title":"Count","description":"How many.","default":2}
          """)))
    #expect(try accepts("9", intent.$count))
    #expect(try !accepts("10", intent.$count))
  }

  @Test("measurements, amounts and lists keep their limits")
  func limits() throws {
    #expect(try accepts(#"{"value": 0, "unit": "kg"}"#, intent.$weight))
    #expect(try !accepts(#"{"value": -1, "unit": "kg"}"#, intent.$weight))
    #expect(try !accepts(#"{"value": 1, "unit": "km"}"#, intent.$weight))
    #expect(try accepts(#"["crime"]"#, intent.$genres))
    #expect(try !accepts("[]", intent.$genres))
    #expect(try !accepts(#"["crime", "travel", "poems"]"#, intent.$genres))
    #expect(try accepts("null", intent.$price))
    #expect(try accepts(#"{"amount": "1.50", "currency": "USD"}"#, intent.$price))
    #expect(try !accepts(#"{"amount": "1.50", "currency": "JPY"}"#, intent.$price))
    #expect(try !accepts(#"{"amount": "1,50", "currency": "USD"}"#, intent.$price))
  }

  @Test("cases stand with their titles, and only those that are taken")
  func cases() throws {
    #expect(
      coding.schema(of: intent.$genre)
        == (try parsed(
          """
          {"oneOf":[{"const":"crime","title":"Crime"},{"const":"poems","title":"Poems"}],"title":"Genre"}
          """)))
    #expect(try !accepts(#""travel""#, intent.$genre))
  }

  @Test("entities, transient entities and their properties are described")
  func entities() throws {
    #expect(try accepts(#"{"entity": "ShelfVolume", "id": "4"}"#, intent.$volume))
    #expect(try accepts("null", intent.$volume))
    #expect(try !accepts(#"{"entity": "ShelfNote", "id": "4"}"#, intent.$volume))
    let note = #"{"entity": "ShelfNote", "properties": {"text": "a", "page": null}}"#
    #expect(try accepts(note, intent.$note))
    #expect(try !accepts(#"{"entity": "ShelfNote", "properties": {"text": 1}}"#, intent.$note))
  }

  @Test("what a schema takes by its default is taken by the reader")
  func defaults() async throws {
    let weight = try #require(coding.schema(of: intent.$weight)["default"])
    let read = try await coding.value(from: weight, as: Measurement<UnitMass>.self)
    #expect(read as? Measurement<UnitMass> == Measurement(value: 1, unit: UnitMass.kilograms))
  }

  @Test("the two values of a switch have their names")
  func names() {
    #expect(coding.schema(of: intent.$isLoud)["description"]?.string == "true: loud, false: quiet")
  }
}
