import Conversations
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A digest of one message, read by itself: the part of the work that doesn't depend on other messages.
///
/// Worth keeping: suggesting for a new message then reads the digests of the earlier ones and analyses one.
/// A value that can be shared and used from any thread; it belongs to the engine, the reader and the context
/// that it was made with.
public struct MessageDigest: Sendable {
  let input: RuleInput
  let proposals: Proposals
  /// What it says of days, times and plans, whichever those are.
  let turn: TurnReading
  /// What a model of turns makes of it, without those before it; nil where there is no model.
  var sums: TurnSums?
  /// The dialogue acts of its sentences, where the engine has a model.
  public var understanding: Understanding? { input.understanding }

  /// The message it was made of.
  public var message: Message { input.message }

  /// The tokens of the text that was read.
  package var document: Document { input.reading.document }

  /// The spans that were found in the text, in order of position.
  package var detections: [Detection] { input.reading.spans.map(\.detection) }

  /// Whether it begins with the name of another person of a group than the reader.
  package var isForSomebodyElse: Bool { input.isForSomebodyElse }

  /// The sentences of the text, as ranges of its tokens.
  package var sentences: [Range<Int>] { input.reading.sentences }

  /// The text that was read: the body, or for mail the part written for that message.
  public var text: String { input.reading.document.text(0..<input.reading.document.bytes.count) }

  var id: String { input.message.id }
  var isOwn: Bool { input.isOwn }

  /// Whether words of a role stand somewhere where they count.
  func says(_ role: PhraseRole) -> Bool {
    input.matches(role).contains { input.reading.mask($0.tokens, honouring: [.quoted, .negated]) == nil }
  }

  /// Whether it is the reader's own and brings a picture or a file: without words it is nothing else, an attachment
  /// stands in the text (U+FFFC, Unicode Standard 23.8), or the words say so.
  var handsOver: Bool {
    isOwn
      && (input.reading.tokens.isEmpty || message.body.unicodeScalars.contains("\u{FFFC}") || says(.handOver))
  }

  /// Words of this message as evidence for another's action.
  func evidence(_ words: [Range<Int>], for current: MessageDigest) -> [SuggestedAction.Evidence] {
    RuleInput.merged(words).map {
      SuggestedAction.Evidence(input.reading.text($0), message: id == current.id ? nil : id)
    }
  }
}
