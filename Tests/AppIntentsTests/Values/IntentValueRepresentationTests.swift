import AppIntents
import CoreTransferable
import Testing

/// A guest of the bar, whom other apps know as a person and whose table is a place.
struct BarGuest: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guest"
  static let defaultQuery = BarGuestQuery()
  var id: String
  var email: String
  var table: PlaceDescriptor?
  var displayRepresentation: DisplayRepresentation { "\(id)" }

  enum ConversionError: Error { case noAddress }

  static var transferRepresentation: some TransferRepresentation {
    IntentValueRepresentation(
      exporting: { guest in
        IntentPerson(
          identifier: .applicationDefined(guest.id), name: .displayName(guest.id),
          handle: .init(emailAddress: guest.email))
      },
      importing: { person in
        guard case .applicationDefined(let id) = person.identifier?.value, let handle = person.handle else {
          throw ConversionError.noAddress
        }
        return BarGuest(id: id, email: handle.value)
      })
    ValueRepresentation(exporting: { (guest: BarGuest) in PersonNameComponents(text: guest.id) })
    ValueRepresentation(importing: { (name: String) in BarGuest(id: name, email: "") })
  }
}

struct BarGuestQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [BarGuest] { [] }
}

struct Terrace: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Terrace"
  static let defaultQuery = TerraceQuery()
  var id = 1
  var place = PlaceDescriptor(representations: [.address("12 Mill Lane")], commonName: "Terrace")
  var displayRepresentation: DisplayRepresentation { "Terrace" }
  static var transferRepresentation: some TransferRepresentation { ValueRepresentation(exporting: \.place) }
}

struct TerraceQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Terrace] { [] }
}

struct IntentValueRepresentationTests {
  private let conversion = ParameterConversionTests.english

  @Test func anEntityStandsForAPerson() async throws {
    let ann = BarGuest(id: "ann", email: "ann@example.org")
    let person = IntentParameter<IntentPerson>(title: "Person")
    let made = try #require(try await conversion.convert(ann, for: person) as? IntentPerson)
    #expect(made.identifier == .applicationDefined("ann"))
    #expect(made.handle?.value == "ann@example.org")
    let name = IntentParameter<PersonNameComponents?>(title: "Name")
    #expect(
      try await conversion.convert(ann, for: name) as? PersonNameComponents
        == PersonNameComponents(text: "ann"))
    let place = IntentParameter<PlaceDescriptor>(title: "Place")
    let terrace = try await conversion.convert(Terrace(), for: place)
    #expect((terrace as? PlaceDescriptor)?.commonName == "Terrace")
    let error = await #expect(throws: IntentRunError.self) { try await conversion.convert(ann, for: place) }
    #expect(error?.code == .conversionFailed)
  }

  @Test func anEntityIsMadeOfAPerson() async throws {
    let guests = IntentParameter<[BarGuest]>(title: "Guests")
    let ann = IntentPerson(
      identifier: .applicationDefined("ann"), name: .displayName("Ann"),
      handle: .init(emailAddress: "ann@example.org"))
    let made = try await conversion.convert([ann], for: guests) as? [BarGuest]
    #expect(made?.map(\.id) == ["ann"])
    #expect(made?.first?.email == "ann@example.org")
    await #expect(throws: BarGuest.ConversionError.noAddress) {
      try await conversion.convert([IntentPerson(name: .displayName("Ann"))], for: guests)
    }
    let guest = IntentParameter<BarGuest>(title: "Guest")
    #expect((try await conversion.convert("bob", for: guest) as? BarGuest)?.id == "bob")
  }
}
