import Embeddings
import FoundationPlus
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

extension SuggestionService.Surroundings {
  /// The surroundings of the running program.
  static let system = SuggestionService.Surroundings(
    app: RunningProgram.identifier, folder: nil,
    isEntitled: { Entitlement.ofProgram(notice: Notice.say) },
    analysis: {
      // Plans are found by rules: in long talk about many things the model of turns tells too much (decision 0050).
      let engine = try ConversationAnalyzer(analyzer: TextAnalyzer(), understander: understander())
      return { message, previous, context in
        // The store leaves out actions that an earlier message shows.
        try engine.suggestions(for: message, after: previous, context: context, dropsRepeats: false)
      }
    },
    engine: { AnswerStore.engineVersion() }, clock: .ofProgram,
    width: min(4, max(1, ProcessInfo.processInfo.activeProcessorCount - 1)),
    // Three frames at sixty per second, and some margin: a busy browser draws late.
    pace: .milliseconds(60), notice: Notice.say)

  /// Returns the sentence understander, or nil if its files are damaged: rules and spans work without it.
  private static func understander() -> MessageUnderstander? {
    do {
      return try MessageUnderstander()
    } catch is EmbeddingError {
      do {
        Notice.say("The word vectors can't be read; messages are understood with less to go by.")
        return try MessageUnderstander(weights: MessageUnderstander.bundledWeights(), vectors: nil)
      } catch {
        return withoutUnderstander(error)
      }
    } catch {
      return withoutUnderstander(error)
    }
  }

  private static func withoutUnderstander(_ error: any Error) -> MessageUnderstander? {
    Notice.say("\(error) Actions are suggested without what it tells of sentences.")
    return nil
  }
}
