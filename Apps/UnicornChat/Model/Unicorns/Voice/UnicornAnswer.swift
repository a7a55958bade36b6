/// The answer of a unicorn: what it does about a message.
package struct UnicornAnswer: Hashable, Sendable {
  package let author: Contact.ID
  /// The texts that it writes, each a message of its own; none where it only reacts.
  package var texts: [String]
  /// The reaction that it gives to the message that it answers.
  package var reaction: Reaction.Kind?
  package var effect: Message.Effect?
  /// The message it answers, where that has to be said: in a group, when others wrote since.
  package var repliesTo: Message.ID?
  /// The seconds that it reads before it types.
  package var reading: Double
  /// The seconds that it types each text.
  package var typing: [Double]

  /// Everything it writes, as one text.
  package var text: String { texts.joined(separator: " ") }
  /// The seconds that everything takes: 2 to 9.
  package var duration: Double { typing.reduce(reading, +) }
}
