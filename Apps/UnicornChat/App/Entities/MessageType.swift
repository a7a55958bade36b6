import AppIntents
import UnicornChatModel

/// The kind of content that a message mainly has.
@AppEnum(schema: .messages.messageType)
enum MessageType: String {
  case text, picture, audio, video, file, place, link, unspecified

  static let caseDisplayRepresentations: [MessageType: DisplayRepresentation] = [
    .text: DisplayRepresentation(title: "Text", image: .init(systemName: "text.bubble")),
    .picture: DisplayRepresentation(
      title: "Picture", image: .init(systemName: "photo"), synonyms: ["Photo", "Image"]),
    .audio: DisplayRepresentation(
      title: "Audio", image: .init(systemName: "waveform"), synonyms: ["Recording", "Voice Message"]),
    .video: DisplayRepresentation(title: "Video", image: .init(systemName: "video"), synonyms: ["Film"]),
    .file: DisplayRepresentation(title: "File", image: .init(systemName: "doc"), synonyms: ["Document"]),
    .place: DisplayRepresentation(
      title: "Place", image: .init(systemName: "mappin"), synonyms: ["Location"]),
    .link: DisplayRepresentation(title: "Link", image: .init(systemName: "link")),
    .unspecified: "Message",
  ]
}

extension MessageType {
  /// A message that has words is a text, whatever comes with it.
  init(_ message: Message) {
    switch message.attachments.first?.kind {
    case _ where message.unsent != nil: self = .unspecified
    case _ where message.text.contains(where: { !$0.isWhitespace }): self = .text
    case .picture: self = .picture
    case .audio: self = .audio
    case .video: self = .video
    case .file: self = .file
    case nil where !message.places.isEmpty: self = .place
    case nil where !message.links.isEmpty: self = .link
    case nil: self = .unspecified
    }
  }
}
