import Conversations
import Foundation
import LanguageData
import PlainText
import TextAnalysis

/// The names of conversations, for switches and for deletion: by what an app calls them, else by who takes
/// part (and, for mail, what it is about).
struct ConversationNaming: Sendable {
  /// The name of the conversation between the people of a message, the reader included: the same whoever of
  /// them writes. `nil` where nobody is named.
  ///
  /// A message with a subject is mail: its conversation has the subject too, without "Re:" and the like.
  /// The name is made of digits, so that it says nothing about anybody.
  func name(of message: Message) -> String? {
    let people = Set(
      ([message.sender].compactMap { $0 } + message.recipients).compactMap {
        ConversationNaming.identity(of: $0)
      }
    )
    guard !people.isEmpty else { return nil }
    var writer = ByteWriter()
    for person in people.sorted() { writer.text(person) }
    writer.text(orNone: message.subject.map { ConversationNaming.folded(MailSubject($0).base) })
    return "people-" + SHA256.digest(writer.bytes).prefix(8).hexadecimal
  }

  /// The handle, which is unique, else the name.
  private static func identity(of person: Participant) -> String? {
    let text = folded(person.handle ?? "")
    if !text.isEmpty { return "handle " + text }
    let name = folded(person.name ?? "")
    return name.isEmpty ? nil : "name " + name
  }

  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.lowercased().onOneLine
  }
}
