import AppIntents

/// The identity of a prompt within its run, by which an answer finds it again in another process.
///
/// The place of a prompt in the source is not known; but the same intent makes the same call about the same
/// parameter in the same order, whatever other prompts go on at the same time.
package struct PromptKey: Hashable, Codable, Sendable {
  /// The identifier of the intent that asks.
  package let intent: String
  /// The call that asks: `requestValue(_:)`.
  package let call: String
  /// The parameter that is asked about, or what there is to choose from.
  package let subject: String
  /// The number of equal prompts that came before in the run.
  package let occurrence: Int
}

/// A counter that gives each prompt of a run its key. Not safe from several tasks by itself.
struct PromptCounter {
  private struct Base: Hashable {
    let intent: String
    let call: String
    let subject: String
  }

  private var counts: [Base: Int] = [:]

  mutating func key(intent: String, call: String, subject: String) -> PromptKey {
    let base = Base(intent: intent, call: call, subject: subject)
    defer { counts[base, default: 0] += 1 }
    return PromptKey(intent: intent, call: call, subject: subject, occurrence: counts[base, default: 0])
  }
}

/// A prompt of a run with the answer that it was given.
package struct AnsweredPrompt: Sendable {
  package let key: PromptKey
  package let prompt: IntentPrompt
  package let answer: IntentPromptAnswer
}

/// The answers of a record: those that an earlier process was given to the prompts of the run.
package protocol RecordedAnswers: Sendable {
  /// The answer to a prompt, or nil when it was not answered yet.
  ///
  /// - Throws: `IntentRunError` when there is an answer that fits the prompt no more, such as the choice of
  ///   an option that is gone.
  func answer(for key: PromptKey, to prompt: IntentPrompt) async throws -> IntentPromptAnswer?
}

extension IntentChoiceOption {
  /// The name that distinguishes the option from others in every process: its words with the values they
  /// take, as they are in no particular language.
  var name: String {
    var title = title
    title.locale = Locale(identifier: "en_US_POSIX")
    return String(localized: title)
  }
}
