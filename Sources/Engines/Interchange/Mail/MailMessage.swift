import Conversations
import Foundation
import PlainText

/// A mail as it lies in a file (RFC 5322 with MIME), read for its text and what comes with it.
public struct MailMessage: Sendable {
  /// The "Message-ID" without its brackets, where there is one.
  public var messageID: String?
  /// The mails it answers, from "References" and "In-Reply-To", the oldest first.
  public var references: [String]
  /// The date of the "Date" field, where it can be read.
  public var date: Date?
  /// The subject, decoded, where there is one.
  public var subject: String?
  /// The first mailbox of "From", or else of "Sender", where there is one.
  public var sender: MailAddress?
  /// The mailboxes of "To" and "Cc".
  public var recipients: [MailAddress]
  /// The mailboxes of "Cc", which are among the recipients too.
  public var copied: [MailAddress]
  /// The mailboxes of "Reply-To", where the sender wants an answer to go.
  public var replyAddresses: [MailAddress]
  /// The text to read: the plain part where there is one, else that of the HTML part.
  public var body: String
  /// The files that came with it, and parts that aren't text.
  public var attachments: [MailAttachment]
  /// schema.org data of its HTML parts.
  public var structuredData: [StructuredData]

  /// Reads a mail; damaged parts are read as far as they go. Linear in the bytes.
  /// - Throws: `InterchangeError` where the bytes don't begin with a header field, or nothing is there.
  public init(_ data: Data) throws { try self.init([UInt8](data)[...]) }

  init(_ bytes: ArraySlice<UInt8>) throws {
    let root = MailPart(bytes)
    guard !root.header.fields.isEmpty else {
      throw InterchangeError(
        bytes.isBlank ? .empty : .damaged,
        bytes.isBlank
          ? "the mail is empty" : "line 1: expected a header field such as \"From: name <address>\"")
    }
    let header = root.header
    messageID = header.identifiers("message-id").first
    var chain = header.identifiers("references").suffix(100).map { $0 }
    for parent in header.identifiers("in-reply-to").prefix(5) where !chain.contains(parent) {
      chain.append(parent)
    }
    references = chain
    date = header.text("date").flatMap(MailDate.date)
    subject = header.text("subject")
    sender = header.addresses("from").first ?? header.addresses("sender").first
    copied = header.addresses("cc")
    recipients = header.addresses("to") + copied
    replyAddresses = header.addresses("reply-to")
    var content = MailContent()
    content.add(root)
    body = content.text
    attachments = content.attachments
    structuredData = content.structuredData
  }

  /// As a message of a conversation; `id` stands in where the mail has none.
  func message(id: String) -> Message {
    Message(
      id: id, date: date, subject: subject, body: body, sender: sender?.participant,
      recipients: recipients.map(\.participant), copied: copied.map(\.participant))
  }
}

/// A file that came with a mail.
public struct MailAttachment: Sendable, Hashable {
  /// The file name, where the part states one.
  public var name: String?
  /// The media type, in lower case: "application/pdf".
  public var type: String
  /// The content in bytes, decoded; for text in the charset the part names.
  public var data: Data

  /// Creates an attachment.
  public init(name: String?, type: String, data: Data) {
    self.name = name
    self.type = type
    self.data = data
  }
}

/// The readable content of a mail's parts.
private struct MailContent {
  private var texts: [String] = []
  var attachments: [MailAttachment] = []
  var structuredData: [StructuredData] = []

  var text: String { texts.joined(separator: "\n\n") }

  /// Adds a part and those in it, as RFC 2046 asks them to be shown.
  mutating func add(_ part: MailPart) {
    switch part.type.value {
    case "multipart/alternative": addAlternative(part)
    case "multipart/related":
      for (index, child) in part.children.enumerated() {
        if index == 0 { add(child) } else { attach(child) }
      }
    case _ where part.isMultipart:
      if part.children.isEmpty {
        // The boundary is missing or never comes: what is there is better than nothing.
        let text = part.text.trimmed
        if !text.isEmpty { texts.append(text) }
      }
      for child in part.children { add(child) }
    case _ where part.isInlineText:
      let text = readable(part).trimmed
      if !text.isEmpty { texts.append(text) }
    default: attach(part)
    }
  }

  /// The plain text where it says anything, else the HTML, else whatever comes last.
  private mutating func addAlternative(_ part: MailPart) {
    var branches: [(isPlain: Bool, content: MailContent)] = []
    for child in part.children {
      var content = MailContent()
      content.add(child)
      branches.append((child.type.value == "text/plain", content))
    }
    let chosen =
      branches.first { $0.isPlain && !$0.content.text.isEmpty } ?? branches.last { !$0.content.text.isEmpty }
    if let chosen { texts += chosen.content.texts }
    for branch in branches {
      attachments += branch.content.attachments
      structuredData += branch.content.structuredData
    }
  }

  private mutating func readable(_ part: MailPart) -> String {
    let text = part.text
    switch part.type.value {
    case "text/html", "text/enriched":
      let html = HTMLText(text)
      structuredData += html.structuredData
      return html.text
    default:
      let plain = MailContent.withoutComments(text)
      guard part.type["format"]?.lowercased() == "flowed" else { return plain }
      return FlowedText.unfolded(plain, deletingSpace: part.type["delsp"]?.lowercased() == "yes")
    }
  }

  /// A plain text without the comments of HTML that programs leave in it which make one of the other. Linear.
  private static func withoutComments(_ text: String) -> String {
    guard text.contains("<!--") else { return text }
    var output = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--"),
      let end = rest[start.upperBound...].firstRange(of: "-->")
    {
      output += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return output + rest
  }

  private mutating func attach(_ part: MailPart) {
    if part.isMultipart {
      for child in part.children { attach(child) }
      return
    }
    let data = Data(part.decoded)
    guard !data.isEmpty || part.fileName != nil else { return }
    attachments.append(MailAttachment(name: part.fileName, type: part.type.value, data: data))
  }
}
