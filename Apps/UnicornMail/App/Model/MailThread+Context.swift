import Foundation
import Interchange
import SuggestedActions
import UIKit
import UnicornMailModel

extension MailThread {
  /// The thread as replies are suggested from it, for the person with an address.
  @MainActor func context(as own: String?) -> UIMailConversationContext {
    let context = UIMailConversationContext()
    context.threadIdentifier = id
    context.selfIdentifiers = [own].compactMap { $0 }.reduce(into: []) { $0.insert($1) }
    context.responseSubject = title
    context.entries = mails.map { mail in
      let entry = UIMailConversationContext.MailEntry()
      entry.entryIdentifier = mail.id
      entry.replyThreadIdentifier = mail.references.last
      entry.text = mail.text
      entry.sentDate = mail.date ?? .distantPast
      entry.senderIdentifier = mail.sender?.key ?? ""
      entry.primaryRecipientIdentifiers = Set(mail.recipients.map(\.key))
      entry.responseSecondaryRecipientIdentifiers = Set(mail.copied.map(\.key))
      for address in [mail.sender].compactMap({ $0 }) + mail.recipients + mail.copied {
        guard let name = address.name, !address.key.isEmpty else { continue }
        context.participantNameByIdentifier[address.key] = MailThread.components(name)
      }
      return entry
    }
    return context
  }

  private static func components(_ name: String) -> PersonNameComponents {
    var components = PersonNameComponents()
    let parts = name.split(separator: " ", maxSplits: 1)
    components.givenName = parts.first.map(String.init)
    components.familyName = parts.count > 1 ? String(parts[1]) : nil
    return components
  }

  /// A mail as actions are suggested from it, and the mails before it.
  func suggestions(
    for mail: Mail, as own: String?
  ) -> (message: SuggestedActionsMessage, previous: [SuggestedActionsMessage]) {
    let place = mails.firstIndex { $0.id == mail.id } ?? 0
    let previous = mails[..<place].suffix(SuggestedActionsMessage.previousMessagesLimit)
    return (message(mail, own), previous.map { message($0, own) })
  }

  private func message(_ mail: Mail, _ own: String?) -> SuggestedActionsMessage {
    func participant(_ address: MailAddress) -> SuggestedActionsMessage.Participant {
      SuggestedActionsMessage.Participant(
        name: address.title, handle: address.key, isUser: address.key == own && own != nil)
    }
    return SuggestedActionsMessage(
      id: mail.id, date: mail.date ?? .distantPast, subject: AttributedString(mail.subject ?? ""),
      body: AttributedString(mail.text),
      sender: participant(mail.sender ?? MailAddress(name: nil, address: nil)),
      recipients: (mail.recipients + mail.copied).map(participant))
  }
}
