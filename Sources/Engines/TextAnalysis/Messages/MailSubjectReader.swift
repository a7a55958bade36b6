import LanguageData

/// Reads what the subject of a mail is about, whatever answers and forwards put before it.
package struct MailSubjectReader: Sendable {
  private let replyPrefix: Lexicon?

  /// - Throws: where the language data is missing or damaged.
  package init() throws { replyPrefix = try LanguageImage.shared().lexicon("mailReplyPrefix") }

  /// A subject without "Re:", "AW:", "Re[2]:" and the like, and whether it had one of these.
  package func base(of subject: String) -> (subject: String, isReply: Bool) {
    var rest = subject[...]
    var isReply = false
    for _ in 0..<20 {
      rest = rest.drop { $0.isWhitespace }
      let head = rest.prefix(14)
      guard let colon = head.firstIndex(where: { $0 == ":" || $0 == "：" }) else { break }
      let word = head[..<colon].prefix { $0 != "[" && $0 != "(" }.filter { !$0.isNumber }.lowercased()
      guard replyPrefix?.value(of: word) != nil else { break }
      isReply = true
      rest = rest[head.index(after: colon)...]
    }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return (String(rest), isReply)
  }
}
