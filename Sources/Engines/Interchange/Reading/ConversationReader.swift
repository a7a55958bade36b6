import Conversations
import Foundation
import PlainText

/// A reader of conversations in files: mail, mail boxes, chat exports, Beckon's JSON, plain text.
///
/// The format is recognized by the content; the file's name only helps where the content doesn't tell.
/// `Guide/formats.md` describes the formats. Any bytes give conversations or an `InterchangeError`, in linear
/// time.
public struct ConversationReader: Sendable {
  /// The user's name or handle, as it stands in the file.
  public var me: String?
  /// The zone of times that a file gives without one.
  public var timeZone: TimeZone
  /// The locale, which decides the order of day and month where a file leaves it open.
  public var locale: Locale

  /// Creates a reader; without `me`, only formats that mark the user themselves have a participant marked.
  public init(me: String? = nil, timeZone: TimeZone, locale: Locale) {
    self.me = me
    self.timeZone = timeZone
    self.locale = locale
  }

  /// The conversations of a file; never none.
  /// - Parameter fileName: the file's name, a hint and a source of titles; nothing is opened.
  /// - Throws: `InterchangeError` where the file is empty, damaged, of a kind or version that isn't read, or
  ///   where `me` is nobody who is in it.
  public func conversations(in data: Data, fileName: String? = nil) throws -> [Conversation] {
    // Mail boxes can be larger than memory; the others are not.
    let opening = [UInt8](data.prefix(1_000))
    let isMailbox =
      opening.first == UInt8(ascii: "F") && SourceFormat.detect(opening[...], fileName: nil) == .mailbox
    let found =
      isMailbox ? try threads(data) : try read(try SourceText.normalized(data), fileName: fileName)
    guard found.contains(where: { !$0.messages.isEmpty }) else {
      throw InterchangeError(.empty, "the file has no message in it")
    }
    guard let me = me?.trimmed.nonEmpty else { return found }
    return try UserIdentity(me).applied(to: found)
  }

  private func read(_ bytes: [UInt8], fileName: String?) throws -> [Conversation] {
    switch SourceFormat.detect(bytes[...], fileName: fileName) {
    case .json: return try JSONConversationReader(timeZone: timeZone).conversations(bytes)
    case .mail:
      let mail = try MailMessage(bytes[...])
      return [
        Conversation(
          title: mail.subject, messages: [mail.message(id: mail.messageID ?? "mail-1")], isMail: true)
      ]
    case .mailbox:
      return try threads(Data(bytes))
    case .whatsApp:
      return [
        WhatsAppReader(timeZone: timeZone, locale: locale).conversation(bytes[...], fileName: fileName)
      ]
    case .html:
      let text = HTMLText(bytes[...].text).text
      return [Conversation(messages: [Message(id: "1", date: nil, body: text, sender: nil)])]
    case .text: return [PlainTextReader(me: me).conversation(bytes[...])]
    }
  }

  private func threads(_ data: Data) throws -> [Conversation] {
    var threads = MailThreads()
    var mailbox = Mailbox(data)
    while var mail = try mailbox.next() {
      mail.attachments = []
      threads.add(mail)
    }
    return threads.conversations()
  }
}
