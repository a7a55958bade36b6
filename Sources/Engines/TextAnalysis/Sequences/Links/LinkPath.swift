/// A reader of the rest of a link: port, path, query and fragment after its host.
///
/// Every character that RFC 3986 (and, for letters, RFC 3987) allows may stand inside; a link ends with
/// one that people don't use as punctuation after it, and brackets belong to it only in pairs.
struct LinkPathReader {
  let text: UTF8Text

  /// The end of the port at a place, or the place itself.
  func port(at start: Int) -> Int {
    guard text[start] == UInt8(ascii: ":") else { return start }
    var index = start + 1
    var value = 0
    while text[index].isASCIIDigit, index - start <= 6 {
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return index > start + 1 && value <= 65535 && !text[index].isASCIIDigit ? index : start
  }

  /// The end of path, query and fragment at a place, or the place itself where none begins.
  /// - Parameter quote: the sign directly before the link; an apostrophe or
  ///   "_" there is the first of a pair whose second ends the link.
  func end(from start: Int, quote: UInt8) -> Int {
    switch text[start] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break
    default: return start
    }
    var index = start
    var end = start
    var inQuery = false
    // Whether a word of a script without spaces has begun: "/wiki/日本".
    var isInWord = false
    var open = Brackets()
    scan: while let (scalar, length) = text.scalar(at: index) {
      if scalar.value >= 0x80 {
        guard scalar.isWideLetter else { break }
        if scalar.isUnspacedLetter {
          guard isInWord || mayBeginWord(index, from: start) else { break }
          isInWord = true
        }
        index += length
        end = index
        continue
      }
      let byte = text[index]
      if byte.isASCIIAlphanumeric {
        index += 1
        end = index
        continue
      }
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "#"):
        inQuery = true
        index += 1
        if byte == UInt8(ascii: "#") { end = index }
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "+"),
        UInt8(ascii: "&"), UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "@"):
        index += 1
        end = index
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard open.push(byte, end: end) else { break scan }
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard open.pop(byte) else { break scan }
        index += 1
        end = index
      case UInt8(ascii: "'"):
        if quote == byte || isPossessive(index) { break scan }
        index += 1
      case UInt8(ascii: "|"):
        guard inQuery else { break scan }
        index += 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
        UInt8(ascii: "*"):
        index += 1
      default:
        break scan
      }
    }
    end = open.outermost ?? end
    // "_https://example.com/x_": a pair of signs around the link, as Markdown has them.
    if quote == UInt8(ascii: "_"), end > start + 1, text[end - 1] == quote { end -= 1 }
    return end
  }

  /// Whether a word of a script without spaces belongs to the link: directly behind the host and behind
  /// Latin letters it is the sentence that goes on.
  private func mayBeginWord(_ index: Int, from start: Int) -> Bool {
    guard index > start + 1 else { return false }
    return "/=_-#+".utf8.contains(text[index - 1])
  }

  /// The end of a path of ASCII letters and digits and of the query after it, for hosts that shorten links;
  /// nil where the path is longer than they make them.
  func slugEnd(from start: Int, longest: Int, quote: UInt8) -> Int? {
    guard text[start] == UInt8(ascii: "/") else { return start }
    var index = start + 1
    while text[index].isASCIIAlphanumeric { index += 1 }
    guard index - start - 1 <= longest else { return nil }
    return text[index] == UInt8(ascii: "?") ? end(from: index, quote: quote) : index
  }

  /// "'s" that belongs to the sentence.
  private func isPossessive(_ index: Int) -> Bool {
    guard text[index + 1] | 0x20 == UInt8(ascii: "s") else { return false }
    return !text[index + 2].isASCIIAlphanumeric && text[index + 2] != UInt8(ascii: "/")
  }

  /// The brackets that are open, with where the link would end if one never closes.
  private struct Brackets {
    private var depth = 0
    private var kinds: UInt8 = 0
    /// The end of the link before the outermost open bracket; nil where none is open.
    private(set) var outermost: Int?

    mutating func push(_ byte: UInt8, end: Int) -> Bool {
      guard depth < 8 else { return false }
      if depth == 0 { outermost = end }
      kinds = kinds << 1 | (byte == UInt8(ascii: "[") ? 1 : 0)
      depth += 1
      return true
    }

    mutating func pop(_ byte: UInt8) -> Bool {
      guard depth > 0, kinds & 1 == (byte == UInt8(ascii: "]") ? 1 : 0) else { return false }
      kinds >>= 1
      depth -= 1
      if depth == 0 { outermost = nil }
      return true
    }
  }
}
