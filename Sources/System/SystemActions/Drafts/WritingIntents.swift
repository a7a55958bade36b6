import AppIntents

/// An intent that drafts a message to somebody.
struct WriteMessageIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Write Message")
  static let description: IntentDescription? = IntentDescription(.own("Begins a message to somebody."))
  static let persistentIdentifier = "Beckon.WriteMessage"
  static let isDiscoverable = false

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await draft().dialog)
  }
}

/// An intent that drafts a mail to somebody.
struct WriteMailIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Write Mail")
  static let description: IntentDescription? = IntentDescription(.own("Begins a mail to somebody."))
  static let persistentIdentifier = "Beckon.WriteMail"
  static let isDiscoverable = false

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?
  @Parameter(title: .own("File")) var file: IntentFile?

  var attachment: IntentFile? { file }

  @MainActor func perform() async throws
    -> some IntentResult & ReturnsValue<IntentFile?> & ProvidesDialog
  {
    let drafted = try await draft()
    return .result(value: drafted.mail, dialog: drafted.dialog)
  }
}

/// An intent that drafts an answer.
struct ReplyIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Reply")
  static let description: IntentDescription? = IntentDescription(.own("Begins an answer."))
  static let persistentIdentifier = "Beckon.Reply"
  static let isDiscoverable = false

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await draft().dialog)
  }
}
