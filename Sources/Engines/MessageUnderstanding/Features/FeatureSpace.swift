import LanguageData

/// The numbering of features: three blocks of rows of the sparse model, one behind the other.
///
/// The numbers are part of the weights: a change here is a new version of the file.
package enum FeatureSpace {
  /// Hashed n-grams of words and of word classes.
  package static let wordRows = 45_000
  /// Hashed n-grams of characters within words.
  package static let characterRows = 1 << 14
  /// Cues and shapes, each with a row of its own.
  package static let cueRows = 256
  package static let rows = wordRows + characterRows + cueRows
  /// The length of a vector of words.
  package static let vectorLength = 256

  /// The block that a row lies in.
  package enum Block: Int, CaseIterable, Sendable {
    case words, characters, cues

    package var rows: Range<Int> {
      switch self {
      case .words: 0..<wordRows
      case .characters: wordRows..<wordRows + characterRows
      case .cues: wordRows + characterRows..<FeatureSpace.rows
      }
    }
  }
}

/// The rows of one sentence, filled again and again without allocating.
package struct SentenceFeatures: Sendable {
  /// Rows of each block, in order of position; a row that occurs twice stands there twice.
  package private(set) var words: [UInt16] = []
  package private(set) var characters: [UInt16] = []
  /// Each at most once.
  package private(set) var cues: [UInt16] = []
  /// The units that the rows are made from.
  private(set) var units: [FeatureUnit] = []
  private(set) var links: [(marks: LinkMarks, host: Range<Int>)] = []
  private var hasCue = [Bool](repeating: false, count: FeatureSpace.cueRows)

  package init() {
    words.reserveCapacity(512)
    characters.reserveCapacity(1_024)
    cues.reserveCapacity(64)
  }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    characters.removeAll(keepingCapacity: true)
    for cue in cues { hasCue[Int(cue)] = false }
    cues.removeAll(keepingCapacity: true)
  }

  mutating func read(_ tokens: ArraySlice<Token>, by reader: FeatureUnitReader) {
    reader.read(tokens, into: &units, links: &links)
  }

  @inline(__always)
  mutating func addWord(_ hash: UInt64) {
    words.append(SentenceFeatures.row(hash, of: FeatureSpace.wordRows))
  }

  @inline(__always)
  mutating func addCharacters(_ hash: UInt64) {
    characters.append(SentenceFeatures.row(hash, of: FeatureSpace.characterRows))
  }

  /// A row of a block, each as likely as another.
  @inline(__always)
  private static func row(_ hash: UInt64, of count: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: (mixed(hash) >> 32 &* UInt64(count)) >> 32)
  }

  mutating func addCue(_ row: Int) {
    guard row >= 0, row < FeatureSpace.cueRows, !hasCue[row] else { return }
    hasCue[row] = true
    cues.append(UInt16(row))
  }

  /// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): every bit of the input reaches the upper ones.
  @inline(__always)
  private static func mixed(_ hash: UInt64) -> UInt64 {
    var value = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
