import Foundation
import PlainText

/// A file's bytes as readers take them.
package enum SourceText {
  /// The text of bytes that are one message, and not a file of a format; empty where there are none.
  /// - Throws: `InterchangeError` where they are of a kind that holds no text.
  package static func message(_ data: Data) throws -> String {
    data.isEmpty ? "" : String(decoding: try normalized(data), as: UTF8.self)
  }

  /// The bytes without a byte order mark, UTF-16 made UTF-8.
  /// - Throws: `InterchangeError` where nothing is in the file or it is of a kind that holds no text.
  static func normalized(_ data: Data) throws -> [UInt8] {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let charset = bytes[0] == 0xFF ? "utf-16le" : "utf-16be"
      bytes = Array(Charset.decode(Array(bytes.dropFirst(2)), charset: charset).utf8)
    }
    if bytes.allSatisfy({ ASCII.isSpace($0) || $0 == 0 }) {
      throw InterchangeError(.empty, "the file is empty; expected a mail, a chat export, JSON or text")
    }
    for (kind, signature) in binary where bytes.starts(with: signature) {
      throw InterchangeError(
        .unsupported, "the file is \(kind); expected a mail, a chat export, JSON or text")
    }
    if isBinary(bytes) {
      throw InterchangeError(
        .unsupported, "the file is binary; expected a mail, a chat export, JSON or text")
    }
    return bytes
  }

  /// Whether bytes are no text of any charset: not UTF-8, and one in twenty of the first is a control
  /// character. Noise has twice as many, text in a code page next to none.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let opening = bytes.prefix(4_096)
    let controls = opening.count { ($0 < 0x20 && !ASCII.isSpace($0) && $0 != 0x1B) || $0 == 0x7F }
    return controls * 20 >= opening.count && String(validating: bytes, as: UTF8.self) == nil
  }

  private static let binary: [(kind: String, signature: [UInt8])] = [
    ("a ZIP archive (unpack it and give the text file in it)", [0x50, 0x4B, 0x03, 0x04]),
    ("a PDF document", Array("%PDF-".utf8)), ("a PNG image", [0x89, 0x50, 0x4E, 0x47]),
    ("a JPEG image", [0xFF, 0xD8, 0xFF]), ("a GIF image", Array("GIF8".utf8)),
    ("gzip-compressed (unpack it first)", [0x1F, 0x8B]),
    ("an SQLite database", Array("SQLite format 3".utf8)),
    ("an Outlook message (save it as .eml)", [0xD0, 0xCF, 0x11, 0xE0]),
  ]
}
