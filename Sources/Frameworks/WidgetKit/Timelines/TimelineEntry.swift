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
