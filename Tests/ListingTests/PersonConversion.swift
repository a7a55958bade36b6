import AppIntents
import CoreTransferable
import Testing

struct KeeperEntity: AppEntity, Transferable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Keeper"

  var id: String
  @Property var name: String
  @Property var email: String

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(name)")
  }

  static var defaultQuery = KeeperQuery()

  // A keeper is a person, and a person a keeper.
  static var transferRepresentation: some TransferRepresentation {
    IntentValueRepresentation(
      exporting: { keeper in
        IntentPerson(
          identifier: .applicationDefined(keeper.id),
          name: .displayName(keeper.name),
          handle: .init(emailAddress: keeper.email)
        )
      },
      importing: { person in
        guard case .applicationDefined(let id) = person.identifier?.value,
          let handle = person.handle
        else {
          throw ConversionError.noAddress
        }
        return KeeperEntity(
          id: id,
          name: person.name.displayString,
          email: handle.value
        )
      }
    )
  }

  enum ConversionError: Error {
    case noAddress
  }
}

struct KeeperQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [KeeperEntity] { [] }
}

@Suite struct PersonConversionTests {
  private let conversion = ParameterConversion(
    locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 1_780_000_000))
  private let keeper = KeeperEntity(id: "k7", name: "Marit Vik", email: "marit@example.org")

  @Test func anEntityBecomesAPersonAndAPersonTheEntity() async throws {
    let person = try #require(
      try await conversion.convert(keeper, for: IntentParameter<IntentPerson>(title: "Person"))
        as? IntentPerson)
    #expect(person.identifier == .applicationDefined("k7"))
    #expect(person.name.displayString == "Marit Vik")
    #expect(person.handle == .init(emailAddress: "marit@example.org"))

    let back = try #require(
      try await conversion.convert(person, for: IntentParameter<KeeperEntity>(title: "Keeper"))
        as? KeeperEntity)
    #expect(back.id == keeper.id)
    #expect(back.name == keeper.name)
    #expect(back.email == keeper.email)
  }

  @Test func aPersonWithoutAnAddressIsRefused() async throws {
    let person = IntentPerson(identifier: .applicationDefined("k8"), name: .displayName("Nils"))
    await #expect(throws: KeeperEntity.ConversionError.noAddress) {
      try await conversion.convert(person, for: IntentParameter<KeeperEntity>(title: "Keeper"))
    }
  }
}
