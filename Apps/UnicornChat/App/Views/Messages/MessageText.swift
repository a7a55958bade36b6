import Foundation
import SwiftUI
import UnicornChatModel

/// The text of messages with their links.
enum MessageText {
  /// Texts of more bytes are shortened until a person wants the rest.
  static let longest = 3_000
  /// Only so much of a text is searched for links, in characters.
  private static let searched = 20_000

  static func shortened(_ text: String) -> String { String(text.prefix(longest / 2)) + "…" }

  /// A text in which addresses of the web and of mail lead there, and mentions of people stand out.
  static func attributed(_ text: String, isOnTint: Bool, naming names: [String] = []) -> AttributedString {
    var result = AttributedString()
    var rest = text.startIndex
    let mentions = Mention.ranges(of: names, in: text).map { (range: $0, url: URL?.none) }
    let parts = (links(in: text).map { (range: $0.range, url: URL?.some($0.url)) } + mentions)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (range, url) in parts where range.lowerBound >= rest {
      result += AttributedString(text[rest..<range.lowerBound])
      var part = AttributedString(text[range])
      if let url {
        part.link = url
        part.underlineStyle = .single
      } else {
        part.inlinePresentationIntent = .stronglyEmphasized
      }
      if isOnTint { part.foregroundColor = .white }
      result += part
      rest = range.upperBound
    }
    return result + AttributedString(text[rest...])
  }

  /// The first address of the web in a message, for a card.
  static func firstLink(in message: Message) -> URL? {
    message.links.first { isWeb($0) } ?? links(in: message.text).first { isWeb($0.url) }?.url
  }

  fileprivate static func isWeb(_ url: URL) -> Bool {
    // A name before the host ("https://bank.example@evil.example") hides where an address leads.
    ["http", "https"].contains(url.scheme?.lowercased() ?? "") && url.user() == nil
      && url.host(percentEncoded: false).map { !$0.contains("@") } ?? false
  }

  /// The addresses in a text, in their order. Linear in its length.
  static func links(in text: String) -> [(range: Range<String.Index>, url: URL)] {
    text.prefix(searched).split(whereSeparator: \.isWhitespace).compactMap { word in
      // What opens and ends a sentence isn't part of an address; a bracket is where it was opened in it.
      var word = word.drop { "(<[{\"'“‘".contains($0) }
      while let last = word.last, isPunctuation(last, ending: word) { word.removeLast() }
      guard word.count <= 2_000, let url = url(word) else { return nil }
      return (word.startIndex..<word.endIndex, url)
    }
  }

  private static func isPunctuation(_ last: Character, ending word: Substring) -> Bool {
    last == ")" ? !word.contains("(") : ".,;:!?>]}\"'”’…".contains(last)
  }

  private static func url(_ word: Substring) -> URL? {
    let lower = word.prefix(8).lowercased()
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
      return URL(string: String(word)).flatMap { isWeb($0) ? $0 : nil }
    }
    if lower.hasPrefix("www."), word.dropFirst(4).contains(".") {
      return URL(string: "https://\(word)").flatMap { isWeb($0) ? $0 : nil }
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].first != ".",
      word.utf8.allSatisfy({ $0 > 32 && $0 < 127 && !"<>()[]\\,;:\"/?#%".utf8.contains($0) })
    else { return nil }
    return URL(string: "mailto:\(word)")
  }
}

/// A text of a few emoji and nothing else, which is shown large.
struct EmojiText {
  let text: String

  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard (1...3).contains(text.count), text.utf8.count < 100,
      text.allSatisfy({
        $0.unicodeScalars.first?.properties.isEmojiPresentation == true
          || $0.unicodeScalars.contains("\u{FE0F}") && $0.unicodeScalars.first?.properties.isEmoji == true
      })
    else { return nil }
    self.text = text
  }
}

/// The reading of a message's text that is needed to show it. Kept, as a message is shown in every window
/// that has its conversation open.
@MainActor
struct MessageReading {
  private static var kept: [String: MessageReading] = [:]
  /// So many are kept at most; of longer texts none.
  private static let most = 2_000

  let text: String
  /// The text in one line, no longer than is said or shown in short.
  let line: String
  /// The text where it is a few emoji and nothing else.
  let emoji: EmojiText?
  private let links: [URL]

  static func of(_ text: String) -> MessageReading {
    if let known = kept[text] { return known }
    let reading = MessageReading(text)
    if text.utf8.count <= MessageText.longest {
      if kept.count >= most { kept = [:] }
      kept[text] = reading
    }
    return reading
  }

  private init(_ text: String) {
    self.text = text
    line = ConversationPreview.line(text)
    emoji = EmojiText(text)
    links = MessageText.links(in: text).map(\.url)
  }

  /// The text with its links.
  func shown(isOnTint: Bool, naming names: [String]) -> Text {
    links.isEmpty && names.isEmpty
      ? Text(verbatim: text) : Text(MessageText.attributed(text, isOnTint: isOnTint, naming: names))
  }

  /// The first address of the web in a message with this text, for a card.
  func firstLink(in message: Message) -> URL? {
    message.links.isEmpty && links.isEmpty
      ? nil : message.links.first(where: MessageText.isWeb) ?? links.first(where: MessageText.isWeb)
  }
}
