import AppIntents
import Foundation
import IntentManifest
import Testing

@testable import IntentDiscovery

/// The manifest of types of a running program. That it is the one that the source gives is tested in the sample app,
/// which is built with constant values.
@Suite struct ProgramManifestTests {
  enum Roast: Int, AppEnum {
    case light = 1
    case dark = 2

    static let typeDisplayRepresentation = TypeDisplayRepresentation(
      name: "Roast", numericFormat: "\(placeholder: .int) roasts")
    static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [.light: "Light"]
  }

  struct BeanEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = BeanQuery()
    var id: Int
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct BeanQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [BeanEntity] { [] }
    func allEntities() async throws -> [BeanEntity] { [] }
  }

  struct GrindBeans: AppIntent {
    static let title: LocalizedStringResource = LocalizedStringResource("grind", defaultValue: "Grind Beans")
    @Parameter(title: "Bean") var bean: BeanEntity
    @Parameter(title: "Grams", default: 18, inclusiveRange: (5, 60)) var grams: Int
    @Parameter(title: "Roast", default: .dark) var roast: Roast

    static var parameterSummary: some ParameterSummary {
      When(\.$roast, .equalTo, .dark) {
        Summary("Grind dark \(\.$bean)") { \.$grams }
      } otherwise: {
        Summary("Grind \(\.$bean)")
      }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int?> & ProvidesDialog {
      .result(value: grams, dialog: "Done.")
    }
  }

  static let manifest = IntentManifest(
    of: IntentCatalog(
      intents: [GrindBeans.self], entities: [BeanEntity.self], enums: [Roast.self],
      queries: [BeanQuery.self]))

  @Test func intentsSayWhatTheyTake() throws {
    let intent = try #require(Self.manifest.intents.first)
    #expect(intent.type == "IntentDiscoveryTests.ProgramManifestTests.GrindBeans")
    #expect(intent.title == "Grind Beans")
    #expect(intent.parameters.map(\.name) == ["bean", "grams", "roast"])
    #expect(intent.parameters[0].type == .entity("IntentDiscoveryTests.ProgramManifestTests.BeanEntity"))
    #expect(intent.parameters[1].range == .init(minimum: 5, maximum: 60))
    #expect(intent.parameters[1].defaultValue == .number(18))
    #expect(intent.parameters[2].defaultValue == .text("2"))
    #expect(intent.result.value == .optional(.primitive(.integer)))
    #expect(intent.result.hasDialog)
    #expect(
      intent.summary?.sentences.map(\.conditions) == [["roast is \"2\""], []])
    #expect(intent.summary?.sentences.map(\.text) == ["Grind dark ${bean}", "Grind ${bean}"])
  }

  @Test func textsAreThoseOfTheSource() {
    #expect(Self.manifest.enums.first?.numericFormat == "%lld roasts")
    #expect(Self.manifest.enums.first?.cases.map(\.title) == ["Light", nil])
  }

  @Test func faultsAreFoundInTypesToo() {
    #expect(Self.manifest.validate().map(\.code) == [.caseWithoutTitle])
  }

  @Test func manifestDoesNotDependOnWhatWasSeen() throws {
    let before = try Self.manifest.json()
    let bean = BeanEntity(id: 1)
    bean.name = "Mocha"
    bean.learnShape()
    let after = IntentManifest(
      of: IntentCatalog(
        intents: [GrindBeans.self], entities: [BeanEntity.self], enums: [Roast.self],
        queries: [BeanQuery.self]))
    #expect(try after.json() == before)
    #expect(after.findActions.map(\.entity) == ["IntentDiscoveryTests.ProgramManifestTests.BeanEntity"])
  }
}
