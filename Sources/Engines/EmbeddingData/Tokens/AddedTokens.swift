/// The few texts, such as `</s>`, that stand for a token wherever they occur and that a text is cut at before
/// anything else: the leftmost, and of those that begin there the longest.
struct AddedTokens: Sendable {
  private var entries: [(text: [UInt8], token: UInt32)] = []
  /// The bytes that one of them begins with.
  private var first = [Bool](repeating: false, count: 256)

  mutating func insert(_ text: [UInt8], _ token: UInt32) {
    guard let byte = text.first else { return }
    first[Int(byte)] = true
    entries.append((text, token))
    entries.sort { $0.text.count > $1.text.count }
  }

  /// The first at or after an offset.
  func next(in bytes: UnsafeRawBufferPointer, from start: Int) -> (range: Range<Int>, token: UInt32)? {
    guard !entries.isEmpty else { return nil }
    return first.withUnsafeBufferPointer { first in
      var index = start
      while index < bytes.count {
        if first[Int(bytes[index])] {
          for entry in entries where entry.text.count <= bytes.count - index {
            let end = index + entry.text.count
            if bytes[index..<end].elementsEqual(entry.text) { return (index..<end, entry.token) }
          }
        }
        index += 1
      }
      return nil
    }
  }
}
