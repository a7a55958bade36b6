import CodedErrors
import Embeddings
import FoundationPlus
import MessageUnderstanding
import ReplyEngine
import SuggestionEngine
import TextAnalysis

extension ReplyService.Surroundings {
  /// The surroundings of the running program.
  static let system = ReplyService.Surroundings(
    app: RunningProgram.identifier, settings: SuggestionSettings(notice: ErrorReport.write),
    engine: {
      let understander = try usableUnderstander()
      let analyzer = try ConversationAnalyzer(
        analyzer: TextAnalyzer(), understander: understander, turns: .shared())
      return try ReplyEngine(analyzer: analyzer, sensitiveThresholds: understander.sensitiveThresholds)
    },
    clock: .system, notice: ErrorReport.write)

  /// Returns the sentence understander; without word vectors where those are damaged. Nothing is suggested
  /// without it, for it is what tells sensitive topics.
  private static func usableUnderstander() throws -> MessageUnderstander {
    do {
      return try MessageUnderstander()
    } catch is EmbeddingError {
      return try MessageUnderstander(weights: MessageUnderstander.bundledWeights(), vectors: nil)
    }
  }
}
