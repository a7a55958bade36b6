import Conversations
import SuggestionEngine
import TextAnalysis

/// The suggestions of conversations' messages, in the order in which they are listed.
struct SuggestionReading {
  private let context: AnalysisContext
  private var engines = Engines()
  private let switches = KeptSuggestions.settings()

  init(_ context: AnalysisContext) { self.context = context }

  /// The messages that are looked at: all, or the latest ten that others sent; of a conversation with oneself,
  /// one's own.
  func chosen(of conversation: Conversation, all: Bool) -> [Message] {
    if all { return conversation.messages }
    let others = conversation.messages.filter { !($0.sender?.isUser ?? false) }
    return Array((others.isEmpty ? conversation.messages : others).suffix(10))
  }

  /// Reads messages of a conversation, each together with those before it.
  mutating func read(
    _ chosen: [Message], of conversation: Conversation, _ body: (Message, Suggestions) throws -> Void
  ) throws {
    var digests: [MessageDigest] = []
    let first = chosen.first.flatMap { first in conversation.messages.firstIndex { $0.id == first.id } } ?? 0
    let isChosen = Set(chosen.map(\.id))
    for message in conversation.messages[max(0, first - SuggestionEngine.previousMessagesLimit)...] {
      let digest = try engines.digest(of: message, isMail: conversation.isMail, context: context)
      defer { digests = (digests + [digest]).suffix(SuggestionEngine.previousMessagesLimit) }
      guard isChosen.contains(message.id) else { continue }
      let answer = try engines.suggestions(for: digest, after: digests, isMail: conversation.isMail)
      try body(
        message,
        switches.applied(
          to: answer, conversations: [conversation.title].compactMap { $0 }, app: KeptSuggestions.app))
    }
  }
}
