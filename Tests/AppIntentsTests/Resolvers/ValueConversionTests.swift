import AppIntents
import Testing

/// What types know of texts, numbers, parts and each other.
struct ValueConversionTests {
  private let english = ParameterConversionTests.english
  private let german = ParameterConversionTests.german

  private func make<Value: _IntentValue>(
    _ value: any Sendable, _ parameter: IntentParameter<Value>, _ conversion: ParameterConversion? = nil
  ) async throws -> Value? {
    do {
      return try await (conversion ?? english).convert(value, for: parameter) as? Value
    } catch let error as IntentRunError where error.code == .conversionFailed {
      return nil
    }
  }

  @Test func datesAreReadInISO8601() async throws {
    let day = IntentParameter<Date>(title: "Day")
    func seconds(_ text: String, _ conversion: ParameterConversion? = nil) async throws -> Double? {
      try await make(text, day, conversion)?.timeIntervalSince1970
    }
    #expect(try await seconds("2026-05-01T12:00:00Z") == 1_777_636_800)
    #expect(try await seconds("2026-05-01T14:00+02:00") == 1_777_636_800)
    #expect(try await seconds("2026-05-01 07:00:00-0500") == 1_777_636_800)
    #expect(try await seconds("20260501T120000Z") == 1_777_636_800)
    #expect(try await seconds("2026-05-01T12:00:00.250Z") == 1_777_636_800.25)
    #expect(try await seconds("2026-05-01T14:00", german) == 1_777_636_800)
    #expect(try await seconds("2026-05-01", german) == 1_777_586_400)
    // The day of `now`, 28 May 2026 in New York.
    #expect(try await seconds("18:30") == 1_780_007_400)
    for text in [
      "2026-02-30", "2026-13-01", "2026-05-01T24:00", "2026-05-01T12:60", "tomorrow", "2026-5-1", "12:3",
      "2026-05-01T12:00:00Zx", "2026-05-01T12:00+9", "٢٠٢٦-٠٥-٠١", "2026", "T", "2026-05-01T",
    ] {
      #expect(try await make(text, day) == nil, "\(text)")
    }
  }

  @Test func componentsAreThoseThatAreAskedFor() async throws {
    let time = IntentParameter<DateComponents>(title: "Time", kind: .time)
    #expect(try await make("07:45", time) == DateComponents(hour: 7, minute: 45))
    #expect(try await make("2026-05-01T07:45", time) == DateComponents(hour: 7, minute: 45))
    #expect(try await make("2026-05-01", time) == nil)
    let day = IntentParameter<DateComponents>(title: "Day", kind: .date)
    #expect(try await make("2026-05-01T07:45Z", day) == DateComponents(year: 2026, month: 5, day: 1))
    #expect(try await make("07:45", day) == nil)
    let now = Date(timeIntervalSince1970: 1_780_000_000)
    #expect(try await make(now, day) == DateComponents(year: 2026, month: 5, day: 28))
    let date = IntentParameter<Date>(title: "Day")
    let parts = DateComponents(year: 2026, month: 5, day: 1)
    #expect(try await make(parts, date)?.timeIntervalSince1970 == 1_777_608_000)
  }

  @Test func durationsAreReadInManyForms() async throws {
    let nap = IntentParameter<Duration>(title: "Nap")
    for (text, wanted) in [
      ("PT1H30M", 5400), ("P1DT1S", 86401), ("1:30:00", 5400), ("2:05", 125), ("90", 90), ("90 min", 5400),
      ("2 hours", 7200),
    ] {
      #expect(try await make(text, nap) == .seconds(wanted), "\(text)")
    }
    #expect(try await make(2.5, nap) == .milliseconds(2500))
    #expect(try await make(Measurement(value: 2, unit: UnitDuration.minutes), nap) == .seconds(120))
    for text in ["P", "PT", "PT1X", "1:x", "long", "P1M", "1e300"] {
      #expect(try await make(text, nap) == nil, "\(text)")
    }
  }

  @Test func measurementsHaveTheirUnit() async throws {
    let walk = IntentParameter<Measurement<UnitLength>>(title: "Walk", unit: .kilometers)
    func meters(_ value: any Sendable, _ conversion: ParameterConversion? = nil) async throws -> Double? {
      try await make(value, walk, conversion)?.converted(to: .meters).value
    }
    #expect(try await meters("5 km") == 5000)
    #expect(try await meters("2,5 km", german) == 2500)
    #expect(
      try await meters("3 miles")
        == Measurement(value: 3, unit: UnitLength.miles).converted(to: .meters).value)
    #expect(
      try await meters("1 foot") == Measurement(value: 1, unit: UnitLength.feet).converted(to: .meters).value)
    #expect(try await meters("7") == 7000)
    #expect(try await meters(2) == 2000)
    #expect(try await meters(["value": 20, "unit": "m"] as [String: any Sendable]) == 20)
    #expect(try await meters("5 kg") == nil)
    #expect(try await meters("km") == nil)
    #expect(try await meters("five km") == nil)
    let oven = IntentParameter<Measurement<UnitTemperature>>(
      title: "Oven", defaultUnit: .celsius, defaultUnitAdjustForLocale: true)
    #expect(try await make("200", oven)?.unit == .fahrenheit)
    #expect(try await make("200", oven, german)?.unit == .celsius)
    #expect(try await make("200 °C", oven)?.unit == .celsius)
    let weight = IntentParameter<Measurement<UnitMass>>(title: "Weight", supportsNegativeNumbers: false)
    let error = await #expect(throws: IntentRunError.self) { try await english.convert("-2 kg", for: weight) }
    #expect(error?.code == .valueOutOfRange)
  }

  @Test func amountsHaveTheirCurrency() async throws {
    let tip = IntentParameter<IntentCurrencyAmount>(title: "Tip")
    func amount(_ text: String, _ code: String) -> IntentCurrencyAmount {
      .init(amount: Decimal(string: text)!, currencyCode: code)
    }
    #expect(try await make("12.50 EUR", tip) == amount("12.5", "EUR"))
    #expect(try await make("€12.50", tip) == amount("12.5", "EUR"))
    #expect(try await make("1.234,50 €", tip, german) == amount("1234.5", "EUR"))
    #expect(try await make("$3", tip) == amount("3", "USD"))
    #expect(try await make("-$3", tip) == amount("-3", "USD"))
    #expect(try await make("3", tip, german) == amount("3", "EUR"))
    #expect(try await make(0.1, tip) == amount("0.1", "USD"))
    #expect(try await make(["amount": "7.5", "currencyCode": "chf"], tip) == amount("7.5", "CHF"))
    #expect(try await make("much", tip) == nil)
    #expect(try await make("3 stones", tip) == nil)
    let swiss = IntentParameter<IntentCurrencyAmount>(
      title: "Tip", currencyCodes: ["CHF"], inclusiveRange: (1, 100))
    #expect(try await make("5", swiss) == amount("5", "CHF"))
    for text in ["5 EUR", "500"] {
      let error = await #expect(throws: IntentRunError.self) { try await english.convert(text, for: swiss) }
      #expect(error?.code == .valueOutOfRange, "\(text)")
    }
  }

  @Test func peopleAreKnownByHowTheyAreReached() async throws {
    let guest = IntentParameter<IntentPerson>(title: "Guest")
    let mail = try #require(try await make("ann@example.org", guest))
    #expect(mail.handle == .init(emailAddress: "ann@example.org"))
    let phone = try #require(try await make("+49 30 901820", guest))
    #expect(phone.handle == .init(phoneNumber: "+49 30 901820"))
    let both = try #require(try await make("Ann Lee <ann@example.org>", guest))
    #expect(both.name.displayString == "Ann Lee")
    #expect(both.handle?.value == "ann@example.org")
    let name = try #require(try await make("Ann Lee", guest))
    #expect(name.handle == nil)
    let parts = try #require(
      try await make(["name": "Ann", "phone": "110", "email": "a@b.org", "id": "7"], guest))
    #expect(parts.identifier == .applicationDefined("7"))
    #expect(parts.aliases == [.init(phoneNumber: "110")])
    let byMail = IntentParameter<IntentPerson>(title: "Guest", mode: .email)
    #expect(try await make("Ann Lee", byMail) == nil)
    #expect(try await make("ann@example.org", byMail) != nil)
    #expect(try await make("+49 30 901820", IntentParameter<IntentPerson>(title: "G", mode: .phone)) != nil)
    #expect(try await make("Ann", IntentParameter<IntentPerson>(title: "G", mode: .emailOrPhone)) == nil)
    let parts3 = try await make("Ann Maria Lee", IntentParameter<PersonNameComponents>(title: "Name"))
    #expect(parts3?.givenName == "Ann" && parts3?.middleName == "Maria" && parts3?.familyName == "Lee")
    #expect(try await make(both, IntentParameter<PersonNameComponents>(title: "Name"))?.familyName == "Lee")
  }

  @Test func placesAreCoordinatesAndAddresses() async throws {
    let place = IntentParameter<PlaceDescriptor>(title: "Place")
    let coordinate = try #require(try await make("52.52, 13.405", place)?.coordinate)
    #expect(coordinate.latitude == 52.52 && coordinate.longitude == 13.405)
    #expect(try await make("12 Mill Lane, Hull", place)?.address == "12 Mill Lane, Hull")
    let parts: [String: any Sendable] = ["name": "Mill", "latitude": 53.7, "longitude": -0.3]
    #expect(try await make(parts, place)?.commonName == "Mill")
    #expect(try await make(["latitude": "95", "longitude": "0"], place) == nil)
    let mark = CLPlacemark(location: CLLocation(latitude: 1, longitude: 2), name: "Mill")
    #expect(try await make(mark, place)?.commonName == "Mill")
    let back = try await make(
      PlaceDescriptor(representations: [.address("12 Mill Lane")], commonName: nil),
      IntentParameter<CLPlacemark>(title: "Place"))
    #expect(back?.name == "12 Mill Lane")
    #expect(
      try await make("1, 2", IntentParameter<CLPlacemark>(title: "P"))?.location?.coordinate.longitude == 2)
  }

  @Test func filesOfThisMachineAreNamedOnlyWhereThatIsAllowed() async throws {
    let menu = IntentParameter<IntentFile>(title: "Menu")
    #expect(try await make("/etc/hostname", menu) == nil)
    #expect(try await make("file:///etc/hostname", menu) == nil)
    var local = english
    local.allowsPaths = true
    #expect(try await make("/etc/hostname", menu, local)?.fileURL?.path == "/etc/hostname")
    let text = try #require(try await make("data:text/plain;base64,SGk=", menu))
    #expect(text.data == Data("Hi".utf8))
    #expect(text.type?.conforms(to: .plainText) == true)
    #expect(try await make("data:,a%20b", menu)?.data == Data("a b".utf8))
    #expect(try await make("data:text/plain;base64,%%", menu) == nil)
    let photo = IntentParameter<IntentFile>(title: "Photo", supportedContentTypes: [.png])
    #expect(try await make(Data([1]), photo)?.filename == "File.png")
    let error = await #expect(throws: IntentRunError.self) {
      try await english.convert(IntentFile(data: Data(), filename: "a.txt"), for: photo)
    }
    #expect(error?.code == .valueOutOfRange)
  }
}
