import Conversations
import PlainText

/// Plain text: "Name: text" lines as a chat, else one message.
struct PlainTextReader {
  /// The user, whose name settles what a chat's names are.
  var me: String?

  func conversation(_ bytes: ArraySlice<UInt8>) -> Conversation {
    if let chat = chat(bytes) { return chat }
    let text = Charset.decode(Array(bytes), charset: "us-ascii").replacing("\0", with: "").trimmed
    return Conversation(messages: [Message(id: "1", date: nil, body: text, sender: nil)])
  }

  /// A chat has two or more messages, begins with one, and its names aren't labels ("Where:", "When:");
  /// other lines go on with the message above.
  private func chat(_ bytes: ArraySlice<UInt8>) -> Conversation? {
    var messages: [(name: String, body: [UInt8])] = []
    var names: [String] = []
    var seen: Set<String> = []
    var written = 0
    var lines = ByteLines(bytes)
    while let line = lines.next() {
      if !line.isBlank { written += 1 }
      if let (name, text) = PlainTextReader.head(line) {
        if PlainTextReader.labels.contains(WordForm.of(name)),
          me.map({ $0.lowercased() != name.lowercased() }) ?? true
        {
          // A text with fields, or a field within a message.
          if messages.isEmpty { return nil }
          messages[messages.count - 1].body += [ASCII.lineFeed] + line
          continue
        }
        if seen.insert(name).inserted { names.append(name) }
        messages.append((name, Array(text)))
      } else if messages.isEmpty {
        if !line.isBlank { return nil }
      } else {
        messages[messages.count - 1].body += [ASCII.lineFeed] + line
      }
    }
    // Names come back in a chat; headings don't. Two lines by two people are a chat too.
    let repeats = messages.count > names.count || (names.count == 2 && written <= 3)
    guard messages.count >= 2, names.count <= 50, repeats, messages.count * 4 >= written else { return nil }
    let people = names.map { Participant(name: $0) }
    return Conversation(
      messages: messages.enumerated().map { index, message in
        Message(
          id: "\(index + 1)", date: nil, body: message.body[...].trimmed.text,
          sender: Participant(name: message.name), recipients: people.filter { $0.name != message.name })
      })
  }

  private static let labels = Set(FormatData.chatPhrases.fieldLabels.map(WordForm.of))

  /// "Ana Souza: text": up to four words of letters, then a colon and a space.
  static func head(_ line: ArraySlice<UInt8>) -> (name: String, text: ArraySlice<UInt8>)? {
    let line = line.trimmed
    guard let colon = line.prefix(60).firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return nil
    }
    let after = line[(colon + 1)...]
    guard after.first == ASCII.space || after.isEmpty else { return nil }
    let name = line[..<colon].text
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "+",
      name.split(separator: " ").count <= 4, !name.contains("\u{FFFD}"), name == name.trimmed
    else { return nil }
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
        || " '’.-_+@".unicodeScalars.contains($0)
        || ("0"..."9").contains($0)
    }
    return isName ? (name, after.trimmed) : nil
  }
}
