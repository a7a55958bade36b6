import Conversations
import LanguageData
import SuggestionEngine

/// A reader of names with which somebody in a group is called on: "Gwyn?", "vik & mo?"
struct AddressReader {
  /// The first names of the reader, and those of everybody, in small letters.
  private let own: [String]
  private let all: [String]

  /// The words up to which a sentence may be a call.
  private static let longest = 4
  /// The letters from which on the beginning of a name stands for it: "Vik".
  private static let shortest = 2

  init(_ message: Message) {
    let people = message.recipients + (message.sender.map { [$0] } ?? [])
    func first(_ person: Participant) -> String? {
      person.name?.split(separator: " ").first.map { $0.lowercased() }
    }
    own = people.filter(\.isUser).compactMap(first)
    all = people.compactMap(first)
  }

  /// Whether a message ends with the reader's name and nothing that is asked: it's their turn.
  func isTurn(_ digest: MessageDigest) -> Bool {
    guard let last = digest.sentences.last(where: { !$0.isEmpty }) else { return false }
    let words = texts(digest, last)
    guard (1...AddressReader.longest).contains(words.count), words.contains(where: isOwn) else {
      return false
    }
    let asks = digest.document.tokens[last].contains { $0.isSign("?") || $0.isSign(".") && !$0.spaced }
    // A word that is no name may stand beside it, as in "Mpho wena?", but not a sentence.
    return asks
      && words.filter { word in !all.contains { AddressReader.isName(word, of: $0) } }.count
        <= (words.count > 2 ? 0 : 1)
  }

  /// Whether a message names the reader.
  func names(_ digest: MessageDigest) -> Bool {
    texts(digest, digest.document.tokens.indices).contains { own.contains($0) }
  }

  private func isOwn(_ word: String) -> Bool { own.contains { AddressReader.isName(word, of: $0) } }

  private func texts(_ digest: MessageDigest, _ range: Range<Int>) -> [String] {
    digest.document.tokens[range].filter { $0.kind == .word }
      .map { digest.document.text($0.range).lowercased() }
  }

  private static func isName(_ word: String, of name: String) -> Bool {
    word == name || word.count >= shortest && name.hasPrefix(word)
  }
}
