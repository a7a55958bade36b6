/// The content of a widget from a date on.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }

  /// The relevance of the entry, where only some widgets are shown.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// The relevance of the entry; none by default.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of a timeline entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score in relation to the app's other entries; 0 is not relevant.
  public var score: Float
  /// The duration in seconds; 0 lasts until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
