import Foundation
import MessageUnderstanding

/// A swap of what conversations plan, and where, for what others do.
///
/// What people plan, and where, can be called anything; learned from a few thousand conversations, a network knows
/// those by heart. With the same words around other names it learns what stands around names instead (mention
/// replacement: Dai and Adel, 2020). Swapped conversations teach what the words of a turn are, and not what a plan
/// is called: their expected titles stay those of before.
struct MentionSwap {
  /// What can stand for each other: marks with the same kind of label that are written alike, names behind the same
  /// word besides.
  private struct Shape: Hashable {
    var isPlace: Bool
    var isCapital: Bool
    var lead: String
  }

  private var pools: [Shape: [String]] = [:]
  private static let places: Set<String> = ["place", "place-"]
  private static let names: Set<String> = ["what", "what-"]
  /// Somebody's home is called by words of its own.
  private static let own: Set<String> = [
    "mine", "ours", "yours", "hers", "theirs", "us", "home", "my", "our", "your", "his", "her", "their",
  ]

  /// - Parameter conversations: those whose names and places are drawn from.
  init(_ conversations: [TurnConversation]) {
    var seen: [Shape: Set<String>] = [:]
    for conversation in conversations {
      for mark in conversation.marks {
        guard let shape = MentionSwap.shape(of: mark, in: conversation),
          seen[shape, default: []].insert(mark.text).inserted
        else { continue }
        pools[shape, default: []].append(mark.text)
      }
    }
  }

  private static func shape(of mark: TurnConversation.Mark, in conversation: TurnConversation) -> Shape? {
    let words = mark.text.lowercased().split { !$0.isLetter }
    guard let first = mark.text.first, let word = words.first else { return nil }
    if places.contains(mark.label) {
      guard !words.contains(where: { own.contains(String($0)) }) else { return nil }
      return Shape(isPlace: true, isCapital: first.isUppercase, lead: word == "the" ? "the" : "")
    }
    guard names.contains(mark.label), let range = conversation.range(of: mark) else { return nil }
    let before = conversation.messages[mark.message].text.utf8.prefix(range.lowerBound)
    let lead = String(decoding: before, as: UTF8.self).lowercased().split(separator: " ").last.map(String.init)
    return Shape(isPlace: false, isCapital: first.isUppercase, lead: lead ?? "")
  }

  /// Returns a conversation with other names and places; nil where none can be drawn.
  func swapped(_ conversation: TurnConversation, by generator: inout SplitMix64) -> TurnConversation? {
    var result = conversation
    result.id += "'"
    // The longest first: "the dam wall" before "the dam".
    let marks = conversation.marks.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    var seen: Set<String> = []
    var isChanged = false
    for mark in marks where seen.insert(mark.text).inserted {
      guard let shape = MentionSwap.shape(of: mark, in: conversation), let pool = pools[shape], pool.count > 1
      else { continue }
      let other = pool[Int(generator.next() % UInt64(pool.count))]
      guard other != mark.text, result.swap(mark.text, for: other) else { continue }
      isChanged = true
    }
    return isChanged && result.marks.allSatisfy { result.range(of: $0) != nil } ? result : nil
  }
}

extension TurnConversation {
  /// Replaces words wherever they stand by themselves; false where they stand nowhere.
  fileprivate mutating func swap(_ words: String, for other: String) -> Bool {
    let escaped = NSRegularExpression.escapedPattern(for: words)
    guard let whole = try? NSRegularExpression(pattern: "(?<![\\p{L}\\p{N}])\(escaped)(?![\\p{L}\\p{N}])") else {
      return false
    }
    let template = NSRegularExpression.escapedTemplate(for: other)
    func replaced(_ text: String) -> String {
      whole.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
    }
    let before = messages.map(\.text)
    for index in messages.indices { messages[index].text = replaced(messages[index].text) }
    for index in marks.indices { marks[index].text = replaced(marks[index].text) }
    return messages.map(\.text) != before
  }
}
