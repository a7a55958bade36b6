/// The style in which a character writes, whatever it is about.
package struct VoiceStyle: Codable, Hashable, Sendable {
  package enum Case: String, Codable, Sendable { case normal, lower }
  package enum FullStop: String, Codable, Sendable {
    /// At the end of every sentence.
    case always
    /// Between sentences, and not after the last one.
    case between
  }

  package var letters: Case
  package var fullStop: FullStop
  /// Whether it uses exclamation marks; they become full stops where it doesn't.
  package var exclaims: Bool
  /// The emoji that some messages end with; none where it is empty.
  package var emoji: [String]
  /// The share of messages that end with one: 0 to 1.
  package var emojiRate: Double
  /// Words on their own before an answer: `Hm.`, `Ooh.`
  package var openers: [String]
  package var openerRate: Double
  /// The share of answers in which a second sentence follows, by itself: 0 to 1.
  package var talkative: Double
  /// The share of second sentences that are messages of their own: 0 to 1.
  package var splits: Double
  /// The share of answers that are a reaction instead of a text, where that will do: 0 to 1.
  package var reacts: Double
  /// Letters that it types in a second.
  package var typing: Double
  /// Topics that it likes to talk about, so that it answers in groups.
  package var interests: [String]
  /// Words that it never uses; lines with them aren't taken from what everybody says.
  package var never: [String]

  /// How a one-way sender writes.
  static let service = VoiceStyle(
    letters: .normal, fullStop: .always, exclaims: false, emoji: [], emojiRate: 0, openers: [], openerRate: 0,
    talkative: 0, splits: 0, reacts: 0, typing: 60, interests: [], never: [])
}
