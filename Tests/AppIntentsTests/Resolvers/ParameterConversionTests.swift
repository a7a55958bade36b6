import AppIntents
import Testing

/// What becomes of values that people and programs give.
struct ParameterConversionTests {
  static let english = ParameterConversion(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "America/New_York")!,
    now: Date(timeIntervalSince1970: 1_780_000_000))
  static let german = ParameterConversion(
    locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin")!,
    now: Date(timeIntervalSince1970: 1_780_000_000))

  private func make<Value: _IntentValue>(
    _ value: any Sendable, _ parameter: IntentParameter<Value>, _ conversion: ParameterConversion = english
  ) async throws -> Value {
    try #require(try await conversion.convert(value, for: parameter) as? Value)
  }

  private func failure<Value: _IntentValue>(
    _ value: any Sendable, _ parameter: IntentParameter<Value>, _ conversion: ParameterConversion = english
  ) async -> IntentRunError? {
    await #expect(throws: IntentRunError.self) { _ = try await conversion.convert(value, for: parameter) }
  }

  @Test func numbersAreReadAsTheyAreWrittenInAPlace() async throws {
    let count = IntentParameter<Int>(title: "Count")
    let amount = IntentParameter<Double>(title: "Amount")
    #expect(try await make("1,234", count) == 1234)
    #expect(try await make("1.234", count, Self.german) == 1234)
    #expect(try await make("1,5", amount, Self.german) == 1.5)
    #expect(try await make("1.5", amount, Self.german) == 1.5)
    #expect(try await make(" −12 ", count) == -12)
    #expect(try await make("٣٤", count) == 34)
    #expect(try await make("12,34,567", count, .init(locale: Locale(identifier: "en_IN"))) == 1_234_567)
    #expect(try await make("2.0", count) == 2)
    #expect(try await make("1e3", amount) == 1000)
    #expect(try await make(7, amount) == 7)
    #expect(try await make(2.6, count) == 3)
    #expect(try await make(UInt8(9), count) == 9)
    #expect(try await make(Float(0.5), amount) == 0.5)
    for text in [
      "1,5", "12a", "", "1,23,4", "--1", "1.5.2", "nan", "inf", String(repeating: "9", count: 5000),
    ] {
      #expect(await failure(text, count)?.code == .conversionFailed, "\(text.prefix(20))")
    }
    #expect(await failure(Double.infinity, count)?.code == .conversionFailed)
  }

  @Test func numbersKeepToTheirRange() async throws {
    let guests = IntentParameter<Int>(title: "Guests", inclusiveRange: (1, 8))
    #expect(try await make("8", guests) == 8)
    let error = await failure("12", guests)
    #expect(error?.code == .valueOutOfRange)
    #expect(error?.message.contains("'Guests'") == true)
    #expect(error?.message.contains("1 to 8") == true)
    #expect(error?.message.contains("12") == true)
    #expect(await failure(0, guests)?.code == .valueOutOfRange)
    #expect(await failure(9.2, guests)?.code == .valueOutOfRange)
    let share = IntentParameter<Double>(title: "Share", inclusiveRange: (0, 1))
    #expect(await failure(1.5, share)?.code == .valueOutOfRange)
    #expect(await failure(2, share)?.code == .valueOutOfRange)
    #expect(await failure("1.1", share)?.code == .valueOutOfRange)
  }

  @Test func yesAndNoAreReadInWords() async throws {
    let milk = IntentParameter<Bool>(title: "Milk")
    for word in ["yes", "Yes", "true", "on", "1"] { #expect(try await make(word, milk)) }
    for word in ["no", "FALSE", "off", "0"] { #expect(try await !make(word, milk)) }
    #expect(try await make("ja", milk, Self.german))
    #expect(try await !make("Nein", milk, Self.german))
    #expect(await failure("ja", milk)?.code == .conversionFailed)
    #expect(try await make(1, milk))
    let named = IntentParameter<Bool>(title: "Milk", displayName: .init(true: "With milk", false: "Black"))
    #expect(try await !make("black", named))
    #expect(try await make("with milk", named))
    #expect(await failure("perhaps", milk)?.message.contains("'perhaps'") == true)
  }

  @Test func textIsMadeOfNumbers() async throws {
    let note = IntentParameter<String>(title: "Note")
    #expect(try await make(12, note) == "12")
    #expect(try await make(2.0, note) == "2")
    #expect(try await make(2.5, note) == "2.5")
    let rich = IntentParameter<AttributedString>(title: "Note")
    #expect(try await make("Hot", rich) == AttributedString("Hot"))
    let search = IntentParameter<StringSearchCriteria>(title: "Search")
    #expect(try await make("mugs", search) == StringSearchCriteria(term: "mugs"))
  }

  @Test func addressesAreToldFromWords() async throws {
    let page = IntentParameter<URL>(title: "Page")
    #expect(try await make("https://example.org/a?b=1", page).absoluteString == "https://example.org/a?b=1")
    #expect(try await make("example.org/menu", page).absoluteString == "https://example.org/menu")
    #expect(try await make("mailto:a@example.org", page).scheme == "mailto")
    #expect(try await make("/tmp/menu.txt", page).isFileURL)
    for text in ["menu", "two words.org", "", "a@example.org"] {
      #expect(await failure(text, page)?.code == .conversionFailed, "\(text)")
    }
  }

  @Test func casesAreNamedByRawValueTitleOrSynonym() async throws {
    let roast = IntentParameter<Roast>(title: "Roast")
    for text in ["veryDark", "VERYDARK", "Very Dark", "very dark", "french"] {
      #expect(try await make(text, roast) == .veryDark, "\(text)")
    }
    let error = await failure("burnt", roast)
    #expect(error?.message.contains("light, medium, veryDark") == true)
    let mild = IntentParameter<Roast>(title: "Roast", supportedValues: [.light, .medium])
    #expect(try await make("light", mild) == .light)
    #expect(await failure("veryDark", mild)?.code == .valueOutOfRange)
    #expect(await failure(Roast.veryDark, mild)?.code == .valueOutOfRange)
  }

  @Test func optionalsAndCollectionsAreConvertedInside() async throws {
    let cups = IntentParameter<Int?>(title: "Cups")
    #expect(try await make("3", cups) == 3)
    #expect(try await make(Optional<Int>.none, cups) == nil)
    #expect(try await make(Optional("4"), cups) == 4)
    let counts = IntentParameter<[Int]>(title: "Counts")
    #expect(try await make(["1", "2"], counts) == [1, 2])
    #expect(try await make(["1", 2, 2.9] as [any Sendable], counts) == [1, 2, 3])
    #expect(try await make("5", counts) == [5])
    #expect(try await make(["a", "b", "a"], IntentParameter<Set<String>>(title: "Set")) == ["a", "b"])
    #expect(try await make(["1"], IntentParameter<[Int]?>(title: "Counts")) == [1])
    #expect(await failure(["1", "x"], counts)?.message.contains("'x'") == true)
    let two = IntentParameter<[Int]>(title: "Pair", size: 2)
    #expect(await failure([1], two)?.code == .valueOutOfRange)
    #expect(await failure([1, 2, 3], two)?.message.contains("2 values") == true)
    #expect(await failure(Optional<Int>.none, IntentParameter<Int>(title: "Cups"))?.code == .missingValue)
  }

  struct Dozen: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
      input == "a dozen" ? 12 : nil
    }
  }

  struct CellarFromNumber: Resolver {
    func resolve(from input: Int, context: Context<Cellar>) async throws -> Cellar? { Cellar(id: input * 2) }
  }

  @Test func resolversOfTheParameterComeFirst() async throws {
    let eggs = IntentParameter<Int>(
      title: "Eggs", inclusiveRange: (1, 24),
      resolvers: {
        Dozen()
        IntFromStringResolver(radix: 16)
      })
    #expect(try await make("a dozen", eggs) == 12)
    #expect(try await make("10", eggs) == 16)
    #expect(await failure("ff", eggs)?.code == .valueOutOfRange)
    #expect(try await make(2.4, eggs) == 2)
    // In two steps: the text is read as a number, and the number names a cellar.
    let cellar = IntentParameter<Cellar?>(title: "Cellar", resolvers: { CellarFromNumber() })
    #expect(try await make(4, cellar)?.id == 8)
    let down = IntentParameter<Int>(title: "Eggs", resolvers: { IntFromDoubleResolver(roundingRule: .down) })
    #expect(try await make(2.9, down) == 2)
  }

  @Test func entitiesAreFoundByTheirIdentifiers() async throws {
    let cellar = IntentParameter<Cellar>(title: "Cellar")
    #expect(try await make(3, cellar).id == 3)
    #expect(try await make("3", cellar).id == 3)
    #expect(try await make(EntityIdentifier(for: Cellar(id: 5)), cellar).id == 5)
    #expect(await failure("30", cellar)?.code == .conversionFailed)
    #expect(await failure("red", cellar)?.code == .conversionFailed)
    #expect(
      try await make("3", IntentParameter<Cellar>(title: "Cellar", query: UpperCellarQuery())).id == 103)
    var conversion = Self.english
    conversion.findEntity = { value, _, _ in value as? String == "red" ? Cellar(id: 77) : nil }
    #expect(try await make("red", cellar, conversion).id == 77)
  }
}
