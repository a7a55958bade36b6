import Foundation

/// Chat messages made from real ones: every word follows one that it follows there, names, places and numbers of
/// their own are strewn in, so that there are as many rare words as in conversations. The same seed gives the same
/// messages.
struct ChatMessages {
  private var next: [String: [String]] = [:]
  private var first: [String] = []
  private var random: SplitMix
  private let rare: [String]

  /// - Parameter file: a JSON file with texts anywhere in it.
  init(file: String, seed: UInt64) throws {
    random = SplitMix(state: seed)
    var rare: [String] = []
    var generator = SplitMix(state: seed ^ 0x5EED)
    let syllables = [
      "ba", "cor", "den", "el", "fi", "gra", "hol", "is", "jun", "ka", "lo", "mer", "nor", "os", "pe",
    ]
    for _ in 0..<20_000 {
      rare.append((0..<Int(2 + generator.next() % 3)).map { _ in generator.pick(syllables) }.joined())
    }
    self.rare = rare
    let texts = Self.texts(in: try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file))))
    for text in texts {
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count > 1 else { continue }
      first.append(words[0])
      for (word, follower) in zip(words, words.dropFirst()) { next[word, default: []].append(follower) }
    }
    guard !first.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
  }

  mutating func message() -> String {
    var words = [random.pick(first)]
    let length = 3 + Int(random.next() % 18)
    while words.count < length, let last = words.last {
      if random.next() % 12 == 0 {
        // The rank of a word by Zipf's law, roughly: the uniform number to the third.
        let place = Double(random.next() % 1_000_000) / 1_000_000
        words.append(rare[Int(place * place * place * Double(rare.count))])
      } else {
        words.append(random.pick(next[last] ?? first))
      }
    }
    return words.joined(separator: " ")
  }

  private static func texts(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.sorted { $0.key < $1.key }.flatMap { texts(in: $0.value) }
    default: []
    }
  }
}

/// SplitMix64 (G. Steele, D. Lea, C. Flood, OOPSLA 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }
}
