import AppIntents
import AppIntentsTesting
import XCTest

/// As one writes it for Apple's platforms: by name only, from XCTest.
final class TeaHouseCase: XCTestCase {
  var definitions: IntentDefinitions!

  override func setUp() async throws {
    definitions = IntentDefinitions(bundleIdentifier: "house.tea")
    definitions.dependencies.add(dependency: Cellar())
  }

  func testBrewing() async throws {
    let teas = definitions.entities["Tea"]
    let first = try await teas.suggestedEntities().first
    var intent = definitions.intents["BrewTea"].makeIntent(tea: first)
    intent.minutes = 4
    let minutes: Int = try intent.minutes
    XCTAssertEqual(minutes, 4)
    XCTAssertEqual(try intent.tea.name, "Assam")
    XCTAssertNil(intent.note)

    let result = try await intent.run()
    XCTAssertEqual(try result.value.minutes, 4)
    XCTAssertEqual(try result.value.tea.region, Optional("India"))
    let tea: AnyAppEntity = try result.value.tea.as(teas)
    XCTAssertEqual(tea.identifier.instanceIdentifier, "1")
    let again = definitions.intents["OpenTea"].makeIntent(target: tea)
    let opened = try await again.run()
    XCTAssertEqual(try opened.value, "Assam")
  }

  func testCounting() async throws {
    let mild = definitions.enums["Strength"].makeCase("mild")
    let result = try await definitions.intents["CountTeas"].makeIntent(strength: mild).run()
    XCTAssertEqual(try result.value, 2)
  }

  func testSearching() async throws {
    let result = try await definitions.valueQueries["TeasByWord"].values(for: "Sencha")
    XCTAssertEqual(result.items.count, 2)
    XCTAssertFalse(result.items.isEmpty)
    XCTAssertEqual(try result.items[0].name, "Sencha")
  }
}
