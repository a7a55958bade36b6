import AppIntents

/// What a widget shows from a moment on.
public protocol TimelineEntry {
  /// From when on.
  var date: Date { get }

  /// How much it matters to be shown at all, where only some widgets are.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much it matters that a widget is shown.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, beside the app's other entries; 0 for not at all.
  public var score: Float
  /// For how many seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for more of its timeline.
public struct TimelineReloadPolicy: Equatable, Hashable, Sendable {
  private enum Rule: Hashable {
    case atEnd, never
    case after(Date)
  }

  private let rule: Rule

  /// When its last entry has come.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  /// Not by itself.
  public static let never = TimelineReloadPolicy(rule: .never)
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }

  /// The date at which a timeline that ends at `end` is asked for anew, or nil.
  package func reloadDate(end: Date?) -> Date? {
    switch rule {
    case .atEnd: end
    case .never: nil
    case .after(let date): date
    }
  }
}

/// What a widget shows from when on.
public struct Timeline<EntryType: TimelineEntry> {
  /// In the order of their dates.
  public let entries: [EntryType]
  /// When more is asked for.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// Where and how a widget is to be shown.
public struct TimelineProviderContext: Sendable {
  /// The size and place.
  public let family: WidgetFamily
  /// Whether it is shown in a list of widgets.
  public let isPreview: Bool
  /// How large it is, in points.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize = .zero) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// Makes the timeline of a widget that a person can't set.
public protocol TimelineProvider {
  /// What the widget shows at a moment.
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// What to show before there is anything to show. Returns at once.
  func placeholder(in context: Context) -> Entry

  /// What to show in a list of widgets.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// What to show from when on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the timeline of a widget that a person can set through an intent's parameters.
public protocol AppIntentTimelineProvider {
  /// What the widget shows at a moment.
  associatedtype Entry: TimelineEntry
  /// What a person can set.
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// What to show before there is anything to show. Returns at once.
  func placeholder(in context: Context) -> Entry

  /// What to show in a list of widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// What to show from when on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Settings to offer ready-made, where a person can't set anything.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings to offer ready-made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: String

  /// Makes a recommendation under a name.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = String(localized: description)
  }

  /// Makes a recommendation under a name that is shown as it is.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = String(description)
  }
}
