import FoundationPlus
import SuggestionEngine
import Synchronization
import TextAnalysis

/// Which message actions are asked for, after which others, for whom.
struct Question: Sendable, Equatable {
  let message: MessageContent
  /// The latest that count, oldest first.
  let previous: [MessageContent]
  let reader: Reader

  init(_ message: MessageContent, after previous: [MessageContent], reader: Reader) {
    self.message = message
    self.previous = previous
    self.reader = reader
  }

  init(_ message: SuggestedActionsMessage, after previous: [SuggestedActionsMessage], reader: Reader) {
    self.message = message.content
    let limit = SuggestedActionsMessage.previousMessagesLimit
    self.previous = previous.suffix(limit).map(\.content)
    self.reader = reader
  }

  /// Whether the message is the same, whoever reads it.
  func isSameMessage(as other: Question) -> Bool { message == other.message }

  /// Whether both may be of one conversation, so that an action stands under one of them only: they share a message,
  /// or people beside the reader. It says yes too often rather than too seldom.
  func maySharePlace(with other: Question) -> Bool {
    let (people, others) = (message.people, other.message.people)
    if people.isEmpty || others.isEmpty || !people.isDisjoint(with: others) { return true }
    let keys = Set(([message] + previous).compactMap(\.key))
    return ([other.message] + other.previous).contains { $0.key.map(keys.contains) ?? false }
  }

  /// The message and those before it as the store knows them; nil where the message has no key. Earlier ones
  /// without a key are left out.
  var keyed: (message: KeyedMessage, previous: [KeyedMessage])? {
    message.keyed.map { ($0, previous.compactMap(\.keyed)) }
  }
}

/// Who reads: times are resolved and written in their zone and locale.
struct Reader: Sendable, Equatable {
  let locale: Locale
  let timeZone: TimeZone

  /// Both in a canonical form, so that `en-GB` and `UTC` of a browser are the `en_GB` and `GMT` of a system.
  init(locale: Locale, timeZone: TimeZone) {
    self.timeZone = Reader.namesOfUTC.contains(timeZone.identifier) ? .gmt : timeZone
    self.locale = Reader.canonical(locale)
  }

  /// By the time zone database, without those that nobody's system is set to.
  private static let namesOfUTC: Set<String> = [
    "UTC", "Etc/UTC", "Etc/GMT", "Etc/UCT", "UCT", "Zulu", "Etc/Zulu",
  ]

  private static let canonicals = Mutex<[String: Locale]>([:])

  private static func canonical(_ locale: Locale) -> Locale {
    let identifier = locale.identifier
    return canonicals.withLock { known in
      if let found = known[identifier] { return found }
      if known.count >= 100 { known = [:] }
      let found = Locale(identifier: locale.identifier(.icu))
      known[identifier] = found
      return found
    }
  }

  /// What the engine goes by. Messages have dates of their own, so the moment of asking has no part in it.
  func context(at date: Date) -> AnalysisContext {
    AnalysisContext(referenceDate: date, timeZone: timeZone, locale: locale)
  }
}
