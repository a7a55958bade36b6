import FoundationPlus
import Observation

/// The replies to one conversation while its field is in use: they are there as long as the field is empty, until
/// a person lets them go.
@MainActor @Observable
final class ReplySession {
  /// The replies to be shown.
  var shown: [UISmartReplySuggestion] { isEmpty && !isDismissed ? suggestions : [] }

  private var suggestions: [UISmartReplySuggestion] = []
  private var isEmpty = true
  private var isDismissed = false
  @ObservationIgnored private(set) var reading: ConversationReading?
  @ObservationIgnored private var reader: ReplyReader?
  @ObservationIgnored private var looking: Task<Void, Never>?

  nonisolated init() {}

  /// Begins with a conversation, which is nil if the field belongs to none.
  func begin(_ reading: ConversationReading?, isEmpty: Bool, reader: ReplyReader) {
    self.reader = reader
    set(isEmpty: isEmpty)
    change(reading)
  }

  /// Takes the conversation as it is now. Replies to what it was are let go at once.
  func change(_ reading: ConversationReading?) {
    guard let reader, reading != self.reading else { return }
    self.reading = reading
    looking?.cancel()
    isDismissed = false
    if !suggestions.isEmpty { suggestions = [] }
    guard let reading else { return }
    looking = Task { [weak self] in
      let answer = await ReplyService.current.answer(to: reading, reader: reader)
      guard !Task.isCancelled, let self, self.reading == reading else { return }
      if answer.suggestions != suggestions { suggestions = answer.suggestions }
    }
  }

  /// Notes whether the field is empty.
  func set(isEmpty: Bool) {
    if isEmpty != self.isEmpty { self.isEmpty = isEmpty }
  }

  /// Lets the replies go until the conversation changes.
  func dismiss() { isDismissed = true }

  /// Ends; a session may begin again.
  func end() {
    looking?.cancel()
    reading = nil
    reader = nil
    if !suggestions.isEmpty { suggestions = [] }
  }

  /// Waits until the replies are worked out, for tests.
  func settle() async { await looking?.value }
}
