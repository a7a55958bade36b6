import Conversations
import Measuring
import MessageUnderstanding
import ReplyEngine
import SuggestionEngine
import TextAnalysis

/// Suggesting three replies to a message after ten others whose digests are kept, and ranking a hundred texts
/// after them.
struct ReplyBenchmark {
  private let engine: ReplyEngine
  private let ranker: ReplyRanker

  /// The messages that are looked at: their digests, and those of the ten before each, all fit what is kept.
  private static let limit = 250
  private static let candidates = 100

  init() throws {
    let understander = try MessageUnderstander()
    engine = try ReplyEngine(
      analyzer: ConversationAnalyzer(
        analyzer: TextAnalyzer(), understander: understander, turns: try TurnModel()),
      sensitiveThresholds: understander.sensitiveThresholds)
    ranker = try ReplyRanker()
  }

  func measure(_ cases: [Benchmark.Case], rounds: Int, into report: inout Report) throws {
    let cases = Array(cases.filter { !($0.message.sender?.isUser ?? false) }.prefix(ReplyBenchmark.limit))
    let threads = cases.map { item in
      (
        ReplyThread(
          kind: .messages, entries: (item.previous + [item.message]).map { ReplyThread.Entry($0) }),
        item.context.asOf(item.message.date)
      )
    }
    // Read once before: what is kept is there.
    for (thread, context) in threads { _ = try engine.replies(to: thread, context: context) }
    var results = 0
    report.message["reply.kept"] = Distribution.over(threads, rounds: rounds) { thread, context in
      results &+= (try? engine.replies(to: thread, context: context).replies.count) ?? -1
    }
    let texts = cases.prefix(ReplyBenchmark.candidates).map(\.message.body)
    report.message["reply.ranking"] = Distribution.over(cases, rounds: rounds) { item in
      let turns = item.previous.map { ($0.body, $0.sender?.isUser ?? false) }
      results &+= ranker.ranking(of: texts, after: turns).first ?? 0
    }
    blackHole(results)
  }
}
