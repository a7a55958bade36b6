import AppIntents
import CoreLocation
import GeoToolbox

/// Needs things that the app may not have; each has its own error that the system explains.
struct GreetGuest: AppIntent {
  static let title: LocalizedStringResource = "Greet Guest"

  enum Doorbell: String, AppEnum {
    case contacts, network, account, disturbed, gone

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Doorbell"
    static let caseDisplayRepresentations: [Doorbell: DisplayRepresentation] = [
      .contacts: "Contacts", .network: "Network", .account: "Account", .disturbed: "Disturbed", .gone: "Gone",
    ]
  }

  @Parameter(title: "Doorbell") var doorbell: Doorbell

  func perform() async throws -> some ReturnsValue<PlaceDescriptor> {
    switch doorbell {
    case .contacts: throw AppIntentError.PermissionRequired.contacts
    case .network: throw AppIntentError.Unrecoverable.networkFailure
    case .account: throw AppIntentError.UserActionRequired.signin
    case .gone: throw AppIntentError.Unrecoverable.entityNotFound
    case .disturbed: break
    }
    return .result(value: Self.door)
  }

  /// The way in.
  static var door: PlaceDescriptor {
    PlaceDescriptor(
      representations: [
        .coordinate(CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)), .address("Backyard 2"),
      ],
      commonName: "Kitchen Door", supportingRepresentations: [])
  }
}

extension Guest {
  /// A guest as other apps know people.
  var person: IntentPerson {
    var name = PersonNameComponents()
    name.givenName = self.name
    return IntentPerson(
      identifier: .applicationDefined(id), name: .components(name),
      handle: .init(emailAddress: mail, label: .work),
      aliases: [
        .init(phoneNumber: "+49 30 1234567", label: .mobile), .init(applicationDefined: id, label: "Guest"),
        .init(.phoneNumber("+49 30 7654321"), label: .custom("Kitchen")),
      ],
      isMe: false, image: .init(systemName: "person"))
  }
}
