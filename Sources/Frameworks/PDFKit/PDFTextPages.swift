import Foundation

/// A layout of text on pages in Courier, which every PDF reader has, and a writer for them.
struct PDFTextPages {
  let size: CGSize
  let fontSize: Double
  private let margin = 56.0

  /// The lines of each page.
  private(set) var pages: [[[UInt8]]] = []

  /// Breaks `text` into lines between words, and lines into pages.
  init(_ text: String, size: CGSize, fontSize: Double) throws(PDFError) {
    self.size = size
    self.fontSize = fontSize
    let advance = fontSize * 0.6  // Courier's characters are 600 thousandths wide.
    let columns = Int((size.width - 2 * margin) / advance)
    let rows = Int((size.height - 2 * margin) / (fontSize * 1.3))
    guard fontSize > 0, columns >= 1, rows >= 1, size.width <= 14_400, size.height <= 14_400 else {
      throw PDFError(
        .invalidLayout, message: "A page of \(size.width) by \(size.height) points has no room for this text."
      )
    }
    var lines: [[UInt8]] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines += Self.wrapped(try Self.encoded(paragraph), columns: columns)
    }
    pages = stride(from: 0, to: max(lines.count, 1), by: rows).map {
      Array(lines[min($0, lines.count)..<min($0 + rows, lines.count)])
    }
  }

  /// Returns the text in the encoding of the built-in fonts.
  private static func encoded(_ text: Substring) throws(PDFError) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in String(text).precomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar == "\t" {
        bytes += [UInt8](repeating: 0x20, count: 4)
      } else if let byte = WindowsLatin.byte(of: scalar) {
        bytes.append(byte)
      } else {
        throw PDFError(
          .unsupportedCharacter,
          message: "The fonts that need no file have no “\(scalar)” (\(scalar.escaped(asASCII: true))).")
      }
    }
    return bytes
  }

  private static func wrapped(_ line: [UInt8], columns: Int) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = line[...]
    while rest.count > columns {
      // Breaks before the first character that doesn't fit, or within a word that is too long for a line.
      let window = rest.prefix(columns + 1)
      let space = window.lastIndex(of: 0x20)
      let end =
        space.map { $0 > rest.startIndex ? $0 : rest.startIndex + columns } ?? rest.startIndex + columns
      lines.append(Array(rest[..<end]))
      rest = rest[end...].drop { $0 == 0x20 }
    }
    lines.append(Array(rest))
    return lines
  }

  /// Returns the PDF file (ISO 32000-1), uncompressed.
  func data() -> Data {
    var objects: [[UInt8]] = []
    let kids = pages.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
    objects.append(Array("<</Type/Catalog/Pages 2 0 R>>".utf8))
    objects.append(Array("<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>".utf8))
    objects.append(
      Array("<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>".utf8))
    for (number, lines) in pages.enumerated() {
      let page =
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(size.width) \(size.height)]/Contents \(5 + 2 * number) 0 R"
        + "/Resources<</Font<</F1 3 0 R>>>>>>"
      objects.append(Array(page.utf8))
      let content = content(lines)
      objects.append(
        Array("<</Length \(content.count)>>\nstream\n".utf8) + content + Array("\nendstream".utf8))
    }
    var file = Array("%PDF-1.4\n%\u{e2}\u{e3}\n".utf8)
    var offsets: [Int] = []
    for (number, object) in objects.enumerated() {
      offsets.append(file.count)
      file += Array("\(number + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let table = file.count
    file += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      let digits = String(offset)
      file += Array((String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n").utf8)
    }
    file += Array("trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n".utf8)
    return Data(file)
  }

  private func content(_ lines: [[UInt8]]) -> [UInt8] {
    let leading = fontSize * 1.3
    var content = Array(
      "BT /F1 \(fontSize) Tf \(leading) TL \(margin) \(size.height - margin - fontSize) Td\n".utf8)
    for line in lines {
      content.append(UInt8(ascii: "("))
      for byte in line {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
          content.append(UInt8(ascii: "\\"))
        }
        content.append(byte)
      }
      content += Array(") Tj T*\n".utf8)
    }
    return content + Array("ET".utf8)
  }
}

/// The Windows encoding for Western European languages, called WinAnsi in PDF.
enum WindowsLatin {
  /// The characters of the codes from 0x80 to 0x9f, with a space where there is none.
  private static let special = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)

  /// Returns the code of a character, or nil if it has none.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x20...0x7e, 0xa0...0xff: return UInt8(scalar.value)
    default:
      return special.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
    }
  }

  /// Returns the character of a code, or nil if it has none.
  static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x20...0x7e, 0xa0...0xff: return Unicode.Scalar(byte)
    case 0x80...0x9f:
      let scalar = special[Int(byte) - 0x80]
      return scalar == " " ? nil : scalar
    default: return nil
    }
  }
}
