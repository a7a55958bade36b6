import Foundation
import LanguageData

/// The way in which a person begins and ends their mails, as earlier ones of theirs show it.
struct MailHabits: Sendable {
  /// The word of greeting: "Hi".
  private(set) var greeting: String?
  /// The line before the name: "Best,".
  private(set) var signOff: String?
  /// The name as they write it: "Sam".
  private(set) var name: String?

  /// The lexicon's classes of phrases.
  private enum Class: Int {
    case greeting = 1
    case signOff
  }

  private static let longestName = 30

  /// - Parameter texts: what the person wrote in earlier mails, the latest last.
  init(of texts: [String], phrases: Lexicon) {
    for text in texts.reversed() {
      let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      if greeting == nil, let first = lines.first, first.count <= 2 * MailHabits.longestName,
        first.last.map({ ",!:".contains($0) }) ?? false, let match = match(first, phrases, .greeting)
      {
        greeting = match
      }
      guard signOff == nil, lines.count > 1 else { continue }
      for place in lines.indices.suffix(2).dropFirst(0) where place > 0 {
        let line = lines[place]
        guard line.count <= MailHabits.longestName, match(line, phrases, .signOff) != nil else { continue }
        signOff = line
        if place + 1 < lines.count, lines[place + 1].count <= MailHabits.longestName {
          name = lines[place + 1]
        }
        break
      }
    }
  }

  /// The words at the beginning of a line that belong to a class.
  private func match(_ line: String, _ phrases: Lexicon, _ of: Class) -> String? {
    let document = Document(line)
    guard let match = phrases.match(document.tokens, at: 0), match.value == of.rawValue else { return nil }
    return document.text(0..<Int(document.tokens[match.count - 1].end))
  }
}
