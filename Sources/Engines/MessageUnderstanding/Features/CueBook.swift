import LanguageData

/// The phrases of `Resources/en/understanding.json` that tell what a sentence does, and the words that keep
/// their form in word-class n-grams.
struct CueBook: Sendable {
  /// Cues that a phrase belongs to, in `cues[range]`, by the hash of its tokens.
  private var slots: [Slot]
  private let mask: Int
  private var cues: [UInt8] = []
  private var kept: Set<UInt64> = []
  /// The longest phrase, in tokens.
  let longest: Int
  let count: Int
  /// Verbs that open a request: "send", "call".
  private let asking: Int

  private struct Slot: Sendable {
    var hash: UInt64 = 0
    var start: Int32 = 0
    var count: Int32 = 0
  }

  /// Three rows for each cue, and the shapes behind them, have to fit the block.
  static let limit = 64

  init(_ english: LanguageImage) throws {
    let table = try english.required(table: "understandingCues")
    guard table.count <= CueBook.limit, table.columns == 2 else {
      throw LanguageDataError(
        .damaged, "the table understandingCues has \(table.count) rows, expected at most \(CueBook.limit)")
    }
    count = table.count
    var found: [(hash: UInt64, cue: UInt8)] = []
    var longest = 1
    var asking = -1
    for row in 0..<table.count {
      if table.field(row: row, column: 0) == "verb of asking" { asking = row }
      for phrase in table.field(row: row, column: 1).split(separator: "|") {
        let tokens = Document(String(phrase)).tokens
        guard let first = tokens.first else { continue }
        longest = max(longest, tokens.count)
        let hash = tokens.dropFirst().reduce(first.hash) { CueBook.combine($0, $1.hash) }
        found.append((hash, UInt8(row)))
      }
    }
    self.longest = longest
    self.asking = asking
    found.sort { ($0.hash, $0.cue) < ($1.hash, $1.cue) }
    var capacity = 8
    while capacity < found.count * 2 { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
    mask = capacity - 1
    var index = 0
    while index < found.count {
      let hash = found[index].hash
      let start = cues.count
      while index < found.count, found[index].hash == hash {
        if cues.count == start || cues.last != found[index].cue { cues.append(found[index].cue) }
        index += 1
      }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot].count != 0 { slot = (slot + 1) & mask }
      slots[slot] = Slot(hash: hash, start: Int32(start), count: Int32(cues.count - start))
    }
    let words = try english.required(table: "understandingKept")
    for row in 0..<words.count {
      for word in words.field(row: row, column: 0).split(separator: "|") {
        for token in Document(String(word)).tokens { kept.insert(token.hash) }
      }
    }
  }

  static func combine(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a &* 0x9E37_79B9_7F4A_7C15 ^ b) &* 0x100_0000_01b3
  }

  /// The cues of a phrase by the combined hash of its tokens.
  @inline(__always)
  func cues(ofHash hash: UInt64) -> ArraySlice<UInt8> {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].count != 0 {
      if slots[slot].hash == hash {
        let start = Int(slots[slot].start)
        return cues[start..<start + Int(slots[slot].count)]
      }
      slot = (slot + 1) & mask
    }
    return []
  }

  func keeps(_ word: UInt64) -> Bool { kept.contains(word) }

  func isVerbOfAsking(_ word: UInt64) -> Bool {
    cues(ofHash: word).contains { Int($0) == asking }
  }
}
