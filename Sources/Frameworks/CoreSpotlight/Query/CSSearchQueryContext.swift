import Foundation
import Synchronization

/// Where the items of a query may come from.
public struct CSSearchQuerySourceOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Items from mail may be found. Every app sees only its own items here, so this changes nothing.
  public static let allowMail = CSSearchQuerySourceOptions(rawValue: 1 << 0)
}

/// How a query is to be answered. Safe from any task; a query takes the values when it is made.
open class CSSearchQueryContext: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: what changes stands behind a lock.
  let settings: Mutex<QuerySettings>

  /// The names of the attributes that found items are to have; all of them where empty.
  public var fetchAttributes: [String] {
    get { settings.withLock { $0.fetchAttributes } }
    set { settings.withLock { $0.fetchAttributes = newValue } }
  }

  /// Query strings that every item must meet as well.
  public var filterQueries: [String] {
    get { settings.withLock { $0.filterQueries } }
    set { settings.withLock { $0.filterQueries = newValue } }
  }

  /// The language of the words, where it is known.
  public var keyboardLanguage: String? {
    get { settings.withLock { $0.keyboardLanguage } }
    set { settings.withLock { $0.keyboardLanguage = newValue } }
  }

  /// Where the items may come from.
  public var sourceOptions: CSSearchQuerySourceOptions {
    get { settings.withLock { $0.sourceOptions } }
    set { settings.withLock { $0.sourceOptions = newValue } }
  }

  /// Makes a context that asks for nothing in particular.
  public override init() {
    settings = Mutex(QuerySettings())
  }

  init(settings: QuerySettings) {
    self.settings = Mutex(settings)
  }

  /// Another context of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    CSSearchQueryContext(settings: settings.withLock { $0 })
  }
}

/// How what a person types is to be answered.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// Whether the best answers come first; otherwise items come as they are found, here by identifier.
  public var enableRankedResults: Bool {
    get { settings.withLock { $0.isRanked } }
    set { settings.withLock { $0.isRanked = newValue } }
  }

  /// Whether items are found by their words only, not by what they mean.
  public var disableSemanticSearch: Bool {
    get { settings.withLock { $0.isLexical } }
    set { settings.withLock { $0.isLexical = newValue } }
  }

  /// The most items.
  public var maxResultCount: Int {
    get { settings.withLock { $0.maxResults } }
    set { settings.withLock { $0.maxResults = newValue } }
  }

  /// The most items that are ranked.
  public var maxRankedResultCount: Int {
    get { settings.withLock { $0.maxRankedResults } }
    set { settings.withLock { $0.maxRankedResults = newValue } }
  }

  /// The most suggestions.
  public var maxSuggestionCount: Int {
    get { settings.withLock { $0.maxSuggestions } }
    set { settings.withLock { $0.maxSuggestions = newValue } }
  }

  /// Makes a context that asks for ranked items.
  public override init() {
    super.init()
  }

  /// Makes a context that goes on from a suggestion a person chose.
  public convenience init(currentSuggestion: CSSuggestion?) {
    self.init()
    settings.withLock { $0.suggestion = currentSuggestion }
  }

  override init(settings: QuerySettings) {
    super.init(settings: settings)
  }

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
  var maxResults = Int.max
  var maxRankedResults = Int.max
  var maxSuggestions = 10
  var suggestion: CSSuggestion?
}
