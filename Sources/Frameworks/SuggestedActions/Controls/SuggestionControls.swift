import FoundationPlus
import Observation
import SuggestionEngine

/// The data of a settings page for suggestions in this program: the switches, the stored answers, and the
/// reasons for the suggestions of messages that views have shown. All windows see the same.
@MainActor @Observable
package final class SuggestionControls {
  package static let shared = SuggestionControls()
  /// A number that changes whenever switches or answers change; reading it in a body observes them.
  package private(set) var revision = 0

  private init() {}

  func lookAgain() { revision += 1 }

  /// A message that a view of this program has asked about.
  package struct Shown: Identifiable, Sendable {
    package let id: String
    package let message: SuggestedActionsMessage
    package let date: Date
    package let sender: String
    package let text: String
    /// The explanation, or nil while there is no answer.
    package let explanation: SuggestedActionsExplanation?
  }

  /// The messages between the same participants.
  package struct Conversation: Identifiable, Sendable {
    package let id: String
    /// The participants other than the person.
    package let people: [String]
    package let isOn: Bool
    /// The messages, latest first.
    package let messages: [Shown]
  }

  /// The data stored on this machine, of all apps.
  package struct Kept: Sendable {
    package let answers: Int
    package let bytes: Int
    package let file: String?
  }

  private var service: SuggestionService { .current }

  /// A Boolean value that indicates whether the app has the entitlement, without which nothing is analysed,
  /// stored or switched.
  package var isEntitled: Bool { service.isEntitled }
  /// A Boolean value that indicates whether suggestions are on in the app.
  package var isOn: Bool { SuggestedActionsStore.isOn(.app) }

  /// Returns a Boolean value that indicates whether actions of a kind are on, regardless of the switch for
  /// the whole app.
  package func isOn(_ kind: SuggestedActionsKind) -> Bool {
    guard let store = service.store else { return false }
    let app = service.surroundings.app
    let asked = SuggestionSwitch(app: app, kind: kind.kind)
    return !switches(store).contains { $0.kind != nil && $0.covers(asked) }
  }

  /// Returns the switches. If they can't be read, everything is off.
  private func switches(_ store: AnswerStore) -> [SuggestionSwitch] {
    do { return try store.settings.switches() } catch { return [SuggestionSwitch()] }
  }

  /// Returns a summary of the stored data, or nil without a store.
  ///
  /// - Throws: `StorageError` if the file can't be read.
  package func kept() throws -> Kept? {
    guard let summary = try service.store?.summary() else { return nil }
    return Kept(answers: summary.answers, bytes: summary.bytes, file: summary.file?.path)
  }

  /// Returns the conversations that views of this program have shown, latest first, with their latest
  /// messages.
  ///
  /// - Parameter limit: The maximum number of messages per conversation.
  /// - Complexity: Linear in the messages shown; answers are read from the store, and none is created.
  package func conversations(limit: Int = 20) -> [Conversation] {
    guard let store = service.store else { return [] }
    var latest: [String: Question] = [:]
    for question in AnswerHolders.questions(of: service) {
      guard let key = question.message.key?.description else { continue }
      // One question represents a message that was edited, or asked about after different messages.
      if let known = latest[key], known.previous.count >= question.previous.count { continue }
      latest[key] = question
    }
    var groups: [String: [(key: String, question: Question)]] = [:]
    for (key, question) in latest {
      guard let keyed = question.message.keyed else { continue }
      groups[store.conversationName(of: keyed.message) ?? "", default: []].append((key, question))
    }
    let app = service.surroundings.app
    let switches = self.switches(store).filter { $0.conversation != nil }
    let found = groups.map { name, entries in
      let sorted = entries.sorted {
        ($0.question.message.date, $0.key) > ($1.question.message.date, $1.key)
      }
      let asked = SuggestionSwitch(app: app, conversation: name)
      return Conversation(
        id: name, people: people(of: sorted.map(\.question)),
        isOn: !switches.contains { $0.covers(asked) },
        messages: sorted.prefix(limit).map { shown($0.question, $0.key) })
    }
    return found.sorted {
      ($0.messages.first?.date ?? .distantPast, $0.id) > ($1.messages.first?.date ?? .distantPast, $1.id)
    }
  }

  private func people(of questions: [Question]) -> [String] {
    guard let message = questions.first?.message else { return [] }
    return ([message.sender] + message.recipients).filter { !$0.isUser }
      .map { $0.name.isEmpty ? $0.handle : $0.name }.filter { !$0.isEmpty }.sorted()
  }

  private func shown(_ question: Question, _ key: String) -> Shown {
    let message = question.message
    return Shown(
      id: key, message: SuggestedActionsMessage(content: message), date: message.date,
      sender: message.sender.name.isEmpty ? message.sender.handle : message.sender.name,
      text: String(String(message.body.characters[...]).prefix(200)),
      explanation: service.cached(question).map(SuggestedActionsExplanation.init))
  }

  /// Deletes all answers, of all apps of this person; switches stay.
  ///
  /// - Returns: The number of deleted answers.
  /// - Throws: ``SuggestedActionsError`` if the file can't be written.
  @concurrent package nonisolated func forgetAll() async throws -> Int {
    let service = SuggestionService.current
    guard let store = service.store else { return 0 }
    let count: Int
    do { count = try store.forgetAll() } catch { throw SuggestedActionsError(error) }
    await AnswerHolders.lookAgain(service, forgets: true)
    return count
  }
}

extension SuggestedActionsMessage {
  init(content: MessageContent) { self.content = content }
}
