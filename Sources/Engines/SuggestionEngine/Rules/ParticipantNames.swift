import Conversations

/// The names of those who take part in a message's conversation, as rules ask for them.
struct ParticipantNames: Sendable {
  /// The words of all names, as they are written.
  let words: Set<String>
  /// The reader's own names, whole and the first word alone, in lower case.
  let readers: Set<String>
  /// The first words of all names, by themselves in lower case; of several the first stands.
  let firstNames: [String: String]

  init(_ message: Message) {
    var words: Set<String> = []
    var readers: Set<String> = []
    var firstNames: [String: String] = [:]
    for person in [message.sender].compactMap({ $0 }) + message.recipients {
      guard let name = person.name else { continue }
      let parts = name.split(separator: " ").map(String.init)
      words.formUnion(parts)
      if let first = parts.first, firstNames[first.lowercased()] == nil {
        firstNames[first.lowercased()] = first
      }
      guard person.isUser else { continue }
      readers.insert(name.lowercased())
      if let first = name.lowercased().split(separator: " ").first { readers.insert(String(first)) }
    }
    self.words = words
    self.readers = readers
    self.firstNames = firstNames
  }
}
