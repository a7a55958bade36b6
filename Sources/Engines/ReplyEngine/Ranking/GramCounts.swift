import LanguageData

/// The words of a text and the runs of three and four characters in them, by hash, with how often they occur.
package struct GramCounts: Sendable {
  /// The counts by bucket.
  package private(set) var words: [Int: Int] = [:]
  package private(set) var runs: [Int: Int] = [:]

  package init(_ document: Document) {
    for token in document.tokens {
      words[GramCounts.bucket(token.hash), default: 0] += 1
      addRuns(of: token, document)
    }
  }

  private static let longestWord = 24

  private mutating func addRuns(of token: Token, _ document: Document) {
    let start = Int(token.start)
    let length = min(Int(token.end) - start, GramCounts.longestWord)
    // A space stands on either side.
    func byte(_ index: Int) -> UInt8 {
      guard index >= 0, index < length else { return 0x20 }
      let byte = document.bytes[start + index]
      return byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
    var first = -1
    while first + 3 <= length + 1 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for offset in 0..<min(4, length + 1 - first) {
        hash = (hash ^ UInt64(byte(first + offset))) &* 0x100_0000_01b3
        if offset >= 2 { runs[GramCounts.bucket(hash), default: 0] += 1 }
      }
      first += 1
    }
  }

  private static func bucket(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9 >> 40)
      & (RankerWeights.buckets - 1)
  }
}
