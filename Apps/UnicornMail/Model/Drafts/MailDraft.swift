import Foundation
import Interchange

/// An answer that isn't sent: the content of a draft as an `.eml` file, which mail programs open for further
/// writing (RFC 5322, MIME as in RFC 2045 to 2047).
package struct MailDraft: Sendable {
  /// The mail that is answered.
  package var answered: Mail
  /// The person who writes.
  package var author: MailAddress
  /// The text.
  package var text: String
  /// The moment at which it is saved.
  package var date: Date
  /// The part of its "Message-ID" before the "@".
  package var identifier: String
  /// Whether those get a copy to whom the answered mail went too.
  package var includesEverybody: Bool

  /// The mails that "References" names at most; the first stays, as RFC 5537 asks.
  private static let mostReferences = 20
  /// The longest line that isn't folded.
  private static let line = 76

  /// Creates a draft.
  package init(
    answering mail: Mail, author: MailAddress, text: String, date: Date, identifier: String,
    includesEverybody: Bool = false
  ) {
    self.includesEverybody = includesEverybody
    answered = mail
    self.author = author
    self.text = text
    self.date = date
    self.identifier = identifier
  }

  /// The people to whom the answer would go: to whom the sender wants it, else to the sender; where the person
  /// themselves wrote the mail, to those to whom they wrote.
  package var recipients: [MailAddress] {
    if let sender = answered.sender, !sender.key.isEmpty, sender.key == author.key {
      return MailDraft.usable(answered.recipients, except: [])
    }
    let named = MailDraft.usable(answered.replyAddresses, except: [])
    return named.isEmpty ? MailDraft.usable([answered.sender].compactMap { $0 }, except: []) : named
  }

  /// Whether the sender wants answers to go elsewhere than to themselves.
  package var goesElsewhere: Bool {
    answered.sender?.key != author.key && !MailDraft.usable(answered.replyAddresses, except: []).isEmpty
      && recipients.map(\.key) != [answered.sender?.key]
  }

  /// The others to whom the answered mail went, who can get a copy: neither the person nor who gets the answer.
  package var others: [MailAddress] {
    MailDraft.usable(answered.recipients + answered.copied, except: recipients + [author])
  }

  /// The name of the file: the subject, in signs that file systems take.
  package var fileName: String {
    let kept = subject.unicodeScalars.map { scalar -> Character in
      let isControl = [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory)
      return isControl || "/\\:*?\"<>|".unicodeScalars.contains(scalar) ? " " : Character(scalar)
    }
    let name = String(kept).split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(80)
      .trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    return "\(name.isEmpty || name == "Re" ? "Draft" : name).eml"
  }

  private static func usable(_ addresses: [MailAddress], except others: [MailAddress]) -> [MailAddress] {
    var known = Set(others.map(\.key))
    return addresses.filter { isUsable($0.address) && known.insert($0.key).inserted }
  }

  /// The subject, with one mark of an answer.
  package var subject: String {
    let subject = answered.subject ?? ""
    return MailSubject(subject).isReply ? subject : "Re: \(subject)"
  }

  /// The bytes of the file. No value of the answered mail can begin a header field, end the header or add a
  /// recipient.
  package var data: Data {
    var fields: [(String, String)] = []
    if MailDraft.isUsable(author.address) { fields.append(("From", MailDraft.mailbox(author))) }
    if !recipients.isEmpty {
      fields.append(("To", recipients.map(MailDraft.mailbox).joined(separator: ",\r\n ")))
    }
    if includesEverybody, !others.isEmpty {
      fields.append(("Cc", others.map(MailDraft.mailbox).joined(separator: ",\r\n ")))
    }
    fields.append(("Subject", MailDraft.words(subject)))
    fields.append(("Date", MailDraft.formatted(date)))
    let host = author.key.split(separator: "@").last.map(String.init) ?? "localhost"
    let own = "\(identifier)@\(MailDraft.isUsable(author.address) ? host : "localhost")"
    if MailDraft.isIdentifier(own) { fields.append(("Message-ID", "<\(own)>")) }
    if let id = answered.messageID, MailDraft.isIdentifier(id) { fields.append(("In-Reply-To", "<\(id)>")) }
    let chain = references
    if !chain.isEmpty {
      fields.append(("References", chain.map { "<\($0)>" }.joined(separator: "\r\n ")))
    }
    fields += [
      ("X-Unsent", "1"), ("MIME-Version", "1.0"), ("Content-Type", "text/plain; charset=utf-8"),
      ("Content-Transfer-Encoding", "quoted-printable"),
    ]
    let head = fields.map { "\($0.0): \($0.1)\r\n" }.joined()
    return Data("\(head)\r\n\(MailDraft.quotedPrintable(text))".utf8)
  }

  private var references: [String] {
    var chain = answered.references
    if let id = answered.messageID {
      chain.removeAll { $0 == id }
      chain.append(id)
    }
    chain = chain.filter(MailDraft.isIdentifier)
    guard chain.count > MailDraft.mostReferences, let first = chain.first else { return chain }
    return [first] + chain.suffix(MailDraft.mostReferences - 1)
  }

  // MARK: Values of header fields

  /// Printable ASCII with one "@" between parts, and no sign that separates.
  static func isUsable(_ address: String?) -> Bool {
    guard let address, address.utf8.count <= 254 else { return false }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>()[]\\,;:\"".utf8.contains($0) }
  }

  static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 250
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
  }

  private static func mailbox(_ address: MailAddress) -> String {
    let place = "<\(address.address ?? "")>"
    guard let name = address.name.map(oneLine), !name.isEmpty else { return place }
    let isPlain = name.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isPlain && name.count <= 60 && !name.contains("=?")
      ? "\"\(name)\" \(place)" : "\(words(name)) \(place)"
  }

  /// A text in one line: controls and ends of lines are spaces.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.prefix(500).unicodeScalars.map {
          $0.properties.generalCategory == .control || $0.value == 0x2028 || $0.value == 0x2029 ? " " : $0
        })
    ).trimmingCharacters(in: .whitespaces)
  }

  /// A text as it is where it is short ASCII, else in encoded words (RFC 2047, 2: none longer than 75 letters).
  static func words(_ text: String) -> String {
    let text = oneLine(text)
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain, text.count <= 60, !text.contains("=?") { return text }
    var words: [String] = []
    var part = ""
    func end() {
      if !part.isEmpty { words.append("=?utf-8?B?\(Data(part.utf8).base64EncodedString())?=") }
      part = ""
    }
    // By code points: a letter with a thousand marks would be longer than a word may be.
    for scalar in text.unicodeScalars {
      if part.utf8.count + String(scalar).utf8.count > 42 { end() }
      part.unicodeScalars.append(scalar)
    }
    end()
    return words.joined(separator: "\r\n ")
  }

  private static func formatted(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss Z"
    return formatter.string(from: date)
  }

  // MARK: The text

  /// A text as quoted-printable (RFC 2045, 6.7), with CRLF between its lines.
  static func quotedPrintable(_ text: String) -> String {
    var output = ""
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      var length = 0
      let bytes = Array(line.utf8)
      for (index, byte) in bytes.enumerated() {
        let isSpace = byte == 0x20 || byte == 0x09
        // A space at the end goes on the way; "From " and a single dot are changed by mail boxes and servers.
        let isPlain =
          isSpace && index < bytes.count - 1
          || byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "=")
            && !(index == 0 && (byte == UInt8(ascii: "F") || byte == UInt8(ascii: ".")))
        let written = isPlain ? String(UnicodeScalar(byte)) : "=" + hexadecimal(byte)
        if length + written.count > MailDraft.line - 1 {
          output += "=\r\n"
          length = 0
        }
        output += written
        length += written.count
      }
      output += "\r\n"
    }
    return output
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }
}
