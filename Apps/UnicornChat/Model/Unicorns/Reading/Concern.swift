/// The person or animal that a message tells of, where it isn't who writes.
enum Concern: Hashable, Sendable {
  /// `your sister`, as who answers says it.
  case person(String)
  /// `your dog`, likewise.
  case pet(String)

  var name: String {
    switch self {
    case .person(let name), .pet(let name): name
    }
  }
}

/// A reader that finds the person or the animal that a message begins with, or tells of as theirs.
struct ConcernReader {
  let words: [Word]
  let people: Set<String>
  let pets: Set<String>

  /// The first one, unless who writes comes before it: `I met my sister` is about both.
  func concern() -> Concern? {
    var saysI = false
    for index in words.indices {
      let word = words[index].lower
      if word == "i" || word.hasPrefix("i'") || word == "we" || word.hasPrefix("we'") { saysI = true }
      // "Mum's operation went well": one calls one's own by what they are.
      if index == 0, let bare = Optional(words[0].withoutPossessive), Self.calledSo.contains(bare.lower) {
        return .person("your " + bare.lower)
      }
      guard Self.determiners.contains(word), index + 1 < words.count else { continue }
      for next in index + 1..<min(index + 4, words.count) {
        let bare = words[next].withoutPossessive.lower
        let isPerson = people.contains(bare)
        guard isPerson || pets.contains(bare) else {
          if words[next].endsClause { break }
          continue
        }
        if saysI && isPerson { return nil }
        // What belongs to somebody isn't them: "my dad's radio".
        let isOwner = words[next].lower.hasSuffix("'s") && !ThingReader(words: words).isContracted(next)
        if isOwner { return nil }
        guard
          let name = Perspective.turned(words[index..<next] + [words[next].withoutPossessive])
        else { return nil }
        return isPerson ? .person(name) : .pet(name)
      }
    }
    return nil
  }

  private static let determiners: Set<String> = ["my", "our", "the", "his", "her"]
  private static let calledSo: Set<String> = [
    "mum", "mom", "dad", "gran", "granny", "grandma", "grandpa", "grandad", "nan", "nana",
  ]
}
