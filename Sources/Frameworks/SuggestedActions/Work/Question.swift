import FoundationPlus
import SuggestionEngine
import Synchronization
import TextAnalysis

/// A question for the suggested actions of a message: with its previous messages and its reader.
struct Question: Sendable, Equatable {
  let message: MessageContent
  /// The latest previous messages that are considered, oldest first.
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

  /// Returns a Boolean value that indicates whether the message is the same, for any reader.
  func isSameMessage(as other: Question) -> Bool { message == other.message }

  /// Returns a Boolean value that indicates whether both may belong to one conversation, so that an action is
  /// shown with one of them only: they share a message, or participants other than the reader. Errs on the
  /// side of true.
  func maySharePlace(with other: Question) -> Bool {
    let (people, others) = (message.people, other.message.people)
    if people.isEmpty || others.isEmpty || !people.isDisjoint(with: others) { return true }
    let keys = Set(([message] + previous).compactMap(\.key))
    return ([other.message] + other.previous).contains { $0.key.map(keys.contains) ?? false }
  }

  /// The message and its previous ones in the form of the store, or nil if the message has no key. Previous
  /// messages without a key are left out.
  var keyed: (message: KeyedMessage, previous: [KeyedMessage])? {
    message.keyed.map { ($0, previous.compactMap(\.keyed)) }
  }
}

/// The reader of messages, whose locale and time zone determine how times are interpreted and written.
struct Reader: Sendable, Equatable {
  let locale: Locale
  let timeZone: TimeZone

  /// Creates a reader with canonical values, so that a browser's `en-GB` and `UTC` equal a system's `en_GB`
  /// and `GMT`.
  init(locale: Locale, timeZone: TimeZone) {
    self.timeZone = Reader.namesOfUTC.contains(timeZone.identifier) ? .gmt : timeZone
    self.locale = Reader.canonical(locale)
  }

  /// The names of UTC in the time zone database, without unusual ones.
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

  /// Returns the context for the engine. Messages have dates of their own, so the time of the question is
  /// irrelevant.
  func context(at date: Date) -> AnalysisContext {
    AnalysisContext(referenceDate: date, timeZone: timeZone, locale: locale)
  }
}
