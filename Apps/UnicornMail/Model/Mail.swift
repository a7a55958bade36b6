import Foundation
import Interchange
import Storage

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
  /// The files that came with it.
  package let attachments: [MailFile]
  /// The text in parts, for a person to read.
  package let parts: MailText
  /// The people, the subject and the text, as they are searched.
  let searched: String

  /// - Parameter keepsFiles: Whether the content of the files that came with it is kept, and not their names alone.
  init(_ mail: MailMessage, id: String, keepsFiles: Bool) {
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
    let text = mail.body.replacing("\r\n", with: "\n")
    self.text = text
    parts = MailText(text)
    attachments = mail.attachments.map { file in
      MailFile(
        name: file.name ?? file.type.replacing("/", with: "-"), byteCount: file.data.count,
        data: keepsFiles ? file.data : nil)
    }
    let people = [mail.sender].compactMap { $0 } + mail.recipients
    searched = MailSearch.folded(
      (people.flatMap { [$0.name, $0.address] } + [mail.subject, text]).compactMap { $0 }
        .joined(separator: "\n"))
  }
}

extension MailAddress {
  /// The name for a person: the display name, or else the address.
  package var title: String { name ?? address ?? "" }

  /// The address as it is compared.
  package var key: String { address?.lowercased() ?? "" }
}

/// A file that came with a mail.
package struct MailFile: Sendable, Hashable {
  /// The name, or else the media type with a "-".
  package let name: String
  /// The number of its bytes.
  package let byteCount: Int
  /// The bytes; nil where the mails that are open bring more than is kept.
  package let data: Data?
}

extension MailMessage {
  /// A name for a mail that says none itself: the same wherever and whenever the mail is read.
  var fingerprint: String {
    let checksum = Checksum()
    let values = [
      sender?.address, sender?.name, subject, date.map { String($0.timeIntervalSince1970) }, body,
    ]
    for value in values { checksum.add(Array((value ?? "").utf8) + [0]) }
    return "mail-" + checksum.finish().prefix(12).map { String($0, radix: 16) }.joined(separator: ".")
  }
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
