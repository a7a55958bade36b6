import AppIntents
import GeoToolbox
import UnicornChatModel
import UniformTypeIdentifiers

/// An intent that sends a message, now or later.
@AppIntent(schema: .messages.sendMessage)
struct SendMessageIntent: AppIntent {
  static let title: LocalizedStringResource = "Send Message"
  static let description = IntentDescription(
    "Sends a message to somebody, to several people or to a group, now or at a time.",
    categoryName: "Messages")

  @Parameter(
    title: "To", description: "A contact, several contacts, or a group.", requestValueDialog: "To whom?")
  var destination: MessageDestination
  var subject: AttributedString?
  @Parameter(title: "Message", requestValueDialog: "What do you want to say?")
  var content: AttributedString?
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
    Summary("Send \(\.$content) to \(\.$destination)") {
      \.$attachments
      \.$scheduledDate
    }
  }

  // MARK: Methods

  func perform() async throws -> some ReturnsValue<[MessageEntity]> & ProvidesDialog {
    var outgoing = OutgoingMessage(
      text: content.text, subject: subject.map { String($0.characters) }, places: locations.map { Place($0) },
      links: links, scheduledFor: scheduledDate)
    let files = attachments + [audioMessage].compactMap { $0 }
    if outgoing.text.isEmpty, files.isEmpty, outgoing.places.isEmpty, outgoing.links.isEmpty {
      outgoing.text = String(try await $content.requestValue("What do you want to say?").characters)
    }
    let conversation = try model.store.conversation(leadingTo: destination)
    try await requestConfirmation(
      conditions: .lowConfidenceSource, actionName: .send,
      dialog: outgoing.text.isEmpty
        ? "Send this to \(conversation.title)?" : "Send “\(outgoing.text)” to \(conversation.title)?")
    outgoing.attachments = try await model.takeIn(files)
    let messageIDs = try await model.sendMessage(outgoing, conversationID: conversation.id)
    let messages = try await model.messageEntities(for: messageIDs)
    return .result(value: messages, dialog: messages.sentDialog(to: conversation))
  }
}

extension [MessageEntity] {
  /// Says that they were sent, or when they will be.
  func sentDialog(to conversation: Conversation) -> IntentDialog {
    if let waiting = first(where: { $0.attributes.contains(.scheduled) }) {
      return "It goes to \(conversation.title) \(waiting.date, format: .relativeDay)."
    }
    return IntentDialog(
      full: "Sent to \(conversation.title).", systemImageName: "paperplane")
  }
}
