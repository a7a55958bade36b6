import Embeddings

/// An encoder that makes vectors of texts: one of a short text, one for each passage of a long one.
struct PassageEncoder: Sendable {
  /// Words of a passage: the mean of much more says little of any of them.
  private static let wordsOfPassage = 200
  /// The most passages of an item; what comes after them is found by its words only.
  private static let mostPassages = 16

  let vectors: WordVectors?

  /// The codes of all passages, one after the other; none without word vectors or words.
  func codes(of texts: [String]) -> [UInt8] {
    guard let vectors else { return [] }
    var codes: [UInt8] = []
    var vector = [Float](repeating: 0, count: WordVectors.dimensions)
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    for passage in Self.passages(of: text) {
      vector.withUnsafeMutableBufferPointer { room in
        guard vectors.vector(of: String(passage), into: room) > 0 else { return }
        VectorCode.append(UnsafeBufferPointer(room), to: &codes)
      }
    }
    return codes
  }

  /// Parts of a text of at most `wordsOfPassage` words, cut between words.
  static func passages(of text: String) -> [Substring] {
    // A text this short has no more words than that.
    if text.utf8.count <= 2 * wordsOfPassage { return text.isEmpty ? [] : [text[...]] }
    var passages: [Substring] = []
    var start = text.startIndex
    var count = 0
    WordScanner.forEachWord(in: text) { _, range in
      guard passages.count < mostPassages else { return }
      if count == wordsOfPassage {
        let end = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        passages.append(text[start..<end])
        start = end
        count = 0
      }
      count += 1
    }
    if passages.count < mostPassages, start < text.endIndex { passages.append(text[start...]) }
    return passages
  }
}
