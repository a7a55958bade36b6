import Foundation

/// The mapping from a font's character codes to characters (ISO 32000-1, 9.10.3).
struct CharacterMap {
  /// The maximum number of codes per map: that of two-byte codes.
  private static let limit = 65_536

  private var texts: [Int: String] = [:]
  private var width = 1

  init(_ data: Data) {
    var tokens = PDFTokens(data)
    var operands: [PDFTokens.Token] = []
    while let token = tokens.next() {
      guard case .word(let word) = token else {
        if operands.count < 4 * Self.limit { operands.append(token) }
        continue
      }
      switch word {
      case "begincodespacerange", "beginbfchar", "beginbfrange": operands = []
      case "endcodespacerange":
        if case .string(let bytes)? = operands.first { width = min(max(bytes.count, 1), 4) }
      case "endbfchar": addCharacters(operands)
      case "endbfrange": addRanges(operands)
      default: operands = []
      }
    }
  }

  private mutating func addCharacters(_ operands: [PDFTokens.Token]) {
    let strings = operands.compactMap { if case .string(let bytes) = $0 { bytes } else { nil as [UInt8]? } }
    for pair in stride(from: 0, to: strings.count - strings.count % 2, by: 2) {
      add(Self.number(strings[pair]), strings[pair + 1], offset: 0)
    }
  }

  private mutating func addRanges(_ operands: [PDFTokens.Token]) {
    var rest = operands[...]
    while case .string(let low)? = rest.popFirst(), case .string(let high)? = rest.popFirst() {
      let (first, last) = (Self.number(low), Self.number(high))
      switch rest.popFirst() {
      case .string(let target)?:
        guard first <= last, last - first < Self.limit else { continue }
        for code in first...last { add(code, target, offset: code - first) }
      case .arrayStart?:
        var code = first
        while let token = rest.popFirst(), token != .arrayEnd {
          if case .string(let target) = token { add(code, target, offset: 0) }
          code += 1
        }
      default: return
      }
    }
  }

  private mutating func add(_ code: Int, _ utf16: [UInt8], offset: Int) {
    guard texts.count < Self.limit else { return }
    var units = stride(from: 0, to: utf16.count - utf16.count % 2, by: 2).map {
      UInt16(utf16[$0]) << 8 | UInt16(utf16[$0 + 1])
    }
    guard let last = units.last else { return }
    units[units.count - 1] = last &+ UInt16(truncatingIfNeeded: offset)
    texts[code] = String(decoding: units, as: UTF16.self)
  }

  private static func number(_ bytes: [UInt8]) -> Int {
    bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the characters of codes, leaving out those without any.
  func text(of bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: width).map {
      texts[Self.number(Array(bytes[$0..<min($0 + width, bytes.count)]))] ?? ""
    }.joined()
  }

  /// Returns the characters for a font without a map, read in the usual encoding.
  static func windowsLatin(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.compactMap(WindowsLatin.scalar(of:)))
    return String(text)
  }
}
