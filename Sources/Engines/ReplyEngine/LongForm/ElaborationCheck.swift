import Foundation
import LanguageData

/// The check of a text in which a language model elaborates a reply: pure, linear in the texts, and strict. What
/// isn't sure to be right is dropped, because the draft that stands instead is right.
///
/// Names, days, times, numbers and addresses have to be among those that the thread or the draft writes, and a
/// number beside a day has to stand beside that day there. The chosen reply has to stand in it word for word;
/// words of another stance, reasons and questions have to be the draft's.
public struct ElaborationCheck: Sendable {
  /// The classes of phrases in the lexicon `replyElaboration`.
  private enum Class: Int {
    /// Words of a yes, and of a no.
    case accepting = 1
    case declining
    /// Words that begin a reason.
    case reason
    /// A day, a month, a part of the day.
    case date
    /// Numbers in words.
    case number
    /// A word that is written with a capital at the beginning of a sentence and is no name.
    case opener
    /// Words of a machine about itself, and places to be filled in.
    case machine
  }

  private let phrases: Lexicon

  /// - Throws: `LanguageDataError` where the phrases are missing.
  init(_ image: LanguageImage) throws { phrases = try image.required("replyElaboration") }

  /// The longest text for a draft, in letters.
  public static func longest(for draft: LongReply) -> Int { min(2_000, max(400, 3 * draft.answer.count)) }

  /// Returns what speaks against a text; nil where nothing does.
  ///
  /// - Parameters:
  ///   - sources: what was written: the thread's mails and subjects, the names of those who take part.
  func complaint(
    about text: String, draft: LongReply, reply: SuggestedReply, sources: [String]
  ) -> ElaborationComplaint? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return .empty }
    let limit = ElaborationCheck.longest(for: draft)
    if trimmed.count > limit { return .tooLong(limit: limit) }
    if !ElaborationCheck.isProse(trimmed) { return .notText }
    let written = Written(sources + [draft.text], phrases)
    let found = Written([trimmed], phrases)
    let own = Written([draft.text], phrases)
    func new(_ of: Class) -> String? {
      found.phrases[of.rawValue]?.first { !(own.phrases[of.rawValue]?.contains($0) ?? false) }
    }
    if new(.machine) != nil { return .notText }
    if !ElaborationCheck.folded(trimmed).contains(ElaborationCheck.folded(reply.text)) {
      return .replyMissing
    }
    if reply.stance != .accept, let words = new(.accepting), ElaborationCheck.isDecided(reply.stance) {
      return .stance(words)
    }
    if reply.stance != .decline, let words = new(.declining), ElaborationCheck.isDecided(reply.stance) {
      return .stance(words)
    }
    if let words = new(.reason) { return .reason(words) }
    if let address = found.addresses.first(where: { !written.addresses.contains($0) }) {
      return .address(address)
    }
    if let number = found.numbers.first(where: { !written.numbers.contains($0) }) { return .number(number) }
    let dates = found.phrases[Class.date.rawValue] ?? []
    if let date = dates.first(where: { !(written.phrases[Class.date.rawValue]?.contains($0) ?? false) }) {
      return .date(date)
    }
    if let pair = found.pairs.first(where: { !written.pairs.contains($0) }) {
      return .date("\(pair.date) … \(pair.number)")
    }
    if let name = found.names.first(where: { !written.words.contains($0.lowercased()) }) {
      return .name(name)
    }
    if trimmed.count(where: { $0 == "?" }) > draft.answer.count(where: { $0 == "?" }) { return .question }
    return nil
  }

  /// Stances beside which a yes or a no would be another answer.
  private static func isDecided(_ stance: ReplyStance) -> Bool {
    [.accept, .decline, .ask, .defer].contains(stance)
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().replacing("’", with: "'").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .trimmingCharacters(in: CharacterSet(charactersIn: ".!"))
  }

  /// Whether it is text in Latin letters, without controls, tags, code and lists of marks.
  private static func isProse(_ text: String) -> Bool {
    var letters = 0
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control, scalar != "\n" { return false }
      if scalar == "<" || scalar == ">" || scalar == "{" || scalar == "}" || scalar == "`" || scalar == "|" {
        return false
      }
      guard scalar.properties.isAlphabetic else { continue }
      // Latin, up to its second extension.
      if scalar.value > 0x24F { return false }
      letters += 1
    }
    return Double(letters) >= 0.6 * Double(text.unicodeScalars.count)
  }

  /// The facts that stand in texts.
  private struct Written {
    /// A day or a time of day with a number in the same sentence, nearer than some words.
    struct Pair: Hashable {
      var date: String
      var number: String
    }

    /// The words between a day and its number: "Tuesday, the 24th of March at 10".
    private static let reach = 5

    var words: Set<String> = []
    var numbers: Set<String> = []
    var names: [String] = []
    var addresses: Set<String> = []
    var phrases: [Int: Set<String>] = [:]
    var pairs: Set<Pair> = []

    init(_ texts: [String], _ lexicon: Lexicon) {
      for text in texts { read(text, lexicon) }
    }

    private mutating func read(_ text: String, _ lexicon: Lexicon) {
      for word in text.split(whereSeparator: { $0.isWhitespace || "<>()\",;".contains($0) })
      where word.contains("@") || word.contains("://") || word.lowercased().hasPrefix("www.") {
        addresses.insert(word.trimmingCharacters(in: .punctuationCharacters).lowercased())
      }
      let document = Document(text)
      let tokens = document.tokens
      var dates: [(place: Int, word: String)] = []
      var figures: [(place: Int, word: String)] = []
      var isOpening = true
      var index = 0
      while index < tokens.count {
        let token = tokens[index]
        if token.startsLine { isOpening = true }
        switch token.kind {
        case .sign:
          if token.isSign(".") || token.isSign("!") || token.isSign("?") || token.isSign(":") {
            isOpening = true
          }
          index += 1
          continue
        case .number, .ordinal:
          let number = Written.figure(token)
          numbers.insert(number)
          figures.append((index, number))
        case .word:
          let word = document.text(token.range)
          words.insert(word.lowercased())
          let match = lexicon.match(tokens, at: index)
          if let match {
            let phrase = Written.phrase(document, tokens[index..<(index + match.count)])
            // "may" and "march" are months with a capital alone.
            let isMonth = !["may", "march", "sun", "sat"].contains(phrase) || token.capitalised && !isOpening
            if match.value == Class.number.rawValue {
              let figure = Written.number(phrase)
              numbers.insert(figure)
              figures.append((index, figure))
            } else if match.value != Class.date.rawValue || isMonth {
              phrases[match.value, default: []].insert(Written.day(phrase))
              if match.value == Class.date.rawValue { dates.append((index, Written.day(phrase))) }
            }
            if match.count > 1 {
              for other in tokens[index..<(index + match.count)] where other.kind == .word {
                words.insert(document.text(other.range).lowercased())
              }
              index += match.count
              isOpening = false
              continue
            }
          }
          if token.capitalised, match == nil || match?.value == Class.opener.rawValue && !isOpening,
            word.lowercased() != "i", !word.lowercased().hasPrefix("i'")
          {
            names.append(word)
          }
        }
        isOpening = false
        index += 1
      }
      for date in dates {
        for figure in figures where abs(figure.place - date.place) <= Written.reach {
          pairs.insert(Pair(date: date.word, number: figure.word))
        }
      }
    }

    private static func figure(_ token: Token) -> String { String(token.value) }

    private static func phrase(_ document: Document, _ tokens: ArraySlice<Token>) -> String {
      tokens.map { document.text($0.range).lowercased() }.joined(separator: " ")
    }

    /// The whole name of a day or a month that is written short.
    private static func day(_ phrase: String) -> String {
      let whole = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february",
        "march", "april", "june", "july", "august", "september", "october", "november", "december",
      ]
      return phrase.count >= 3 && phrase.count <= 5
        ? whole.first { $0.hasPrefix(phrase) } ?? phrase : phrase
    }

    /// The digits of a number in words, so that "two" and "2" are the same.
    private static func number(_ phrase: String) -> String {
      let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
      ]
      return words.firstIndex(of: phrase).map(String.init) ?? phrase
    }
  }
}
