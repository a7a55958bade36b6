import Conversations
import SuggestionEngine

/// The message from which a suggested action comes.
package struct ActionSource: Sendable, Hashable {
  package var message: MessageKey
  /// The author of the message, where known.
  package var sender: Participant?
  /// The other readers of the message.
  package var recipients: [Participant]
  /// The subject of a mail.
  package var subject: String?
  /// The names under which what the action changes may be in the store, those of its last form first.
  package var changed: [String] = []

  package init(
    message: MessageKey, sender: Participant? = nil, recipients: [Participant] = [], subject: String? = nil
  ) {
    self.message = message
    self.sender = sender
    self.recipients = recipients
    self.subject = subject
  }
}

extension ActionSource {
  /// Returns the person in the conversation with a mail address or a phone number; nil where nobody has it.
  func person(with handle: String?) -> Participant? {
    let wanted = handle.map(ActionSource.folded)
    return ([sender].compactMap { $0 } + recipients).first { person in
      !person.isUser && person.handle.map { ActionSource.folded($0) == wanted } ?? false
    }
  }

  /// A handle as it is compared: without case, a number without what stands between its digits.
  private static func folded(_ handle: String) -> String { AddressText.number(handle) ?? handle.lowercased() }

  /// Returns the person to whom an answer goes: the one named, else the author, else the only other one; nil
  /// where nobody or several could be meant.
  func person(named name: String?) -> Participant? {
    let writer = sender.flatMap { $0.isUser ? nil : $0 }
    let others = [writer].compactMap { $0 } + recipients.filter { !$0.isUser }
    guard let name else { return writer ?? (others.count == 1 ? others[0] : nil) }
    let wanted = ActionText.line(name, limit: 100).lowercased()
    let full = others.filter { ($0.name ?? $0.handle ?? "").lowercased() == wanted }
    if full.count == 1 { return full[0] }
    // "Juan" for Juan Pérez, as long as there is one.
    let first = others.filter { person in
      (person.name ?? "").lowercased().split(separator: " ").first.map(String.init) == wanted
    }
    return first.count == 1 ? first[0] : nil
  }

  /// Returns a Boolean value that indicates whether the message is in the conversation with one person alone.
  func isConversation(with person: Participant?) -> Bool {
    let others = ([sender].compactMap { $0 } + recipients).filter { !$0.isUser }
    return person != nil && others.count == 1 && others[0] == person
  }
}
