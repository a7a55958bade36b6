import AppIntents
import GeoToolbox
import UnicornChatModel

extension ModelManager {
  /// Tells the system that a person sent a message, so that it can offer to do so again.
  ///
  /// For what was written in the app's own windows: of intents that run the system knows by itself.
  func donate(_ message: Message) {
    donating = Task {
      do {
        guard let conversation = try store.conversation(message.conversation) else { return }
        let intent = SendMessageIntent()
        intent.destination =
          conversation.isGroup && conversation.name != nil
          ? .conversation(conversation.entity) : .recipients(conversation.members.map(\.entity))
        intent.content = AttributedString(message.text)
        intent.attachments = []
        intent.locations = message.places.map { PlaceDescriptor($0) }
        intent.links = message.links
        let result = try await messageEntities(for: [message.id])
        try await IntentDonationManager.shared.donate(intent: intent, result: .result(value: result))
      } catch {
        print("Failed to donate intent: \(error)")
      }
    }
  }
}
