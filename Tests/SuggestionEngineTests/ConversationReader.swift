import Conversations
import Embeddings
import Interchange
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// The engines as the program puts them together, over conversations.
struct ConversationReader: Sendable {
  private let analyzer: TextAnalyzer
  private let engine: SuggestionEngine
  private let mailBodies: MailBodyParser

  static let shared = Result { try ConversationReader(understander: MessageUnderstander()) }

  /// Whether this run has word vectors; without them the understanding goes by n-grams alone.
  static let hasVectors = Result { try WordVectors.bundled() != nil }

  /// - Parameter understander: nil for the rules and the language data alone.
  init(understander: MessageUnderstander?) throws {
    analyzer = try TextAnalyzer()
    engine = try SuggestionEngine(understander: understander)
    mailBodies = try MailBodyParser()
  }

  func digest(of message: Message, context: AnalysisContext) -> MessageDigest {
    let analysis =
      message.subject == nil
      ? MessageAnalysis(of: message, by: analyzer, context: context)
      : MessageAnalysis(of: message, mail: mailBodies.parse(message.body), by: analyzer, context: context)
    return engine.digest(of: analysis, context: context)
  }

  /// What the last of some messages suggests.
  func suggestions(for message: Message, after previous: [Message], context: AnalysisContext) -> Suggestions {
    engine.suggestions(
      for: digest(of: message, context: context), after: previous.map { digest(of: $0, context: context) })
  }

  /// What each message suggests as it arrives.
  func suggestions(_ messages: [Message], context: AnalysisContext) -> [Suggestions] {
    let digests = messages.map { digest(of: $0, context: context) }
    return digests.indices.map { engine.suggestions(for: digests[$0], after: Array(digests[..<$0])) }
  }

  /// The plans that are open after the last of some messages.
  func openPlans(_ messages: [Message], context: AnalysisContext) -> [OpenPlan] {
    let digests = messages.map { digest(of: $0, context: context) }
    guard let last = digests.last else { return [] }
    return engine.openPlans(at: last, after: digests.dropLast())
  }
}
