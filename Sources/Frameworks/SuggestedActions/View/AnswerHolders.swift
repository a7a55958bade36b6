import SuggestionEngine

/// The state that views of one program share.
@MainActor
enum AnswerHolders {
  /// The questions whose answer is empty, by message: most of a conversation.
  private static var nothing: [MessageKey: [(question: Question, service: ObjectIdentifier)]] = [:]
  private static var nothingCount = 0
  /// The capacity, more than any conversation has on its screens; each takes some hundred bytes beside its
  /// messages.
  private static let capacity = 2_048

  private struct Follower {
    weak var holder: AnswerHolder?
  }
  private static var followers: [ObjectIdentifier: Follower] = [:]
  /// The reason for the views of a service to look again.
  private struct Look {
    /// A Boolean value that indicates whether answers were deleted.
    var forgets = false
    /// The questions with new answers, or nil if something changed that all answers depend on.
    var answered: [Question]? = []
  }
  private static var looks: [ObjectIdentifier: Look] = [:]

  /// Returns the question that a view has to ask, or nil if it is known to have no answer, which costs a
  /// lookup in memory.
  static func question(
    _ message: MessageContent, after previous: [MessageContent], for reader: Reader
  ) -> Question? {
    let service = SuggestionService.current
    guard message.key != nil, service.isEntitled else { return nil }
    service.prepare()
    let question = Question(message, after: previous, reader: reader)
    return suggestsNothing(question, service) ? nil : question
  }

  /// Returns a Boolean value that indicates whether a question is known to have no actions, whatever changes.
  static func suggestsNothing(_ question: Question, _ service: SuggestionService) -> Bool {
    guard let key = question.message.key, let known = nothing[key] else { return false }
    return known.contains { $0.service == ObjectIdentifier(service) && $0.question == question }
  }

  static func keep(_ question: Question, _ service: SuggestionService) {
    guard let key = question.message.key else { return }
    if nothingCount >= capacity {
      nothing = [:]
      nothingCount = 0
    }
    // A message has few questions: different previous messages, another reader.
    if let known = nothing[key], known.count >= 4 {
      nothingCount -= known.count
      nothing[key] = nil
    }
    nothing[key, default: []].append((question, ObjectIdentifier(service)))
    nothingCount += 1
  }

  /// Returns the questions that views have asked in this program, as far as known: of visible messages, and
  /// of some earlier ones without suggestions.
  static func questions(of service: SuggestionService) -> [Question] {
    let silent = nothing.values.joined().filter { $0.service == ObjectIdentifier(service) }.map(\.question)
    return silent + followers.values.compactMap { $0.holder?.question }
  }

  /// Registers a holder to look again when other answers or switches change.
  static func follow(_ holder: AnswerHolder) {
    let id = ObjectIdentifier(holder)
    if followers[id]?.holder != nil { return }
    if followers.count >= 64, followers.count.nonzeroBitCount == 1 {
      followers = followers.filter { $0.value.holder != nil }
    }
    followers[id] = Follower(holder: holder)
  }

  /// Lets views look again, once for all changes at a moment.
  ///
  /// - Parameters:
  ///   - answered: the question that got an answer, so that only views of the same conversation look again,
  ///     since an action is shown with one message of a conversation. Nil for changes that concern all, such
  ///     as a switch.
  ///   - forgets: a Boolean value that indicates whether answers were deleted.
  static func lookAgain(_ service: SuggestionService, after answered: Question? = nil, forgets: Bool = false)
  {
    if forgets {
      nothing = [:]
      nothingCount = 0
    }
    let id = ObjectIdentifier(service)
    let isAlreadyDue = looks[id] != nil
    looks[id, default: Look()].forgets = forgets || looks[id]?.forgets == true
    if let answered { looks[id]?.answered?.append(answered) } else { looks[id]?.answered = nil }
    guard !isAlreadyDue else { return }
    Task { @MainActor in
      await Task.yield()
      guard let look = looks.removeValue(forKey: id) else { return }
      var count = 0
      for holder in followers.values.compactMap(\.holder) {
        if let answered = look.answered {
          guard let question = holder.question, answered.contains(where: question.maySharePlace) else {
            continue
          }
        }
        holder.lookAgain(service, forgets: look.forgets)
        // With many windows, yields to user input.
        count += 1
        if count.isMultiple(of: 32) { await Task.yield() }
      }
      SuggestionControls.shared.lookAgain()
    }
  }
}
