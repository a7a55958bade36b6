import CivilTime
import Conversations
import Foundation
import PlainText

/// WhatsApp's text export: "[13/03/2026, 19:02:11] Ana: text" (iOS), "13/03/2026, 19:02 - Ana: text"
/// (Android).
struct WhatsAppReader {
  var timeZone: TimeZone
  var locale: Locale

  /// Whether one of the first lines is the head of a message, as far as 4 kB.
  static func looksLikeExport(_ bytes: ArraySlice<UInt8>) -> Bool {
    var lines = ByteLines(bytes.prefix(4_096))
    var count = 0
    while let line = lines.next(), count < 5 {
      if line.isBlank { continue }
      if WhatsAppHead(line) != nil { return true }
      count += 1
    }
    return false
  }

  func conversation(_ bytes: ArraySlice<UInt8>, fileName: String?) -> Conversation {
    let phrases = ChatPhrases()
    var entries: [(head: WhatsAppHead, body: [UInt8])] = []
    var lines = ByteLines(bytes)
    while let line = lines.next() {
      if let head = WhatsAppHead(line) {
        entries.append((head, Array(head.rest)))
      } else if !entries.isEmpty {
        entries[entries.count - 1].body += [ASCII.lineFeed] + line
      }
    }
    let order = DateFieldOrder(entries.lazy.map(\.head.fields), locale: locale)
    var messages: [Message] = []
    var people: [Participant] = []
    var known: Set<String> = []
    for (index, entry) in entries.enumerated() {
      guard let said = phrases.message(entry.body[...].text) else { continue }
      let sender = WhatsAppReader.participant(said.name)
      if known.insert(said.name).inserted { people.append(sender) }
      let date = order.date(entry.head.fields).map {
        Instant.date($0, secondOfDay: entry.head.secondOfDay, in: timeZone)
      }
      messages.append(Message(id: "\(index + 1)", date: date, body: said.text, sender: sender))
    }
    // In a crowd the others are not listed beside every message: that would be quadratic.
    if people.count <= 50 {
      for index in messages.indices {
        messages[index].recipients = people.filter { $0 != messages[index].sender }
      }
    }
    return Conversation(title: WhatsAppReader.title(fileName), messages: messages)
  }

  /// A sender whom the phone's contacts don't know is a number, written "~ Ana" or "+55 11 ...".
  private static func participant(_ name: String) -> Participant {
    let plain = name.hasPrefix("~") ? String(name.dropFirst()).trimmed : name
    let isNumber = plain.hasPrefix("+") && plain.filter(\.isNumber).count >= 7
    return isNumber ? Participant(name: nil, handle: plain) : Participant(name: plain)
  }

  /// "WhatsApp Chat with Ana.txt" names the other side.
  private static func title(_ fileName: String?) -> String? {
    guard let name = fileName?.split(separator: "/").last, name.hasSuffix(".txt") else { return nil }
    let stem = name.dropLast(4)
    for opening in ["WhatsApp Chat with ", "WhatsApp Chat - ", "WhatsApp-Chat mit ", "Chat de WhatsApp con "]
    where stem.hasPrefix(opening) {
      return String(stem.dropFirst(opening.count)).trimmed.nonEmpty
    }
    return nil
  }
}

/// The phrases that WhatsApp itself puts into a chat, in its languages.
private struct ChatPhrases {
  private let system = FormatData.chatPhrases.system
  private let media = FormatData.chatPhrases.media
  private let edited = FormatData.chatPhrases.edited

  /// Name and text of a message; nil for the lines that the app wrote. A message that is only a medium has
  /// an empty text.
  func message(_ entry: String) -> (name: String, text: String)? {
    guard let colon = entry.range(of: ": ") ?? entry.range(of: ":", options: [.anchored, .backwards]) else {
      return nil
    }
    let name = ChatPhrases.unmarked(String(entry[..<colon.lowerBound]))
    guard !name.isEmpty, name.utf8.count <= 100, !name.contains("\n"), !name.contains("\""),
      !name.contains("“"),
      !contains(system, in: name)
    else { return nil }
    var text = ChatPhrases.unmarked(String(entry[colon.upperBound...]))
    if text.utf8.count <= 400 {
      let lowered = text.lowercased()
      if contains(system, in: lowered), text.utf8.count <= 200, !text.contains("\n") { return nil }
      if media.contains(lowered) { return (name, "") }
      if let mark = media.first(where: {
        $0.count > 6 && lowered.contains($0) && ($0.hasPrefix("<") || $0.hasPrefix("("))
      }) {
        return (name, ChatPhrases.caption(text, mark))
      }
    }
    for mark in edited where text.count > mark.count && text.suffix(mark.count).lowercased() == mark {
      text = String(text.dropLast(mark.count)).trimmed
    }
    return (name, text)
  }

  private func contains(_ phrases: [String], in text: String) -> Bool {
    let text = text.lowercased()
    return phrases.contains { text.contains($0) }
  }

  /// The lines below "IMG-1.jpg (file attached)" or "<attached: 1.jpg>".
  private static func caption(_ text: String, _ mark: String) -> String {
    text.split(separator: "\n").filter { !$0.lowercased().contains(mark) }.joined(separator: "\n")
  }

  /// Without the direction marks that the export puts around names and media.
  private static func unmarked(_ text: String) -> String {
    guard text.utf8.contains(0xE2) else { return text.trimmed }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !WhatsAppHead.isMark(scalar.value) { scalars.append(scalar) }
    return String(scalars).trimmed
  }
}
