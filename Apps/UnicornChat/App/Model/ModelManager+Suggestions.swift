import Foundation
import SuggestedActions
import UnicornChatModel

extension ModelManager {
  /// A message as what actions are suggested from.
  ///
  /// - Parameter members: Those in its conversation beside the person who uses the app.
  func suggestedActionsMessage(_ message: Message, among members: [Contact]) -> SuggestedActionsMessage {
    subjects.subject(message, among: members) {
      let people = [me] + members
      return SuggestedActionsMessage(
        id: message.id, date: message.date, subject: message.subject.map { AttributedString($0) },
        // What the person attached stands in the text, as in attributed text elsewhere: what is sent isn't offered.
        body: AttributedString(
          message.text + (message.author == me.id && !message.attachments.isEmpty ? "\u{FFFC}" : "")),
        sender: participant(contact(message.author)),
        recipients: people.filter { $0.id != message.author }.map(participant))
    }
  }

  private func participant(_ contact: Contact) -> SuggestedActionsMessage.Participant {
    SuggestedActionsMessage.Participant(name: contact.name, handle: contact.handle, isUser: contact.isMe)
  }

  /// Makes the suggestions of a message that has just come, so that they are there when it is looked at.
  func prepareSuggestions(for message: Message) {
    guard message.unsent == nil, !message.text.isEmpty,
      let conversation = conversation(message.conversation)
    else { return }
    do {
      let earlier = try store.messages(
        in: message.conversation, before: message.id, limit: SuggestedActionsMessage.previousMessagesLimit
      )
      .filter { $0.unsent == nil }
      .map { suggestedActionsMessage($0, among: conversation.members) }
      let subject = suggestedActionsMessage(message, among: conversation.members)
      Task { await SuggestedActionsView.generate(message: subject, previousMessages: earlier) }
    } catch {
      // Nothing is lost: the view makes them when it appears.
      return
    }
  }
}

extension ModelManager {
  /// Forgets what was suggested in a conversation, before it is deleted.
  func forgetSuggestions(of conversation: Conversation) async {
    do {
      guard let last = try store.messages(in: conversation.id, before: nil, limit: 1).last else { return }
      try await SuggestedActionsStore.forget(
        conversation: suggestedActionsMessage(last, among: conversation.members))
    } catch {
      // What was suggested goes with the next cleaning; the conversation itself is deleted all the same.
      return
    }
  }
}
