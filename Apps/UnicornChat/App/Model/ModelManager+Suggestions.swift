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
        body: AttributedString(message.text), sender: participant(contact(message.author)),
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

/// Messages as what actions are suggested from, kept: each is asked for in all windows that show it, and again with
/// each of those after it.
struct SuggestionSubjects {
  /// So many are kept at most: some screens of each conversation that somebody has open.
  private static let most = 4_000

  private struct Kept {
    let message: Message
    let members: [Contact]
    let subject: SuggestedActionsMessage
  }

  private var kept: [Message.ID: Kept] = [:]

  /// The one of a message as it is now, however far it has come since.
  mutating func subject(_ message: Message, among members: [Contact], make: () -> SuggestedActionsMessage)
    -> SuggestedActionsMessage
  {
    if let known = kept[message.id], known.message.text == message.text, known.message.date == message.date,
      known.message.subject == message.subject, known.members == members
    {
      return known.subject
    }
    if kept.count >= Self.most { kept = [:] }
    let subject = make()
    kept[message.id] = Kept(message: message, members: members, subject: subject)
    return subject
  }

  /// Forgets them, since somebody is called otherwise now.
  mutating func forget() { kept = [:] }
}
