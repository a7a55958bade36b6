import AppIntents
import GeoToolbox
import UnicornChatModel
import UniformTypeIdentifiers

/// An intent that opens a conversation with a message that is begun and not sent.
///
/// Where no window can come to the front the draft waits in the conversation. Without a destination it goes to the
/// conversation that the window in front shows.
@AppIntent(schema: .messages.draftMessage)
struct DraftMessageIntent: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Draft Message"
  static let description = IntentDescription(
    "Begins a message and leaves it to you to send it.", categoryName: "Messages")
  static let supportedModes: IntentModes = [.background, .foreground]

  @Parameter(title: "To", description: "A contact, several contacts, or a group.")
  var destination: MessageDestination?
  var subject: AttributedString?
  @Parameter(title: "Message") var content: AttributedString?
  @Parameter(title: "Attachments", supportedContentTypes: [.image, .movie, .item])
  var attachments: [IntentFile]
  @Parameter(title: "Voice Message", supportedContentTypes: [.audio])
  var audioMessage: IntentFile?
  var locations: [PlaceDescriptor]
  var links: [URL]
  @Parameter(title: "Send At") var scheduledDate: Date?

  @Dependency
  var model: ModelManager

  static var parameterSummary: some ParameterSummary {
    Summary("Draft \(\.$content) to \(\.$destination)") {
      \.$attachments
      \.$scheduledDate
    }
  }

  func perform() async throws -> some IntentResult {
    guard let destination else {
      // The window that came to the front has taken it into its field.
      guard systemContext.currentMode == .foreground else {
        throw UnicornChatError(.noRecipients, "Say to whom the draft is.")
      }
      return .result()
    }
    let conversation = try model.store.conversation(leadingTo: destination)
    let taken = try await model.takeIn(files)
    try await model.addToDraft(text: text, taken, scheduledFor: scheduledDate, in: conversation.id)
    try await model.store.waitForDisk()
    return .result()
  }

  /// All its files.
  var files: [IntentFile] { attachments + [audioMessage].compactMap { $0 } }

  /// All of it in words: drafts have no places and links of their own.
  var text: String {
    var parts = [subject.text, content.text] + locations.map(\.description) + links.map(\.absoluteString)
    parts.removeAll(where: \.isEmpty)
    return parts.joined(separator: "\n")
  }
}
