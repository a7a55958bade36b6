/// The spans that people put between backticks: code, in which "@" and "#" are no names and no tags.
///
/// A pair of backticks on one line is a span, and so is all between two runs of three (CommonMark 0.31, 4.5
/// and 6.1). Must be asked about places in rising order; all questions together read the text once.
struct CodeSpans {
  private let text: UTF8Text
  /// The position up to which the text has been read.
  private var position = 0
  /// The span that was read last.
  private var start = 0
  private var end = 0

  init(text: UTF8Text) {
    self.text = text
  }

  private static let tick = UInt8(ascii: "`")

  /// Whether a place stands in code.
  mutating func contains(_ place: Int) -> Bool {
    while position <= place {
      if opensSpan(position) { readSpan(at: position) } else { position += 1 }
    }
    return (start..<end).contains(place)
  }

  /// Whether a backtick stands at a place; in "don`t" it is an apostrophe.
  private func opensSpan(_ index: Int) -> Bool {
    text[index] == Self.tick && !(text[index - 1].isASCIIAlphanumeric && text[index + 1].isASCIIAlphanumeric)
  }

  private mutating func readSpan(at tick: Int) {
    let length = run(at: tick)
    var index = tick + length
    while index < text.count {
      if length < 3, text[index] == UInt8(ascii: "\n") { break }
      if text[index] == Self.tick {
        let other = run(at: index)
        if other == length {
          start = tick
          end = index
          position = index + other
          return
        }
        index += other
      } else {
        index += 1
      }
    }
    // Nothing closes it on its line; an open fence takes the rest, as in CommonMark.
    position = length < 3 ? index : text.count
    if length >= 3 {
      start = tick
      end = text.count
    }
  }

  private func run(at tick: Int) -> Int {
    var index = tick
    while text[index] == Self.tick { index += 1 }
    return index - tick
  }
}
