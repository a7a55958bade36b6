import AppIntents
import GeoToolbox

/// Invites people to a meal.
struct InviteGuests: AppIntent {
  static let title: LocalizedStringResource = "Invite Guests"

  @Parameter(title: "Host", mode: .contact)
  var host: IntentPerson?

  @Parameter(title: "Guests", mode: .emailOrPhone, size: IntentCollectionSize(min: 1, max: 12))
  var guests: [IntentPerson]

  @Parameter(title: "Meal")
  var meal: Meal

  @Parameter(title: "Where")
  var place: PlaceDescriptor?

  @Parameter(title: "For How Long")
  var duration: Duration?

  @Parameter(title: "Cook")
  var cook: PersonNameComponents?

  @Parameter(title: "How", default: .mail)
  var means: Invitation?

  static var parameterSummary: some ParameterSummary {
    Summary("Invite \(\.$guests) to \(\.$meal)") {
      \.$place
      \.$means
      \.$duration
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let others = guests.filter { !$0.isMe }
    let names = others.map(\.name.displayString)
    return .result(value: names, dialog: "Invited \(names.count) to \(meal.dish).")
  }
}

enum Invitation: String, AppEnum {
  case mail, letter

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Invitation"
  static let caseDisplayRepresentations: [Invitation: DisplayRepresentation] = [
    .mail: "Mail", .letter: "Letter",
  ]
}
