import Foundation
import UIKit
import UnicornChatModel

extension ModelManager {
  /// A conversation as what replies are suggested from.
  ///
  /// - Parameters:
  ///   - messages: Its last messages, the newest last.
  ///   - members: Those in it beside the person who uses the app.
  func conversationContext(
    _ id: Conversation.ID, of messages: [Message], among members: [Contact]
  ) -> UIMessageConversationContext {
    let context = UIMessageConversationContext()
    let people = [me] + members
    context.threadIdentifier = id.uuidString
    context.selfIdentifiers = [me.handle]
    context.responsePrimaryRecipientIdentifiers = Set(members.map(\.handle))
    context.participantNameByIdentifier = Dictionary(
      people.map { contact in
        var name = PersonNameComponents()
        name.givenName = contact.name
        return (contact.handle, name)
      }, uniquingKeysWith: { first, _ in first })
    context.entries = messages.map { message in
      let entry = UIMessageConversationContext.MessageEntry()
      let author = contact(message.author)
      entry.entryIdentifier = message.id.uuidString
      entry.replyThreadIdentifier = message.repliesTo?.uuidString
      entry.text = message.text
      entry.sentDate = message.date
      entry.senderIdentifier = author.handle
      entry.primaryRecipientIdentifiers = Set(people.lazy.filter { $0.id != author.id }.map(\.handle))
      entry.dataKind = message.attachments.isEmpty ? .text : .attachment
      entry.wasSentBySelf = author.isMe
      return entry
    }
    return context
  }

  /// Notes that somebody switched replies on or off, so that windows look again.
  func noteReplySwitch() { replySwitches += 1 }
}
