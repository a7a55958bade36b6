import AppIntents

/// An intent that calls somebody: `tel:` hands the number to the person's phone program.
struct CallIntent: OpeningIntent {
  static let title: LocalizedStringResource = .own("Call")
  static let description: IntentDescription? = IntentDescription(
    .own("Calls a number, or somebody of the address book."))
  static let persistentIdentifier = "Beckon.Call"
  static let isDiscoverable = false
  static let actionName = ConfirmationActionName.call

  @Parameter(title: .own("Number")) var phone: String?
  @Parameter(title: .own("Name")) var name: String?

  @MainActor var question: String {
    ActionText.given(name, limit: 80).map { .own("Call \($0)?") } ?? .own("Call this number?")
  }

  @MainActor func draft(_ context: ActionContext) throws -> FieldsDraft {
    let number = try ActionText.given(phone, limit: 80) ?? AddressBook(context).phone(of: name)
    return FieldsDraft([.init(id: "phone", label: .own("Number"), kind: .phone, value: number ?? "")])
  }

  @MainActor func address(_ draft: FieldsDraft, _ context: ActionContext) throws -> (
    address: String, done: String
  ) {
    guard let address = AddressText.call(draft["phone"]) else {
      throw SystemActionsError(
        .invalidValue,
        !draft["phone"].isEmpty
          ? .own("“\(draft["phone"])” is no phone number.")
          : ActionText.given(name, limit: 80).map { .own("There is no number to call for \($0).") }
            ?? .own("There is no number to call."))
    }
    return (address, .own("Calling \(ActionText.given(name, limit: 80) ?? draft["phone"])"))
  }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await open())
  }
}
