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

/// When a widget asks for more of its timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
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
