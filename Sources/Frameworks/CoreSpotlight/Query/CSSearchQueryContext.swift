import Foundation
import Synchronization

/// The permitted sources of a query's items.
public struct CSSearchQuerySourceOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Items from mail. Every app sees only its own items here, so this has no effect.
  public static let allowMail = CSSearchQuerySourceOptions(rawValue: 1 << 0)
}

/// The settings of a query. Safe to use from any task; a query copies the values when it is created.
open class CSSearchQueryContext: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: a lock guards all mutable state.
  let settings: Mutex<QuerySettings>

  /// The names of the attributes to fetch; an empty array stands for all.
  public var fetchAttributes: [String] {
    get { settings.withLock { $0.fetchAttributes } }
    set { settings.withLock { $0.fetchAttributes = newValue } }
  }

  /// Query strings of conditions that every item has to meet.
  public var filterQueries: [String] {
    get { settings.withLock { $0.filterQueries } }
    set { settings.withLock { $0.filterQueries = newValue } }
  }

  /// The language of the words, if known.
  public var keyboardLanguage: String? {
    get { settings.withLock { $0.keyboardLanguage } }
    set { settings.withLock { $0.keyboardLanguage = newValue } }
  }

  /// The permitted sources of the items.
  public var sourceOptions: CSSearchQuerySourceOptions {
    get { settings.withLock { $0.sourceOptions } }
    set { settings.withLock { $0.sourceOptions = newValue } }
  }

  /// Creates a context with default settings.
  public override init() {
    settings = Mutex(QuerySettings())
  }

  init(settings: QuerySettings) {
    self.settings = Mutex(settings)
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    CSSearchQueryContext(settings: settings.withLock { $0 })
  }
}

/// The settings of a query for text that a person types.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// A Boolean value that indicates whether items are ranked by relevance; otherwise they are ordered by
  /// identifier.
  public var enableRankedResults: Bool {
    get { settings.withLock { $0.isRanked } }
    set { settings.withLock { $0.isRanked = newValue } }
  }

  /// A Boolean value that indicates whether items are only found by their words, not by their meaning.
  public var disableSemanticSearch: Bool {
    get { settings.withLock { $0.isLexical } }
    set { settings.withLock { $0.isLexical = newValue } }
  }

  /// The maximum number of items.
  public var maxResultCount: Int {
    get { settings.withLock { $0.maxResults } }
    set { settings.withLock { $0.maxResults = newValue } }
  }

  /// The maximum number of ranked items.
  public var maxRankedResultCount: Int {
    get { settings.withLock { $0.maxRankedResults } }
    set { settings.withLock { $0.maxRankedResults = newValue } }
  }

  /// The maximum number of suggestions.
  public var maxSuggestionCount: Int {
    get { settings.withLock { $0.maxSuggestions } }
    set { settings.withLock { $0.maxSuggestions = newValue } }
  }

  /// A Boolean value that indicates whether found items say by which of their words they were found
  /// (``CSSearchableItem/matchedWords``). Not part of Apple's framework.
  public var fetchesMatchedWords: Bool {
    get { settings.withLock { $0.fetchesMatchedWords } }
    set { settings.withLock { $0.fetchesMatchedWords = newValue } }
  }

  /// Creates a context for ranked items.
  public override init() {
    super.init()
  }

  /// Creates a context that continues from a suggestion a person chose.
  public convenience init(currentSuggestion: CSSuggestion?) {
    self.init()
    settings.withLock { $0.suggestion = currentSuggestion }
  }

  override init(settings: QuerySettings) {
    super.init(settings: settings)
  }

  /// Returns a copy with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    CSUserQueryContext(settings: settings.withLock { $0 })
  }
}

/// The values of a context.
struct QuerySettings: Sendable {
  var fetchAttributes: [String] = []
  var filterQueries: [String] = []
  var keyboardLanguage: String?
  var sourceOptions: CSSearchQuerySourceOptions = []
  var isRanked = true
  var isLexical = false
  var fetchesMatchedWords = false
  var maxResults = Int.max
  var maxRankedResults = Int.max
  var maxSuggestions = 10
  var suggestion: CSSuggestion?
}
