import Conversations
import LanguageData
import SuggestionEngine

/// A reader of names with which somebody in a group is called on: "Gwyn?", "vik & mo?"
struct AddressReader {
  /// The first names of the reader, and those of everybody, in small letters.
  private let own: [String]
  private let all: [String]
  private let words: ReplyWords
  private let forms: FormWords

  /// The words up to which a sentence may be a call.
  private static let longest = 4
  /// The letters from which on the beginning of a name stands for it: "Vik".
  private static let shortest = 2

  init(_ message: Message, _ words: ReplyWords, _ forms: FormWords) {
    self.words = words
    self.forms = forms
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

  /// Whether a message is said to somebody else: to another of a group ("Bob, can you …"), or to a person of a name
  /// that nobody here has, as a wrong number does ("Hi Brian, it's Dave").
  ///
  /// Only where the reader's own name is known and isn't in it.
  ///
  /// - Parameter knows: whether a word is one of a language, and so no name.
  func isForSomebodyElse(_ digest: MessageDigest, knows: (Token) -> Bool) -> Bool {
    guard !own.isEmpty, !names(digest) else { return false }
    let tokens = digest.document.tokens
    var index = tokens.startIndex
    var isGreeting = false
    while index < tokens.endIndex, forms.of(tokens[index]) == .lead {
      isGreeting = true
      index += 1
    }
    guard index + 1 < tokens.endIndex, tokens[index].kind == .word else { return false }
    let name = digest.document.text(tokens[index].range).lowercased()
    let isOther = all.contains(name)
    guard
      isOther
        || tokens[index].capitalised && !tokens[index].upper && forms.of(tokens[index]) == nil
          && !words.isCalledSo(tokens[index].hash) && !own.contains(where: { $0.first == name.first })
    else { return false }
    var next = index + 1
    let isParted = tokens[next].kind == .sign && !tokens[next].isSign("'")
    while next < tokens.endIndex, tokens[next].kind == .sign { next += 1 }
    guard next < tokens.endIndex else { return false }
    // Whoever says who they are, and calls the reader by another name, doesn't know the reader.
    if !isOther, isGreeting { return AddressReader.introducing.contains(tokens[next].hash) }
    guard let kind = forms.of(tokens[next]) else { return false }
    let behind = next + 1 < tokens.endIndex ? forms.of(tokens[next + 1]) : nil
    if isOther {
      // "Bob can you", "Priya are you", but not "Bob is late".
      return kind == .you
        || kind.isAuxiliary && (behind == .you || isParted && behind.map(\.isSubject) ?? false)
        || kind == .lead && !isGreeting || kind.isWh && isParted
    }
    // "Susie did you …": a word that no language knows is a name.
    let isUnknown = tokens[index].range.count >= AddressReader.shortestName && !knows(tokens[index])
    return isUnknown && !isParted && kind.isAuxiliary && behind == .you
  }

  /// The letters from which on an unknown word is taken for a name.
  private static let shortestName = 3

  private static let introducing: Set<UInt64> = [
    Token.hash(of: "its"), Token.hash(of: "it's"), Token.hash(of: "this"), Token.hash(of: "it"),
  ]

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
