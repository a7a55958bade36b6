import AppIntents
import JSONValues
import LinkPresentation
import Testing

@testable import IntentValues

@Suite("JSON that is no value")
struct ValueErrorTests {
  private let coding = IntentValueCoding(locale: Locale(identifier: "en_US"))

  private func message(_ json: JSONValue, as type: any _IntentValue.Type) async -> String {
    do {
      return "read: \(try await coding.value(from: json, as: type, at: "parameter"))"
    } catch let error as IntentRunError {
      return error.message
    } catch {
      return "another error: \(error)"
    }
  }

  private func parsed(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  @Test("an error names the place and what was expected there")
  func places() async throws {
    let cases: [(String, any _IntentValue.Type, String)] = [
      ("[1, \"2\"]", [Int].self, "parameter[1]: expected a whole number, found a string."),
      ("1.5", Int.self, "parameter: expected a whole number of 64 bits, found 1.5."),
      ("1e400", Double.self, "parameter: the number 1e400 is out of range."),
      (
        "9223372036854775808", Int.self,
        "parameter: expected a whole number of 64 bits, found 9223372036854775808."
      ),
      (
        "\"2026-02-29T00:00:00Z\"", Date.self,
        "parameter: expected a date such as 2026-03-14T09:30:00Z, found '2026-02-29T00:00:00Z'."
      ),
      (#"{"value": 1}"#, Measurement<UnitLength>.self, "parameter: \"unit\" is missing."),
      (
        #"{"value": 1, "unit": "m", "vlaue": 2}"#, Measurement<UnitLength>.self,
        "parameter.vlaue: there is no such member; expected with \"value\", \"unit\"."
      ),
      (
        #"{"amount": "12abc", "currency": "EUR"}"#, IntentCurrencyAmount.self,
        "parameter.amount: expected a decimal number of up to 38 digits such as \"12.50\", found '12abc'."
      ),
      (
        "\"novel\"", Shelf.Genre.self, "parameter: expected one of 'crime', 'travel', 'poems', found 'novel'."
      ),
      (
        "\"Crime\"", Shelf.Genre.self, "parameter: expected one of 'crime', 'travel', 'poems', found 'Crime'."
      ),
      (
        #"{"case": "cover", "value": 1}"#, ShelfSubject.self,
        "parameter.case: expected one of 'volume', 'pages', 'remark', found 'cover'."
      ),
      (
        #"{"case": "pages", "value": [1, null]}"#, ShelfSubject.self,
        "parameter.value[1]: expected a whole number, found null."
      ),
      (
        #"{"entity": "Other", "id": "1"}"#, Shelf.Volume.self,
        "parameter.entity: expected 'ShelfVolume', found 'Other'."
      ),
      (
        #"{"entity": "ShelfVolume", "id": "x"}"#, Shelf.Volume.self,
        "parameter.id: expected an identifier of ShelfVolume, which is of type Int, found 'x'."
      ),
      (
        #"{"entity": "ShelfNote", "properties": {"page": "1"}}"#, Shelf.Note.self,
        "parameter.properties.page: expected a whole number, found a string."
      ),
      (
        #"{"entity": "ShelfNote", "properties": {"pages": 1}}"#, Shelf.Note.self,
        "parameter.properties.pages: there is no such property; expected 'text', 'page', 'about', 'replies'."
      ),
      (
        #"{"url": "file:///etc/passwd"}"#, IntentFile.self,
        "parameter.url: files may not be named by their place here; send \"data\"."
      ),
      (#"{"data": "%%"}"#, IntentFile.self, "parameter.data: expected bytes in base64 (RFC 4648)."),
      ("\"PT5M\"", Duration.self, "parameter: expected a duration in seconds such as PT90.5S, found 'PT5M'."),
      (#"{"left": 1}"#, Shelf.Margin.self, "parameter: \"opened\" is missing."),
      (
        "1", Shelf.Sealed.self,
        "parameter: a value of type Sealed has no JSON form. Make the type conform to Codable."
      ),
      ("1", Never.self, "parameter: expected no value."),
    ]
    for (text, type, expected) in cases {
      #expect(await message(try parsed(text), as: type) == expected)
    }
  }

  @Test("what JSON can't say is not written", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(number: Double) {
    let values: [any _IntentValue] = [
      number, [1, number], Date(timeIntervalSinceReferenceDate: number),
      Measurement(value: number, unit: UnitLength.meters),
      Shelf.Margin(left: number, opened: Date.distantPast),
      CLPlacemark(location: CLLocation(latitude: number, longitude: 0)),
      PlaceDescriptor(representations: [.coordinate(.init(latitude: 0, longitude: number))], commonName: nil),
      Shelf.Sealed(),
    ]
    for value in values {
      #expect(throws: IntentRunError.self, "\(value)") { try coding.json(of: value) }
    }
    #expect(throws: IntentRunError.self) {
      try coding.json(of: IntentCurrencyAmount(amount: .nan, currencyCode: "EUR"))
    }
  }

  @Test("notes within notes are read and written up to a depth, and refused beyond it")
  func depth() async throws {
    func nested(_ levels: Int) -> JSONValue {
      var json = JSONValue.array([])
      for _ in 0..<levels {
        let properties = JSONValue.members(["text": .string("a"), "replies": json])
        json = .array([.members(["entity": .string("ShelfNote"), "properties": properties])])
      }
      return json
    }
    let deep = try await coding.value(from: nested(10), as: [Shelf.Note].self)
    #expect(try coding.json(of: deep) == nested(10))
    #expect(await message(nested(1_000), as: [Shelf.Note].self).contains("nested deeper than 56 levels"))
    let ring = Shelf.Note()
    ring.text = "a"
    ring.replies = [ring]
    #expect(throws: IntentRunError.self) { try coding.json(of: ring) }
  }

  @Test("ten megabytes are read, refused and named in time that grows with them")
  func size() async throws {
    let long = String(repeating: "1", count: 10 << 20)
    let marks = "a" + String(repeating: "\u{301}", count: 1 << 20)
    let large = String(repeating: "1", count: 1 << 20)
    #expect(try await coding.value(from: .string(long), as: String.self) as? String == long)
    let read = try await coding.value(from: .string(long), as: AttributedString.self) as? AttributedString
    #expect(read?.characters.count == long.count)
    for json in [JSONValue.string(large), .number(large), .string(marks), .members([large: .null])] {
      for maker in ValueRoundTripTests.makers {
        var random = RandomValues(seed: 1)
        let type = type(of: maker.make(&random))
        let message = await message(json, as: type)
        if !message.hasPrefix("read") { #expect(message.utf8.count < 2_000, "\(type)") }
      }
    }
    let many = JSONValue.array((0..<200_000).map { .number(String($0)) })
    #expect((try await coding.value(from: many, as: [Int].self) as? [Int])?.last == 199_999)
  }

  @Test("values with parts exchanged, left out and of other kinds are read or refused, never a trap")
  func mutations() async throws {
    let local = IntentValueCoding(files: .onThisMachine(), locale: Locale(identifier: "en_US"))
    var random = RandomValues(seed: 99)
    for maker in ValueRoundTripTests.makers {
      for _ in 0..<150 {
        let value = maker.make(&random)
        let mutated = mutate(try local.json(of: value), &random)
        do {
          let read = try await local.value(from: mutated, as: type(of: value))
          _ = try local.json(of: read)
        } catch is IntentRunError {}
      }
    }
  }

  private func mutate(_ json: JSONValue, _ random: inout RandomValues) -> JSONValue {
    let strange: [JSONValue] = [
      .null, .boolean(true), .number("-1"), .number("1e999"), .number("9223372036854775807"), .number("0.5"),
      .string(""), .string("\u{0}"), .string("../../etc/passwd"), .array([]), .object([]), .array([.null]),
      .members(["identifier": .string("x"), "value": .number("1e308")]),
    ]
    if random.number(0..<6) == 0 { return strange[random.number(0..<strange.count)] }
    switch json {
    case .array(var values) where !values.isEmpty:
      let index = random.number(0..<values.count)
      values[index] = mutate(values[index], &random)
      return .array(values)
    case .object(var members) where !members.isEmpty:
      let index = random.number(0..<members.count)
      switch random.number(0..<4) {
      case 0: members.remove(at: index)
      case 1: members.append(members[index])
      default: members[index].value = mutate(members[index].value, &random)
      }
      return .object(members)
    case .string(let text) where random.chance(): return .string(String(text.dropLast()) + "x")
    case .number(let text): return .number(random.chance() ? text + "0" : "-5")
    default: return strange[random.number(0..<strange.count)]
    }
  }
}
