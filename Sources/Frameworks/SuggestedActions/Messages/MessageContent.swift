import Conversations
import FoundationPlus
import PlainText
import SuggestionEngine
import Synchronization

/// The immutable content of a message.
///
/// A class because views are compared and copied frequently, and each holds up to eleven of these.
final class MessageContent: Sendable, Equatable {
  /// The key of the message, or nil if its id has no persistent form.
  let key: MessageKey?
  let date: Date
  let subject: AttributedString?
  let body: AttributedString
  let sender: SuggestedActionsMessage.Participant
  let recipients: [SuggestedActionsMessage.Participant]
  private let made = Mutex(Made())

  /// The values that are computed once, on demand.
  private struct Made {
    var keyed: KeyedMessage?
    var text: Text?
  }

  /// The body, in a form for comparison: attributed texts are compared character by character, which takes a
  /// hundred times as long as for strings, and nearly all have no attributes.
  private enum Text {
    case plain(String)
    case attributed
  }

  init(
    key: MessageKey?, date: Date, subject: AttributedString?, body: AttributedString,
    sender: SuggestedActionsMessage.Participant, recipients: [SuggestedActionsMessage.Participant]
  ) {
    self.key = key
    self.date = date
    self.subject = subject
    self.body = body
    self.sender = sender
    self.recipients = recipients
  }

  static func == (a: MessageContent, b: MessageContent) -> Bool {
    a === b
      || a.key == b.key && a.date == b.date && a.hasBody(of: b) && a.subject == b.subject
        && a.sender == b.sender && a.recipients == b.recipients
  }

  private func hasBody(of other: MessageContent) -> Bool {
    switch (text, other.text) {
    case (.plain(let text), .plain(let other)): text.utf8.elementsEqual(other.utf8)
    case (.attributed, .attributed): body == other.body
    default: false
    }
  }

  private var text: Text {
    made.withLock { made in
      if let text = made.text { return text }
      let isPlain = body.runs.allSatisfy { $0.attributes == AttributeContainer() }
      let text: Text = isPlain ? .plain(String(body.characters[...])) : .attributed
      made.text = text
      return text
    }
  }

  /// The form of the message that the engine reads, with its key, or nil if it has none. Takes linear time at
  /// first, then the result is shared: a message is requested along with each of those after it.
  var keyed: KeyedMessage? {
    guard let key else { return nil }
    return made.withLock { made in
      let keyed = made.keyed ?? makeKeyed(key)
      made.keyed = keyed
      return keyed
    }
  }

  /// The participants other than the reader, by handle or else by name, normalised.
  var people: Set<String> {
    Set(
      ([sender] + recipients).filter { !$0.isUser }.compactMap { person in
        [person.handle, person.name].lazy
          .map { $0.lowercased().onOneLine }
          .first { !$0.isEmpty }
      })
  }

  private func makeKeyed(_ key: MessageKey) -> KeyedMessage {
    KeyedMessage(
      key: key,
      message: Message(
        // The id only has to be unique within the conversation.
        id: key.description, date: date, subject: subject.map { String($0.characters[...]) },
        body: String(body.characters[...]), sender: Participant(sender),
        recipients: recipients.map(Participant.init)))
  }
}

extension Participant {
  /// Creates a participant. An empty name or handle becomes nil: two people without a handle aren't the same.
  init(_ participant: SuggestedActionsMessage.Participant) {
    func text(_ text: String) -> String? { text.allSatisfy(\.isWhitespace) ? nil : text }
    self.init(
      name: text(participant.name), handle: text(participant.handle), isUser: participant.isUser)
  }
}
