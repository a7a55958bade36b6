import Foundation
import MessageUnderstanding

/// A swap of the places in conversations for places of other conversations.
///
/// What people call a place can be anything; learned from a few thousand conversations, a network knows those by
/// heart. With the same words around another name it learns what stands around places instead (mention
/// replacement: Dai and Adel, 2020).
struct PlaceSwap {
  /// The kinds of places that can stand for each other, by how they are written.
  private enum Kind: Hashable { case article, name, plain }

  private var pools: [Kind: [String]] = [:]
  private static let labels: Set<String> = ["place", "place-"]
  /// Somebody's home is called by words of its own.
  private static let own: Set<String> = [
    "mine", "ours", "yours", "hers", "theirs", "us", "home", "my", "our", "your", "his", "her", "their",
  ]

  /// - Parameter conversations: those whose places are drawn from.
  init(_ conversations: [TurnConversation]) {
    var seen: Set<String> = []
    for mark in conversations.lazy.flatMap(\.marks) where PlaceSwap.labels.contains(mark.label) {
      guard let kind = PlaceSwap.kind(mark.text), seen.insert(mark.text).inserted else { continue }
      pools[kind, default: []].append(mark.text)
    }
  }

  private static func kind(_ text: String) -> Kind? {
    let words = text.lowercased().split { !$0.isLetter }
    guard let first = text.first, !words.contains(where: { own.contains(String($0)) }) else { return nil }
    if words.first == "the" { return .article }
    return first.isUppercase ? .name : .plain
  }

  /// Returns a conversation with other places; nil where it names none, or where the same words are more than a
  /// place in it.
  func swapped(_ conversation: TurnConversation, by generator: inout SplitMix64) -> TurnConversation? {
    var result = conversation
    result.id += "'"
    let places = Set(conversation.marks.filter { PlaceSwap.labels.contains($0.label) }.map(\.text)).sorted {
      ($1.count, $0) < ($0.count, $1)
    }
    var isChanged = false
    for place in places {
      guard let kind = PlaceSwap.kind(place), let pool = pools[kind], pool.count > 1 else { continue }
      let other = pool[Int(generator.next() % UInt64(pool.count))]
      guard other != place, result.swap(place, for: other) else { return nil }
      isChanged = true
    }
    return isChanged && result.marks.allSatisfy { result.range(of: $0) != nil } ? result : nil
  }
}

extension TurnConversation {
  /// Replaces words wherever they stand; false where an expected title has some of them.
  fileprivate mutating func swap(_ place: String, for other: String) -> Bool {
    let escaped = NSRegularExpression.escapedPattern(for: place)
    guard let whole = try? NSRegularExpression(pattern: "(?<![\\p{L}\\p{N}])\(escaped)(?![\\p{L}\\p{N}])")
    else {
      return false
    }
    let template = NSRegularExpression.escapedTemplate(for: other)
    func replaced(_ text: String) -> String {
      whole.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
    }
    let folded = place.lowercased()
    for index in expect.indices {
      let titles = expect[index].titleHas ?? []
      guard !titles.contains(where: { folded.contains($0.lowercased()) }) else { return false }
      guard var values = expect[index].values, let wanted = values.place else { continue }
      if wanted.lowercased() == folded || folded.hasSuffix(" " + wanted.lowercased()) {
        values.place = other
        expect[index].values = values
      } else if wanted.lowercased().contains(folded) {
        values.place = replaced(wanted)
        expect[index].values = values
      } else if folded.contains(wanted.lowercased()) {
        return false
      }
    }
    for index in messages.indices { messages[index].text = replaced(messages[index].text) }
    for index in marks.indices { marks[index].text = replaced(marks[index].text) }
    return true
  }
}
