import AppIntents
import JSONValues
import LinkPresentation
import Testing

@testable import IntentValues

@Suite("Values as JSON")
struct ValueRoundTripTests {
  static let coding = IntentValueCoding(files: .onThisMachine(), locale: Locale(identifier: "en_US"))

  /// How values of each type are made by chance.
  static let makers: [(name: String, make: @Sendable (inout RandomValues) -> any _IntentValue)] = [
    ("Bool", { $0.chance() }), ("Int", { $0.integer() }), ("Double", { $0.double() }),
    ("String", { $0.text() }), ("Date", { $0.date() }), ("DateComponents", { $0.components() }),
    ("Duration", { Duration(attoseconds: Int128($0.integer()) << Int128($0.number(0..<60))) }),
    ("URL", { $0.url() }), ("AttributedString", { $0.attributed() }),
    ("PersonNameComponents", { $0.name() }),
    ("Length", { Measurement(value: $0.double(), unit: UnitLength.furlongs) }),
    ("Volume", { Measurement(value: 2, unit: $0.chance() ? UnitVolume.gallons : .imperialGallons) }),
    (
      "FuelEfficiency",
      {
        Measurement(value: 3, unit: $0.chance() ? UnitFuelEfficiency.milesPerGallon : .milesPerImperialGallon)
      }
    ),
    ("IntentCurrencyAmount", { IntentCurrencyAmount(amount: $0.decimal(), currencyCode: "EUR") }),
    ("IntentPaymentMethod", { $0.payment() }), ("IntentPerson", { $0.person() }),
    ("IntentFile", { $0.file() }), ("CLPlacemark", { $0.placemark() }), ("PlaceDescriptor", { $0.place() }),
    ("StringSearchCriteria", { StringSearchCriteria(term: $0.text()) }),
    ("StringSearchScope", { $0.chance() ? StringSearchScope.tv : .general }),
    ("IntentWidgetFamily", { $0.chance() ? IntentWidgetFamily.systemSmall : .accessoryInline }),
    ("LinkMetadata", { $0.link() }), ("RecurrenceRule", { $0.recurrence() }),
    ("EntityIdentifier", { EntityIdentifier(typeIdentifier: $0.text(), identifier: $0.text()) }),
    (
      "SystemShortcut",
      {
        SystemShortcut(
          identifier: $0.text(),
          displayRepresentation: DisplayRepresentation(
            title: "\($0.text())", subtitle: $0.maybe { "\($0.text())" }, image: $0.maybe { $0.image() }))
      }
    ),
    ("Genre", { $0.chance() ? Shelf.Genre.poems : .crime }),
    ("Stars", { $0.chance() ? Shelf.Stars.two : .one }),
    ("Volume entity", { $0.volume() }), ("Note", { $0.note() }), ("Subject", { $0.subject() }),
    ("EntityCollection", { EntityCollection<Shelf.Volume>(identifiers: $0.some { $0.number(0..<9) }) }),
    ("Margin", { Shelf.Margin(left: $0.double(), opened: $0.date()) }),
    ("Optional", { $0.maybe { $0.integer() } }), ("[String]", { $0.some { $0.text() } }),
    ("Set", { Set($0.some { $0.number(0..<99) }) }), ("[Note]?", { $0.maybe { $0.some { $0.note() } } }),
    ("[[Subject]]", { $0.some { $0.some { $0.subject() } } }),
    ("[Date?]", { $0.some { $0.maybe { $0.date() } } }),
  ]

  @Test(
    "every value is read again as it was, and is valid by the schema of its type", arguments: 0..<makers.count
  )
  func roundTrip(maker: Int) async throws {
    let (name, make) = Self.makers[maker]
    var random = RandomValues(seed: UInt64(maker))
    for round in 0..<60 {
      let value = make(&random)
      let json = try Self.coding.json(of: value)
      var writer = JSONWriter()
      writer.value(json)
      let parsed = try JSONValue(parsing: writer.bytes)
      #expect(parsed == json, "\(name), round \(round): what is written is JSON")
      let type = Swift.type(of: value)
      let flaw = SchemaCheck.flaw(of: json, by: Self.coding.schema(of: type))
      #expect(flaw == nil, "\(name), round \(round)")
      let back = try await Self.coding.value(from: parsed, as: type)
      let again = try Self.coding.json(of: back)
      #expect(again == json, "\(name), round \(round)")
      if let value = value as? any Equatable {
        let isSame = Self.same(value, back)
        #expect(isSame, "\(name): \(value), \(back)")
      }
    }
  }

  private static func same<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    other as? Value == value
  }

  @Test("the forms are the documented ones")
  func forms() throws {
    func text(_ value: any _IntentValue) throws -> String {
      var writer = JSONWriter()
      writer.value(try Self.coding.json(of: value))
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(try text(7) == "7")
    #expect(try text(0.5) == "0.5")
    #expect(try text(Date(timeIntervalSince1970: 1_773_480_600.25)) == #""2026-03-14T09:30:00.25Z""#)
    #expect(try text(Date.distantPast) == #""0000-12-30T00:00:00Z""#)
    #expect(try text(Duration.milliseconds(-90_500)) == #""-PT90.5S""#)
    #expect(
      try text(Measurement(value: 5, unit: UnitLength.kilometers)) == #"{"value":5,"unit":"km"}"#)
    #expect(
      try text(Measurement(value: 1, unit: UnitFuelEfficiency.milesPerImperialGallon))
        == #"{"value":1,"unit":"milesPerImperialGallon"}"#)
    #expect(
      try text(IntentCurrencyAmount(amount: Decimal(string: "0.10") ?? 0, currencyCode: "EUR"))
        == #"{"amount":"0.1","currency":"EUR"}"#)
    #expect(
      try text(Shelf.Volume(id: 4, title: "Dune")) == #"{"entity":"ShelfVolume","id":"4","title":"Dune"}"#)
    #expect(try text(Shelf.Stars.three) == "3")
    #expect(try text(ShelfSubject.pages([1, 2])) == #"{"case":"pages","value":[1,2]}"#)
    #expect(try text(Set([10, 9, 1])) == "[1,10,9]")
    #expect(
      try text(IntentPerson(handle: .init(emailAddress: "a@b.c", label: .work)))
        == #"{"name":"a@b.c","handle":{"emailAddress":"a@b.c","label":"work"}}"#)
    #expect(try text(AttributedString("plain")) == #""plain""#)
    #expect(try text(Int?.none) == "null")
  }

  @Test("a date of any year keeps its last bit")
  func dates() async throws {
    for time in [
      0, -1, 1e-300, Double.leastNonzeroMagnitude, 0.1, -0.1, 2.2e11 + 0.001, 9.9e13, -9.9e13, -6.3e10,
    ] {
      let date = Date(timeIntervalSinceReferenceDate: time)
      let json = try Self.coding.json(of: date)
      #expect(try await Self.coding.value(from: json, as: Date.self) as? Date == date, "\(json)")
    }
    #expect(
      try Self.coding.json(of: Date(timeIntervalSince1970: 253_402_300_800)).string
        == "+010000-01-01T00:00:00Z")
    for text in ["2026-03-14T10:30:00+01:00", "2026-03-14t09:30:00z", "2026-03-14T09:30:00.000Z"] {
      let date = try await Self.coding.value(from: .string(text), as: Date.self) as? Date
      #expect(date == Date(timeIntervalSince1970: 1_773_480_600), "\(text)")
    }
  }

  @Test("a unit that parameters don't know is written in the base unit of its kind")
  func foreignUnit() async throws {
    let cubit = UnitLength(symbol: "cubit", converter: UnitConverterLinear(coefficient: 0.5))
    let json = try Self.coding.json(of: Measurement(value: 4, unit: cubit))
    let back = try await Self.coding.value(from: json, as: Measurement<UnitLength>.self)
    #expect(back as? Measurement<UnitLength> == Measurement(value: 2, unit: UnitLength.meters))
  }

  @Test("a file on disk is written with its content where the reader is elsewhere")
  func fileElsewhere() async throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "values-\(UUID().uuidString).txt")
    try Data("hello".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let elsewhere = IntentValueCoding(files: .elsewhere(largestContent: 5))
    let json = try elsewhere.json(of: IntentFile(fileURL: place, filename: "note.txt"))
    let back = try #require(try await elsewhere.value(from: json, as: IntentFile.self) as? IntentFile)
    #expect(back.data == Data("hello".utf8))
    #expect(back.filename == "note.txt" && back.type == .plainText && back.fileURL == nil)
    let smaller = IntentValueCoding(files: .elsewhere(largestContent: 4))
    #expect(throws: IntentRunError.self) { try smaller.json(of: IntentFile(fileURL: place)) }
    await #expect(throws: IntentRunError.self) { try await smaller.value(from: json, as: IntentFile.self) }
  }
}
