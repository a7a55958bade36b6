import AppIntents
import IntentRuntime

/// An intent that begins a message to somebody in the app, in the conversation with that person, whichever is
/// open.
///
/// Who is meant is found by the app's own queries; where several or nobody could be meant, the person is asked.
struct AddressedDraftIntent: UnpreviewedIntent {
  static let title: LocalizedStringResource = .own("Write Message")
  static let description: IntentDescription? = IntentDescription(.own("Begins a message to somebody."))
  static let persistentIdentifier = "Beckon.AddressedDraft"
  static let isDiscoverable = false

  @Parameter(title: .own("To")) var addressee: String
  @Parameter(title: .own("Text")) var text: String?

  func perform() async throws -> some IntentResult {
    guard let draft = SchemaAdopters.program.messageDraft(text ?? "") else {
      throw SystemActionsError(.unavailable, .own("This app begins no messages any more."))
    }
    try await IntentRun.call(draft, naming: SchemaAdopters.destination, addressee)
    return .result()
  }
}
