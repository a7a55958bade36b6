/// A text prepared for analysis: its UTF-8 bytes, its tokens, and the way from bytes to code points.
///
/// Positions inside the engine are byte offsets; everything that leaves it counts Unicode code points.
/// Making a document is linear in the text and allocates a fixed number of arrays.
package struct Document: Sendable {
  /// The text as UTF-8. Always valid: `String` repairs what is not.
  package let bytes: [UInt8]
  /// The tokens in order of position; white space makes none.
  package let tokens: [Token]
  /// Code points before byte `64 * i`, for `scalarOffset(ofByte:)`; empty where every byte is a code point.
  private let scalarsBefore: [Int32]

  package init(_ text: String) {
    var text = text
    self.init(bytes: text.withUTF8 { Array($0) })
  }

  /// Creates a document from its bytes.
  ///
  /// - Precondition: `bytes` is valid UTF-8.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var isASCII = true
    for byte in bytes where byte >= 0x80 {
      isASCII = false
      break
    }
    if isASCII {
      scalarsBefore = []
    } else {
      var marks: [Int32] = []
      marks.reserveCapacity(bytes.count / 64 + 1)
      var count: Int32 = 0
      for (index, byte) in bytes.enumerated() {
        if index & 63 == 0 { marks.append(count) }
        if byte & 0xC0 != 0x80 { count += 1 }
      }
      scalarsBefore = marks
    }
    tokens = Tokenizer.tokens(of: bytes)
  }

  /// The number of code points before a byte offset. Constant time: at most 64 bytes are looked at.
  package func scalarOffset(ofByte byte: Int) -> Int {
    if scalarsBefore.isEmpty { return byte }
    let block = min(byte >> 6, scalarsBefore.count - 1)
    var count = Int(scalarsBefore[block])
    var index = block << 6
    while index < byte {
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }

  /// A byte range as a range of code points.
  package func scalarRange(_ range: Range<Int>) -> Range<Int> {
    scalarOffset(ofByte: range.lowerBound)..<scalarOffset(ofByte: range.upperBound)
  }

  /// Returns the text of a byte range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
