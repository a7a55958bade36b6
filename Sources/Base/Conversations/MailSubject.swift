import Foundation
import PlainText

/// The subject of a mail without the prefixes of answers and forwards.
package struct MailSubject: Sendable, Hashable {
  /// The subject without "Re:", "AW:", "Re[2]:" and the like.
  package let base: String
  /// A Boolean value that indicates whether the subject had one of these.
  package let isReply: Bool

  /// Reads a subject as a mail's header has it. At most twenty prefixes are taken off.
  package init(_ subject: String) {
    var rest = subject[...]
    var isReply = false
    for _ in 0..<20 {
      rest = rest.drop { $0.isWhitespace }
      let head = rest.prefix(14)
      guard let colon = head.firstIndex(where: { $0 == ":" || $0 == "：" }) else { break }
      let word = head[..<colon].prefix { $0 != "[" && $0 != "(" }.filter { !$0.isNumber }
      guard MailSubject.prefixes.contains(WordForm.of(String(word))) else { break }
      isReply = true
      rest = rest[head.index(after: colon)...]
    }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    base = String(rest)
    self.isReply = isReply
  }

  /// The prefixes that mail programs write before the subject of an answer or a forward, in their languages.
  private static let prefixes: Set<String> = {
    do {
      let words = try JSONDecoder().decode(
        [String].self, from: Data(PackageResources.mail_subject_prefixes_json))
      return Set(words.map(WordForm.of))
    } catch {
      preconditionFailure("mail-subject-prefixes.json is no list of texts: \(error)")
    }
  }()
}
