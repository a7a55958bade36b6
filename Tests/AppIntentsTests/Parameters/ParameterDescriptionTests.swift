import AppIntents
import Testing

/// What parameters say about themselves, as their initialisers were told.
struct ParameterDescriptionTests {
  @Test func numbersSayTheirRangeAndControl() throws {
    let cups = IntentParameter<Int?>(title: "Cups", default: 2, controlStyle: .field, inclusiveRange: (1, 12))
    #expect(cups.controlStyle == .field)
    let range = try #require(cups.inclusiveRange)
    #expect(range.lowerBound == 1 && range.upperBound == 12)
    #expect(cups.defaultValue == 2)
    #expect(cups.wrappedValue == 2)
    #expect(cups.isOptional)

    let strength = IntentParameter<Double>(title: "Strength", controlStyle: .slider)
    #expect(strength.controlStyle == .slider)
    #expect(strength.inclusiveRange == nil)
    #expect(IntentParameter<Double>(title: "Strength", inclusiveRange: (0, 1)).controlStyle == .stepper)
    #expect(IntentParameter<Int>(title: "Cups").controlStyle == nil)
  }

  @Test func aRangeUpsideDownTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = IntentParameter<Int>(title: "Cups", inclusiveRange: (12, 1))
    }
  }

  @Test func amountsSayCurrenciesAndRange() throws {
    let tip = IntentParameter<IntentCurrencyAmount>(
      title: "Tip", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 20))
    #expect(tip.currencyCodes == ["EUR", "CHF"])
    #expect(try #require(tip.inclusiveRange).upperBound == 20)
    let price = IntentParameter<IntentCurrencyAmount?>(title: "Price", inclusiveRange: (1, 2))
    #expect(price.currencyCodes == [])
    #expect(try #require(price.inclusiveRange).lowerBound == 1)
  }

  @Test func datesTextAndYesOrNoSayHowTheyAreEntered() {
    #expect(IntentParameter<Date>(title: "Day", kind: .date).dateKind == .date)
    #expect(IntentParameter<DateComponents?>(title: "Time", kind: .time).dateKind == .time)
    let note = IntentParameter<String>(
      title: "Note", inputOptions: .init(capitalizationType: .words, multiline: true))
    #expect(note.inputOptions?.multiline == true)
    #expect(note.inputOptions?.capitalizationType == .words)
    let milk = IntentParameter<Bool>(title: "Milk", displayName: .init(true: "With milk", false: "Black"))
    #expect(milk.displayName.map { String(localized: $0.false) } == "Black")
  }

  @Test func placesAndPeopleSayWhatIsShownAndWanted() {
    #expect(IntentParameter<CLPlacemark>(title: "Place", displayStyle: .city).displayStyle == .city)
    let guests = IntentParameter<[IntentPerson]>(title: "Guests", mode: .email, size: 3)
    #expect(guests.parameterMode == .email)
    #expect(guests.definition.size == .fixed(.init(exactly: 3)))
    let staff = IntentParameter<[IntentPerson]>(
      title: "Staff", mode: .phone, size: [.systemSmall: 1, .systemLarge: .init(min: 2, max: 4)])
    #expect(
      staff.definition.size
        == .byWidgetFamily([.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 4)]))
    #expect(IntentParameter<IntentPerson>(title: "Host", mode: .emailOrPhone).parameterMode == .emailOrPhone)
  }

  @Test func filesSayTheirTypes() {
    let photo = IntentParameter<IntentFile>(title: "Photo", supportedContentTypes: [.image])
    #expect(photo.definition.supportedContentTypes == [.image])
    let old = IntentParameter<IntentFile>(title: "Photo", supportedTypeIdentifiers: ["public.png"])
    #expect(old.definition.supportedContentTypes == [.png])
    #expect(IntentParameter<IntentFile>(title: "Any").definition.supportedContentTypes == [.item])
    let several = IntentParameter<[IntentFile]>(title: "Photos", supportedContentTypes: [.png], size: 2)
    #expect(several.definition.size == .fixed(2))
    let widget = IntentParameter<[IntentFile]>(
      title: "Photos", supportedContentTypes: nil, size: [.systemSmall: 2])
    #expect(widget.definition.size == .byWidgetFamily([.systemSmall: 2]))
  }

  @Test func measurementsSayTheirUnit() {
    let walk = IntentParameter<Measurement<UnitLength>>(title: "Walk", defaultValue: 3, unit: .kilometers)
    #expect(walk.unit == .kilometers)
    #expect(walk.defaultUnit == nil)
    #expect(walk.wrappedValue == Measurement(value: 3000, unit: .meters))
    let oven = IntentParameter<Measurement<UnitTemperature>?>(
      title: "Oven", defaultUnit: .celsius, defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false)
    #expect(oven.defaultUnit == .celsius && oven.unit == nil)
    #expect(oven.unitAdjustForLocale)
    #expect(!oven.supportsNegativeNumbers)
    #expect(oven.wrappedValue == nil)
    let weight = IntentParameter<Measurement<UnitMass>>(title: "Weight", defaultValue: 2)
    #expect(weight.wrappedValue == Measurement(value: 2, unit: .kilograms))
    #expect(
      !IntentParameter<Measurement<UnitMass>>(title: "W", supportsNegativeNumbers: false)
        .supportsNegativeNumbers)
    #expect(
      IntentParameter<Measurement<UnitMass>>(title: "W", defaultUnitAdjustForLocale: true).unitAdjustForLocale
    )
  }

  /// Every unit that a parameter can name is one of its kind, under its own name.
  @Test func unitsAreThoseOfTheirKind() {
    func check<U: _ParameterDimension>(_ kind: U.Type, _ count: Int) {
      let units = Array(U._ParameterUnit.allCases)
      #expect(units.count == count)
      #expect(units.allSatisfy { $0._dimension is U })
      // Miles per gallon, of either gallon, share a symbol.
      #expect(
        Set(units.map { "\($0._dimension.symbol) \($0._dimension.converter.baseUnitValue(fromValue: 2))" })
          .count == count)
    }
    check(UnitAcceleration.self, 2)
    check(UnitAngle.self, 6)
    check(UnitConcentrationMass.self, 2)
    check(UnitDispersion.self, 1)
    check(UnitDuration.self, 7)
    check(UnitElectricCharge.self, 6)
    check(UnitElectricCurrent.self, 5)
    check(UnitElectricPotentialDifference.self, 5)
    check(UnitElectricResistance.self, 5)
    check(UnitEnergy.self, 5)
    check(UnitFrequency.self, 9)
    check(UnitFuelEfficiency.self, 3)
    check(UnitIlluminance.self, 1)
    check(UnitLength.self, 22)
    check(UnitMass.self, 16)
    check(UnitPower.self, 11)
    check(UnitPressure.self, 10)
    check(UnitSpeed.self, 4)
    check(UnitTemperature.self, 3)
  }

  @Test func whatAllHaveIsKept() async throws {
    let mug = IntentParameter<String>(
      title: "Mug", description: "Which mug", default: "Blue", requestValueDialog: "Which mug?",
      requestDisambiguationDialog: "Which of these?", inputConnectionBehavior: .never,
      optionsProvider: MugNames())
    let definition = mug.definition
    #expect(String(localized: mug.title) == "Mug")
    #expect(definition.description.map { String(localized: $0) } == "Which mug")
    #expect(definition.requestValueDialog == "Which mug?")
    #expect(definition.requestDisambiguationDialog == "Which of these?")
    #expect(definition.inputConnectionBehavior == .never)
    let options = try await definition.optionsProvider?.options().options.map { $0.value as? String }
    #expect(options == ["Blue", "Chipped"])

    let cellar = IntentParameter<Cellar>(title: "Cellar", query: UpperCellarQuery())
    #expect(cellar.definition.query is UpperCellarQuery)
    let few = IntentParameter<[Cellar]>(title: "Cellars", size: 2, query: UpperCellarQuery())
    #expect(few.definition.query is UpperCellarQuery && few.definition.size == .fixed(2))
    let some = IntentParameter<[Cellar]>(title: "Cellars", size: [.accessoryInline: 1])
    #expect(some.definition.size == .byWidgetFamily([.accessoryInline: 1]))
    let roast = IntentParameter<Roast>(title: "Roast", supportedValues: [.light, .medium])
    guard case .values(let values) = roast.definition.traits else {
      Issue.record("no values")
      return
    }
    #expect(values as? [Roast] == [.light, .medium])
    #expect(roast.definition.resolvers == nil)
    let own = IntentParameter<Int>(title: "N", resolvers: { IntFromStringResolver(radix: 16) })
    #expect(own.definition.resolvers != nil)
    #expect(IntentParameter<Int>().definition.title == nil)
  }

  @Test func aValueIsToldFromADefault() {
    let cups = IntentParameter<Int>(title: "Cups", default: 2)
    #expect(cups.valueState == .unset)
    cups.wrappedValue = 4
    #expect(cups.valueState == .set(4))
    #expect(cups.wrappedValue == 4)
    #expect(cups.projectedValue === cups)
  }
}
