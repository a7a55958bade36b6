/// The habits of a person in choosing replies: how often a reply that was shown was taken, and how often
/// another one, or none, was.
///
/// A value that a program keeps, shows and forgets as it likes; nothing but texts of replies and counts is in
/// it. It changes which of several replies that fit comes first, never what is said or whether there is one.
public struct ReplyHabits: Sendable, Hashable, Codable {
  /// The counts of one reply.
  public struct Entry: Sendable, Hashable, Codable {
    /// The reply as it was shown last.
    public var text: String
    /// The number of times that it was chosen.
    public var chosen: Int
    /// The number of times that it was shown and not chosen.
    public var passed: Int
    /// The number of the answer with which it was counted last.
    var last: Int
  }

  private var entries: [String: Entry] = [:]
  private var count = 0

  /// The most replies that are remembered; of more, those go that weren't shown for longest.
  public static let limit = 500

  /// Creates habits of somebody who has chosen nothing yet.
  public init() {}

  /// The replies that were shown, those that were chosen most first.
  public var all: [Entry] {
    entries.sorted { ($1.value.chosen, $0.value.passed, $0.key) < ($0.value.chosen, $1.value.passed, $1.key) }
      .map(\.value)
  }

  /// Counts an answer.
  /// - Parameter chosen: the reply that was taken; nil for none of those shown.
  public mutating func note(_ chosen: SuggestedReply?, of shown: [SuggestedReply]) {
    count += 1
    let taken = chosen.map { ReplyBank.key(of: $0.text) }
    for reply in shown {
      let key = ReplyBank.key(of: reply.text)
      var entry = entries[key] ?? Entry(text: reply.text, chosen: 0, passed: 0, last: count)
      entry.text = reply.text
      entry.last = count
      if key == taken { entry.chosen += 1 } else { entry.passed += 1 }
      entries[key] = entry
    }
    while entries.count > ReplyHabits.limit {
      guard let oldest = entries.min(by: { ($0.value.last, $0.key) < ($1.value.last, $1.key) }) else { break }
      entries[oldest.key] = nil
    }
  }

  /// Forgets a reply.
  public mutating func forget(_ text: String) { entries[ReplyBank.key(of: text)] = nil }

  /// Forgets everything.
  public mutating func forgetAll() { self = ReplyHabits() }

  /// What the worth of a reply is multiplied by, from a half to two: 1 for one that was never shown, and for
  /// one that is chosen as often as one of three is by chance.
  func weight(ofKey key: String) -> Float {
    guard !entries.isEmpty, let entry = entries[key] else { return 1 }
    let share = (Float(entry.chosen) + 1) / (Float(entry.chosen + entry.passed) + 3)
    return min(2, max(0.5, share * 3))
  }
}
