import Foundation

/// A reader of the text in a page's content.
///
/// Takes time linear in the content, and never fails.
struct PDFTextReader {
  private var tokens: PDFTokens
  private let maps: [String: CharacterMap]

  init(_ content: Data, maps: [String: CharacterMap]) {
    tokens = PDFTokens(content)
    self.maps = maps
  }

  mutating func text() -> String {
    var text = ""
    var font: CharacterMap?
    var operands: [PDFTokens.Token] = []
    var depth = 0

    func show(_ bytes: [UInt8]) { text += font?.text(of: bytes) ?? CharacterMap.windowsLatin(bytes) }
    func newLine() {
      while text.last == " " { text.removeLast() }
      if !text.isEmpty, text.last != "\n" { text += "\n" }
    }

    while let token = tokens.next() {
      switch token {
      case .arrayStart: depth += 1
      case .arrayEnd: depth = max(depth - 1, 0)
      case .word(let word) where depth == 0:
        switch word {
        case "Tf":
          for case .name(let name) in operands { font = maps[name] }
        case "Tj", "TJ", "'", "\"":
          if word == "'" || word == "\"" { newLine() }
          for operand in operands {
            if case .string(let bytes) = operand { show(bytes) }
            // A gap of a fifth of the font size is a space that isn't drawn.
            if case .number(let number) = operand, word == "TJ", number < -200,
              text.last?.isWhitespace == false
            {
              text += " "
            }
          }
        case "T*", "BT": newLine()
        case "Td", "TD":
          if case .number(let down)? = operands.last, down != 0 {
            newLine()
          } else if text.last?.isWhitespace == false {
            text += " "
          }
        case "Tm": newLine()
        default: break
        }
        operands = []
      default:
        // No operator takes more operands than the characters of a line; this bounds damaged content.
        if operands.count < 65_536 { operands.append(token) }
      }
    }
    newLine()
    return String(text.dropLast(text.last == "\n" ? 1 : 0))
  }
}

/// A tokenizer for content streams and character maps (ISO 32000-1, 7.2).
struct PDFTokens {
  enum Token: Equatable {
    case number(Double)
    case string([UInt8])
    case name(String)
    case word(String)
    case arrayStart
    case arrayEnd
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ data: Data) { bytes = Array(data) }

  mutating func next() -> Token? {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0, 9, 10, 12, 13, 32: place += 1
      case UInt8(ascii: "%"):
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      case UInt8(ascii: "("): return .string(literal())
      case UInt8(ascii: "["):
        place += 1
        return .arrayStart
      case UInt8(ascii: "]"):
        place += 1
        return .arrayEnd
      case UInt8(ascii: "<"):
        if place + 1 < bytes.count, bytes[place + 1] == byte {
          place += 2
        } else {
          return .string(hexadecimal())
        }
      case UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"): place += 1
      case UInt8(ascii: "/"):
        place += 1
        return .name(regular())
      default:
        let word = regular()
        return Double(word).map { .number($0) } ?? .word(word)
      }
    }
    return nil
  }

  private mutating func regular() -> String {
    let start = place
    while place < bytes.count, !Self.isDelimiter(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"),
      UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var result: [UInt8] = []
    var depth = 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        result.append(byte)
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
        result.append(byte)
      case UInt8(ascii: "\\"): escape(into: &result)
      default: result.append(byte)
      }
    }
    return result
  }

  private mutating func escape(into result: inout [UInt8]) {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "b"): result.append(8)
    case UInt8(ascii: "f"): result.append(12)
    case 10: break
    case 13: if place < bytes.count, bytes[place] == 10 { place += 1 }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[place]) else {
          break
        }
        value = value * 8 + Int(bytes[place] - UInt8(ascii: "0"))
        place += 1
      }
      result.append(UInt8(truncatingIfNeeded: value))
    default: result.append(byte)
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue { digits.append(UInt8(digit)) }
      place += 1
    }
    place += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
