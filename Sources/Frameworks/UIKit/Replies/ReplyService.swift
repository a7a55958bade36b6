import CodedErrors
import FoundationPlus
import ReplyEngine
import Storage
import SuggestionEngine
import Synchronization
import TextAnalysis

/// The person who reads a conversation, whose locale and time zone determine how times are interpreted and
/// written.
struct ReplyReader: Sendable, Hashable {
  let locale: Locale
  let timeZone: TimeZone
  /// The date as of which messages are recent; nil for the service's clock.
  var now: Date?
}

/// The replies of one program: its switches and the engine, which is loaded once, on demand and off the main
/// actor.
final class ReplyService: Sendable {
  /// The dependencies of a service; tests set their own.
  struct Surroundings: Sendable {
    /// The identifier of the app in switches.
    var app: String
    /// The person's switches.
    var settings: SuggestionSettings
    /// A closure that creates the engine; called once, off the main actor.
    var engine: @Sendable () throws -> ReplyEngine
    var clock: WallClock
    /// A closure that writes to the log.
    var notice: @Sendable (String) -> Void
  }

  static let shared = ReplyService(.system)
  /// The service of tests.
  @TaskLocal static var override: ReplyService?
  static var current: ReplyService { override ?? shared }

  /// The kind of suggestion that switches of replies name.
  static let kind = "smart_reply"

  let surroundings: Surroundings
  private let made = Mutex<Made>(.notYet)
  private let isPrepared = Atomic(false)

  private enum Made {
    case notYet, failed
    case engine(ReplyEngine)
  }

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The engine, created by the first caller while others wait; a failure is final, and logged once. Nil then.
  private var engine: ReplyEngine? {
    made.withLock { made in
      switch made {
      case .engine(let engine): return engine
      case .failed: return nil
      case .notYet: break
      }
      do {
        let engine = try surroundings.engine()
        made = .engine(engine)
        return engine
      } catch {
        made = .failed
        surroundings.notice("No reply can be suggested: \(error)")
        return nil
      }
    }
  }

  /// Loads the engine in the background, once.
  func prepare() {
    if isPrepared.load(ordering: .relaxed) || isPrepared.exchange(true, ordering: .relaxed) { return }
    Task.detached(priority: .utility) { [self] in _ = engine }
  }

  // MARK: Replies

  /// Returns the replies to a conversation, or the reason for none.
  @concurrent func answer(
    to conversation: ConversationReading, reader: ReplyReader, stance: SmartReplyStance? = nil,
    tone: SmartReplyTone? = nil
  ) async -> SmartReplyAnswer {
    guard isOn(conversation.name.map { .conversation($0) } ?? .app) else {
      return SmartReplyAnswer(.switchedOff)
    }
    let context = context(reader)
    // The rules that need no engine, so that a thread without an answer doesn't load it.
    if let silence = ReplyEligibility().silence(for: conversation.thread, now: context.referenceDate) {
      return SmartReplyAnswer(SmartReplyReason(silence))
    }
    if let reason = conversation.reason { return SmartReplyAnswer(reason) }
    guard let engine else { return SmartReplyAnswer(.failed) }
    do {
      return SmartReplyAnswer(
        try engine.replies(
          to: conversation.thread, context: context, stance: stance?.stance, tone: tone?.tone))
    } catch {
      surroundings.notice("A conversation could not be read: \(error)")
      return SmartReplyAnswer(.failed)
    }
  }

  /// Returns the text of a mail made of a reply; nil where there is nobody to reply to, or no engine.
  @concurrent func longReply(
    from suggestion: UISmartReplySuggestion, to conversation: ConversationReading, reader: ReplyReader,
    length: SmartReplyLength, tone: SmartReplyTone?
  ) async -> String? {
    guard let engine else { return nil }
    do {
      guard
        var reply = try engine.longReply(
          from: suggestion.reply, to: conversation.thread, context: context(reader), length: length.length,
          tone: tone?.tone)
      else { return nil }
      if conversation.hasSignature { reply.signOff = "" }
      return reply.text.trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      surroundings.notice("A mail could not be read: \(error)")
      return nil
    }
  }

  private func context(_ reader: ReplyReader) -> AnalysisContext {
    AnalysisContext(
      referenceDate: reader.now ?? surroundings.clock.now(), timeZone: reader.timeZone,
      locale: Locale(identifier: reader.locale.identifier(.icu)))
  }

  // MARK: Switches

  /// Returns whether replies are on: no switch of theirs is off, nor the one for all suggestions on the machine.
  func isOn(_ scope: SmartReplies.Scope) -> Bool {
    let asked = entry(scope)
    do {
      return try !surroundings.settings.switches().contains {
        $0.covers(asked) && ($0.kind != nil || $0 == SuggestionSwitch())
      }
    } catch {
      surroundings.notice("\(error) Until the settings can be read, replies are switched off.")
      return false
    }
  }

  /// Turns a switch on or off.
  ///
  /// - Throws: ``SmartReplyError``.
  func set(_ isOn: Bool, _ scope: SmartReplies.Scope) throws {
    do {
      try surroundings.settings.set(isOn, entry(scope))
    } catch {
      throw SmartReplyError(
        .storage, (error as? StorageError)?.message ?? "\(error)", underlying: error)
    }
  }

  private func entry(_ scope: SmartReplies.Scope) -> SuggestionSwitch {
    var entry = SuggestionSwitch(app: surroundings.app)
    entry.kind = ReplyService.kind
    if case .conversation(let name) = scope, !name.isEmpty { entry.conversation = name }
    return entry
  }
}
