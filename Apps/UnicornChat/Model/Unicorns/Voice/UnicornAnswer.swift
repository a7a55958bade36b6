/// The answer of a unicorn: what it does about a message.
package struct UnicornAnswer: Hashable, Sendable {
  package let author: Contact.ID
  /// What it writes, each a message of its own; none where it only reacts.
  package var texts: [String]
  /// What it gives to the message that it answers.
  package var reaction: Reaction.Kind?
  package var effect: Message.Effect?
  /// The message it answers, where that has to be said: in a group, when others wrote since.
  package var repliesTo: Message.ID?
  /// How long it reads before it types, in seconds.
  package var reading: Double
  /// How long it types each text, in seconds.
  package var typing: [Double]

  /// Everything it writes, as one text.
  package var text: String { texts.joined(separator: " ") }
  /// How long everything takes: 2 to 9 seconds.
  package var duration: Double { typing.reduce(reading, +) }
}
