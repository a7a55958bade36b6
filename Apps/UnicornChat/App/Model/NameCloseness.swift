import Foundation
import UnicornChatModel

/// The closeness of a name to what a person has typed of it, the closest first.
enum NameCloseness: Int, Comparable {
  case whole, beginning, beginningOfWord, part

  /// Nil where the name doesn't hold the words.
  init?(of name: String, to words: String) {
    guard let range = name.localizedStandardRange(of: words) else { return nil }
    if range == name.startIndex..<name.endIndex {
      self = .whole
    } else if range.lowerBound == name.startIndex {
      self = .beginning
    } else {
      let isWord = name.split(separator: " ").contains {
        $0.localizedStandardRange(of: words)?.lowerBound == $0.startIndex
      }
      self = isWord ? .beginningOfWord : .part
    }
  }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension [Conversation] {
  /// The conversations with a name, or with a member of that name, that holds some words: those that are called so
  /// before those in which somebody is, the closest first, and of equals in the order in which they stand. All of them
  /// where there are no words.
  func called(_ words: String) -> [Conversation] {
    let words = words.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return self }
    let found = enumerated().compactMap { place, conversation -> (key: [Int], conversation: Conversation)? in
      if let closeness = NameCloseness(of: conversation.title, to: words) {
        return ([0, closeness.rawValue, place], conversation)
      }
      let members = conversation.members.compactMap { NameCloseness(of: $0.name, to: words) }
      return members.min().map { ([1, $0.rawValue, place], conversation) }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.conversation)
  }
}
