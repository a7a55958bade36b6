import Foundation

/// The words that a person looks for in mails.
package struct MailSearch: Sendable, Hashable {
  private let words: [String]

  /// Reads the words; letters with and without marks, large and small are the same.
  package init(_ text: String) {
    words = MailSearch.folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether nothing is looked for.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns the threads in which one mail has all the words, in its people, its subject or its text. Linear in the
  /// letters.
  package func found(in threads: [MailThread]) -> [MailThread] {
    words.isEmpty ? threads : threads.filter { $0.mails.contains(where: isIn) }
  }

  private func isIn(_ mail: Mail) -> Bool { words.allSatisfy { mail.searched.contains($0) } }

  /// A text without marks and large letters.
  static func folded(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.lowercased() : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
