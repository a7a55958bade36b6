import AppIntents
import AppIntentsTesting
import Testing

@Suite struct ValueTests {
  let house = IntentDefinitions.teaHouse()

  @Test func propertiesAreReadAsWhatThePlaceWants() async throws {
    let tea = try #require(try await house.entities["Tea"].entities(identifiers: [1]).first)
    let name: String = try tea.name
    let region: String? = try tea.region
    let tags: [String] = try tea.tags
    let strength: AnyAppEnum = try tea.strength
    #expect((name, region) == ("Assam", "India"))
    #expect(tags == ["black", "malty"])
    #expect(strength.rawValue == "strong")
    #expect(try tea.tags[1] == "malty")
    #expect(tea.region != nil)
    #expect(try await tea.story.get(as: String.self) == "How Assam came here.")
  }

  @Test func listsAndOwnTypesAreRead() async throws {
    let result = try await house.intents["ListTeas"].makeIntent().run()
    let teas: [AnyAppEntity] = try result.value
    #expect(teas.count == 3)
    #expect(try result.value[1].name == "Sencha")
    #expect(try result.value[2].as(Tea.self).id == 3)
    #expect(try result.value[0].strength.as(Strength.self) == .strong)
    #expect(try result.value[0].as(house.entities["Tea"]) == teas[0])
    #expect(result.value != nil)
  }

  @Test func anEnumsRawValueIsConverted() throws {
    let strong = house.enums["Strength"].makeCase("strong")
    #expect(try strong.as(String.self) == "strong")
    #expect(throws: IntentTestingError.self) { try strong.as(Int.self) }
    #expect(try house.enums["Strength"].cases == ["mild", "strong"])
    #expect("\(AnyAppEnum(typeIdentifier: "Number", value: 4))" == "4")
  }

  @Test func transientEntitiesHaveTheirValues() throws {
    var brew = house.transientEntities["Brew"].makeEntity(minutes: 4, note: "hot")
    #expect(try brew.minutes == 4)
    brew.note = "cold"
    #expect(try brew.note == "cold")
    #expect(try house.transientEntities["Brew"].isInstance(brew) == ())
    #expect(brew == house.transientEntities["Brew"].makeEntity(minutes: 4, note: "cold"))
    #expect(brew != house.transientEntities["Brew"].makeEntity(minutes: 5, note: "cold"))
  }

  @Test func errorsNameThePath() async throws {
    let result = try await house.intents["ListTeas"].makeIntent().run()
    func message(_ read: () throws -> some Any) -> String {
      do {
        return "no error, but \(try read())"
      } catch {
        return "\(error)"
      }
    }
    let wrong = message { try result.value[0].name.as(Int.self) }
    #expect(wrong == "value[0].name is a String, and is read as Int.")
    let outside = message { try result.value[3].name.as(String.self) }
    #expect(outside == "value has 3 elements, and no element 3.")
    let unknown = message { try result.value[0].nme.as(String.self) }
    #expect(unknown.contains("Tea has no property 'nme'. Its properties are 'name', 'region'"))
    let id = message { try result.value[0].id.as(Int.self) }
    #expect(id.contains("identifier.instanceIdentifier"))
    let none = message { try result.value[2].region.as(String.self) }
    #expect(none == "value[2].region has no value, and is read as String.")
    let reference = message { try house.entities["Tea"].makeReference(identifier: "1").name.as(String.self) }
    #expect(reference.contains("is a reference to the Tea '1'") || reference.contains("reference"))
    let deferred = message { try result.value[0].story.as(String.self) }
    #expect(deferred.contains("get(as:)"))
  }

  @Test func whatCannotBeReadIsReportedWhereItIsUsed() async throws {
    let reference = house.entities["Tea"].makeReference(identifier: "1")
    await #expect(throws: IntentTestingError.self) {
      try await house.intents["BrewTea"].makeIntent(tea: reference, note: reference.name).run()
    }
  }

  @Test func aTypeIsTold() async throws {
    let teas = house.entities["Tea"]
    try teas.isInstance(teas.makeReference(identifier: "1"))
    #expect(throws: IntentTestingError.self) {
      try teas.isInstance(house.entities["Brew"].makeReference(identifier: "1"))
    }
    #expect(house.intents.names.contains("BrewTea"))
    #expect(house.entities.names.contains("Tea"))
    #expect(!house.entities.names.contains("Brew"))
    #expect(house.transientEntities.names.contains("Brew"))
  }
}
