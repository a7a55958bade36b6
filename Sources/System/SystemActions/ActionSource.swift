import SuggestionEngine

/// Where a suggested action comes from.
package struct ActionSource: Sendable, Hashable {
  /// Somebody who takes part in the conversation.
  package struct Person: Sendable, Hashable {
    package var name: String?
    /// A mail address, a phone number, or what the app calls them by.
    package var handle: String?
    /// Whether it is the one who reads.
    package var isUser: Bool
    /// Whether they wrote the message.
    package var isSender: Bool

    package init(name: String? = nil, handle: String? = nil, isUser: Bool = false, isSender: Bool = false) {
      self.name = name
      self.handle = handle
      self.isUser = isUser
      self.isSender = isSender
    }
  }

  package var message: MessageKey
  package var participants: [Person]
  /// Of mail.
  package var subject: String?

  package init(message: MessageKey, participants: [Person] = [], subject: String? = nil) {
    self.message = message
    self.participants = participants
    self.subject = subject
  }
}

extension ActionSource {
  /// Whom an answer goes to: who is named, else who wrote, else the only other one. Nil where nobody or several
  /// could be meant.
  func person(named name: String?) -> Person? {
    let others = participants.filter { !$0.isUser }
    guard let name else { return others.first { $0.isSender } ?? (others.count == 1 ? others[0] : nil) }
    let wanted = ActionText.line(name, limit: 100).lowercased()
    let full = others.filter { ($0.name ?? $0.handle ?? "").lowercased() == wanted }
    if full.count == 1 { return full[0] }
    // "Juan" for Juan Pérez, as long as there is one.
    let first = others.filter { person in
      (person.name ?? "").lowercased().split(separator: " ").first.map(String.init) == wanted
    }
    return first.count == 1 ? first[0] : nil
  }
}
