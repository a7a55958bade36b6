import Foundation
import Interchange

/// A mail as the app shows it: text alone, whatever it was made of.
package struct Mail: Sendable, Identifiable, Hashable {
  /// The identifier, unique among the mails that are open.
  package let id: String
  /// The "Message-ID" without brackets, where there is one.
  package let messageID: String?
  /// The mails it answers, the oldest first.
  package let references: [String]
  /// The date, where there is one that can be read.
  package let date: Date?
  /// The subject, where there is one.
  package let subject: String?
  /// The author, where known.
  package let sender: MailAddress?
  /// The recipients in "To".
  package let recipients: [MailAddress]
  /// The recipients in "Cc".
  package let copied: [MailAddress]
  /// The addresses to which an answer is to go, where the sender named others than their own.
  package let replyAddresses: [MailAddress]
  /// The text; that of the HTML part where there is no other.
  package let text: String
  /// The names of the files that came with it, which aren't kept.
  package let attachments: [String]

  init(_ mail: MailMessage, id: String) {
    self.id = id
    messageID = mail.messageID
    references = mail.references
    date = mail.date
    subject = mail.subject
    sender = mail.sender
    let copied = mail.copied
    self.copied = copied
    recipients = mail.recipients.filter { !copied.contains($0) }
    replyAddresses = mail.replyAddresses
    text = mail.body.replacing("\r\n", with: "\n")
    attachments = mail.attachments.map { $0.name ?? $0.type }
  }
}

extension MailAddress {
  /// The name for a person: the display name, or else the address.
  package var title: String { name ?? address ?? "" }

  /// The address as it is compared.
  package var key: String { address?.lowercased() ?? "" }
}

/// Mails that answer each other, the oldest first; never none.
package struct MailThread: Sendable, Identifiable, Hashable {
  /// The identifier: that of the first mail.
  package let id: String
  /// The subject without marks of answers; empty where there is none.
  package let title: String
  /// The mails.
  package let mails: [Mail]

  /// The latest mail.
  package var last: Mail { mails[mails.count - 1] }

  init?(_ mails: [Mail]) {
    guard let first = mails.first else { return nil }
    self.mails = mails
    id = first.id
    title = mails.lazy.compactMap { $0.subject.map { MailSubject($0).base } }.first { !$0.isEmpty } ?? ""
  }

  /// The names of the authors other than the person, in the order in which they wrote; the person alone where
  /// nobody else did.
  package func authors(but own: String) -> [String] {
    var names: [String] = []
    for mail in mails {
      guard let sender = mail.sender, sender.key != own, !names.contains(sender.title) else { continue }
      names.append(sender.title)
    }
    return names.isEmpty ? mails.first?.sender.map { [$0.title] } ?? [] : names
  }
}
