/// The entries that a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries in the order of their dates.
  public let entries: [EntryType]
  /// The policy that determines when a new timeline is requested.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// A policy that determines when a new timeline is requested.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private enum Rule: Hashable {
    case atEnd, never
    case after(Date)
  }

  private let rule: Rule

  /// After the date of the last entry.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  /// Never automatically.
  public static let never = TimelineReloadPolicy(rule: .never)
  /// Returns the policy that requests a new timeline at a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }

  /// Returns the date at which a timeline that ends at `end` is replaced, or nil.
  package func reloadDate(end: Date?) -> Date? {
    switch rule {
    case .atEnd: end
    case .never: nil
    case .after(let date): date
    }
  }
}
