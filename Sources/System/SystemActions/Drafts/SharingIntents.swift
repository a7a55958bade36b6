import AppIntents

/// An intent that drafts a message that says where the person is.
struct ShareLocationIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Share Location")
  static let description: IntentDescription? = IntentDescription(
    .own("Begins a message that says where you are."))
  static let persistentIdentifier = "Beckon.ShareLocation"
  static let isDiscoverable = false
  static var note: String? { .own("Add where you are.") }

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await draft().dialog)
  }
}

/// An intent that drafts a message to which a photo belongs.
struct SendPhotoIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Send Photo")
  static let description: IntentDescription? = IntentDescription(
    .own("Begins a message with which a photo is sent."))
  static let persistentIdentifier = "Beckon.SendPhoto"
  static let isDiscoverable = false
  static var note: String? { .own("Attach the photo where you send it.") }

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?
  @Parameter(
    title: .own("Photo"), supportedContentTypes: [.image], requestValueDialog: .own("Which photo?"))
  var file: IntentFile?

  var attachment: IntentFile? { file }

  @MainActor func perform() async throws
    -> some IntentResult & ReturnsValue<IntentFile?> & ProvidesDialog
  {
    // The app itself sends it; elsewhere it is attached where the draft is sent.
    if sender != nil, file == nil { file = try await $file.requestValue() }
    let drafted = try await draft()
    return .result(value: drafted.mail, dialog: drafted.dialog)
  }
}

/// An intent that drafts a message to which a file belongs.
struct SendFileIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Send File")
  static let description: IntentDescription? = IntentDescription(
    .own("Begins a message with which a file is sent."))
  static let persistentIdentifier = "Beckon.SendFile"
  static let isDiscoverable = false
  static var note: String? { .own("Attach the file where you send it.") }

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?
  @Parameter(title: .own("File"), supportedContentTypes: nil, requestValueDialog: .own("Which file?"))
  var file: IntentFile?

  var attachment: IntentFile? { file }

  @MainActor func perform() async throws
    -> some IntentResult & ReturnsValue<IntentFile?> & ProvidesDialog
  {
    // The app itself sends it; elsewhere it is attached where the draft is sent.
    if sender != nil, file == nil { file = try await $file.requestValue() }
    let drafted = try await draft()
    return .result(value: drafted.mail, dialog: drafted.dialog)
  }
}
