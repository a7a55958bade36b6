/// Groups of letters and digits that may together be one parcel's number.
struct ParcelRun {
  /// The longest number looked at, in characters.
  static let longest = 44

  struct Chunk {
    /// The range of the group in the text.
    var bytes: Range<Int>
    /// The range of its characters in `letters`.
    var letters: Range<Int>
  }

  /// The characters of all groups, in upper case.
  var letters: [UInt8] = []
  var chunks: [Chunk] = []
}

/// A scanner that cuts a text into runs, in one pass.
struct ParcelRunScanner {
  let bytes: [UInt8]
  /// The run that `next()` found.
  private(set) var run = ParcelRun()
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    run.letters.reserveCapacity(ParcelRun.longest)
  }

  /// Moves to the next run; false at the end of the text.
  mutating func next() -> Bool {
    run.letters.removeAll(keepingCapacity: true)
    run.chunks.removeAll(keepingCapacity: true)
    while let chunk = nextChunk() {
      let isNumberLike = isNumberLike(chunk)
      if let last = run.chunks.last {
        let isTooLong = run.letters.count + chunk.count > ParcelRun.longest
        if !isNumberLike { return true }
        if isTooLong || !isSeparator(last.bytes.upperBound..<chunk.lowerBound) {
          position = chunk.lowerBound
          return true
        }
      } else if !isNumberLike {
        continue
      }
      let start = run.letters.count
      for byte in bytes[chunk] {
        run.letters.append(byte >= UInt8(ascii: "a") ? byte & 0xDF : byte)
      }
      run.chunks.append(ParcelRun.Chunk(bytes: chunk, letters: start..<run.letters.count))
    }
    return !run.chunks.isEmpty
  }

  /// The next group of ASCII letters and digits; `position` moves behind it.
  private mutating func nextChunk() -> Range<Int>? {
    while position < bytes.count, !Self.isAlphanumeric(bytes[position]) { position += 1 }
    let start = position
    while position < bytes.count, Self.isAlphanumeric(bytes[position]) { position += 1 }
    return start < position ? start..<position : nil
  }

  /// Whether a group may belong to a number: it has a digit or is a short upper-case word, and neither an
  /// address nor a longer word goes on beside it.
  private func isNumberLike(_ chunk: Range<Int>) -> Bool {
    guard chunk.count <= ParcelRun.longest else { return false }
    if chunk.lowerBound > 0 {
      switch bytes[chunk.lowerBound - 1] {
      case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "$"),
        UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "%"):
        return false
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if chunk.lowerBound > 1, Self.isAlphanumeric(bytes[chunk.lowerBound - 2]) { return false }
      case 0x80...:
        if continuesWord(before: chunk.lowerBound) { return false }
      default: break
      }
    }
    if chunk.upperBound < bytes.count {
      switch bytes[chunk.upperBound] {
      case UInt8(ascii: "@"), UInt8(ascii: "_"): return false
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if chunk.upperBound + 1 < bytes.count, Self.isAlphanumeric(bytes[chunk.upperBound + 1]) {
          return false
        }
      case 0xC3...0xDF: return false
      default: break
      }
    }
    var isUpper = chunk.count <= 4
    for byte in bytes[chunk] {
      if byte <= UInt8(ascii: "9") { return true }
      if byte >= UInt8(ascii: "a") { isUpper = false }
    }
    return isUpper
  }

  /// Whether a letter of an alphabet that writes words with spaces ends before a byte.
  private func continuesWord(before index: Int) -> Bool {
    var lead = index - 1
    while lead > 0, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return (0xC3...0xDF).contains(bytes[lead])
  }

  /// One to three spaces, or a hyphen.
  private func isSeparator(_ gap: Range<Int>) -> Bool {
    switch gap.count {
    case 1: bytes[gap.lowerBound] == UInt8(ascii: " ") || bytes[gap.lowerBound] == UInt8(ascii: "-")
    case 2: bytes[gap].allSatisfy { $0 == UInt8(ascii: " ") } || bytes[gap].elementsEqual([0xC2, 0xA0])
    case 3: bytes[gap].elementsEqual("   ".utf8) || bytes[gap].elementsEqual(" - ".utf8)
    default: false
    }
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- 48 < 10 || (byte | 0x20) &- 97 < 26
  }
}
