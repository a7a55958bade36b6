import CoreSpotlight
import Foundation
import UnicornChatModel

/// A message that a search found, and by what.
struct MessageMatch: Identifiable, Hashable {
  let message: Message
  /// The words of it that mean something near to what was searched for; nil where it holds all that was searched
  /// for itself. Empty where the message as a whole says something near.
  var related: [String]?

  var id: Message.ID { message.id }
}

extension ModelManager {
  /// So many messages are found at most by what they mean: those behind them have ever less to do with it.
  private nonisolated static let mostRelated = 20

  /// The messages that hold all words of a text, the newest first; of one conversation where one is given.
  nonisolated func messages(
    holding words: String, in conversation: Conversation.ID? = nil, limit: Int
  ) throws -> [MessageMatch] {
    try store.search(words, in: conversation, limit: limit).map { MessageMatch(message: $0) }
  }

  /// The messages that mean something near to a text, besides those that hold its words; the best first.
  ///
  /// - Throws: What the index throws; `CancellationError` where nobody waits any more.
  @concurrent nonisolated func messages(
    near words: String, besides known: Set<Message.ID>
  ) async throws -> [MessageMatch] {
    let context = CSUserQueryContext()
    context.maxResultCount = known.count + 5 * Self.mostRelated
    context.fetchesMatchedWords = true
    var found: [Message.ID: [String]] = [:]
    var order: [Message.ID] = []
    for try await result in CSUserQuery(userQueryString: words, userQueryContext: context).results {
      try Task.checkCancellation()
      guard let id = Self.message(result.item), !known.contains(id) else { continue }
      order.append(id)
      found[id] = result.item.matchedWords
    }
    let messages = try store.messages(Array(order.prefix(Self.mostRelated)))
    return messages.filter { $0.unsent == nil }.map { MessageMatch(message: $0, related: found[$0.id] ?? []) }
  }

  /// The message that an item of the index stands for: the end of its name; nil where it is no message.
  private nonisolated static func message(_ item: CSSearchableItem) -> Message.ID? {
    guard item.domainIdentifier?.hasPrefix("messages.") == true else { return nil }
    return item.uniqueIdentifier.split(separator: "/").last.flatMap { UUID(uuidString: String($0)) }
  }
}
