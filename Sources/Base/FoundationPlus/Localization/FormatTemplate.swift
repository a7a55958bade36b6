import Foundation

/// A parsed text with format specifiers: `%2$@ of %lld` consists of two placeholders and a literal.
///
/// Any text is a template: malformed specifiers are literal text. Parsing takes linear time.
package struct FormatTemplate: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case literal(String)
    /// A placeholder with the explicit index of its value, from 0, or nil for the next value.
    case value(Int?, Specifier)
    /// A placeholder for a substitution of a plural rule, `%#@name@`, with the explicit index of its value.
    case substitution(String, Int?)
  }

  /// A format specifier: `%05.2lf` has the flag `0`, width 5, precision 2 and conversion `f`.
  package struct Specifier: Sendable, Hashable {
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Character
    /// The source text, with the percent sign.
    var source: String
  }

  package let pieces: [Piece]

  package init(_ text: String) {
    var reader = Reader(text: Array(text.utf8))
    pieces = reader.pieces()
  }
}

extension FormatTemplate {
  private struct Reader {
    let text: [UInt8]
    var place = 0

    mutating func pieces() -> [Piece] {
      var pieces: [Piece] = []
      var literal: [UInt8] = []
      func close() {
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
      }
      while place < text.count {
        guard text[place] == UInt8(ascii: "%") else {
          literal.append(text[place])
          place += 1
          continue
        }
        if place + 1 < text.count, text[place + 1] == UInt8(ascii: "%") {
          literal.append(text[place])
          place += 2
        } else if let piece = specifier() {
          close()
          pieces.append(piece)
        } else {
          literal.append(text[place])
          place += 1
        }
      }
      close()
      return pieces
    }

    /// Parses a specifier after a percent sign, or returns nil without advancing if there is none.
    private mutating func specifier() -> Piece? {
      let start = place
      var index = place + 1
      func byte() -> UInt8? { index < text.count ? text[index] : nil }
      /// At most five digits: larger widths are of no use and would cost memory.
      func number() -> Int? {
        var value: Int?
        while let digit = byte(), (48...57).contains(digit), (value ?? 0) < 10_000 {
          value = (value ?? 0) * 10 + Int(digit - 48)
          index += 1
        }
        return value
      }
      var position: Int?
      let digits = index
      if let value = number(), value > 0, byte() == UInt8(ascii: "$") {
        position = value - 1
        index += 1
      } else {
        index = digits
      }
      if byte() == UInt8(ascii: "#"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "@") {
        let name = text[(index + 2)...].prefix(128).prefix { $0 != UInt8(ascii: "@") }
        guard name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: "@"), !name.isEmpty else {
          return nil
        }
        place = name.endIndex + 1
        return .substitution(String(decoding: name, as: UTF8.self), position)
      }
      // A space is a flag in C, but in prose it follows a percentage: `100% sure`.
      var flags = ""
      while let flag = byte(), "-+0#'".utf8.contains(flag), flags.count < 8 {
        flags.unicodeScalars.append(Unicode.Scalar(flag))
        index += 1
      }
      let width = number()
      var precision: Int?
      if byte() == UInt8(ascii: ".") {
        index += 1
        precision = number() ?? 0
      }
      while let length = byte(), "hljzqtL".utf8.contains(length), index - start < 32 { index += 1 }
      guard let conversion = byte(), "@dDiuUxXoOfFeEgGaAsScCp".utf8.contains(conversion) else { return nil }
      index += 1
      place = index
      return .value(
        position,
        Specifier(
          flags: flags, width: width.map { min($0, 256) }, precision: precision.map { min($0, 64) },
          conversion: Character(Unicode.Scalar(conversion)),
          source: String(decoding: text[start..<index], as: UTF8.self)))
    }
  }
}
