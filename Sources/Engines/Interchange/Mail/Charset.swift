import Foundation
import PlainText

/// Text from bytes in the character sets that mail names (RFC 2046, 4.1.2; IANA's registry).
enum Charset {
  /// Decodes bytes; what the charset has no character for becomes U+FFFD. An unknown charset is read as
  /// UTF-8 where the bytes are valid as such, else as Windows-1252, which is what unlabelled mail is in.
  /// Linear in the bytes.
  static func decode(_ bytes: [UInt8], charset name: String?) -> String {
    let name = canonical(name ?? "utf-8")
    if name == "utf-8" || name == "us-ascii" || converted[name] == nil {
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      if name == "utf-8" { return String(decoding: bytes, as: UTF8.self) }
      return convert(bytes, from: "CP1252") ?? String(decoding: bytes, as: UTF8.self)
    }
    return convert(bytes, from: converted[name] ?? "CP1252") ?? String(decoding: bytes, as: UTF8.self)
  }

  private static func canonical(_ name: String) -> String {
    let name = name.lowercased().trimmed.replacing("_", with: "-")
    switch name {
    case "utf8", "unicode-1-1-utf-8", "unicode": return "utf-8"
    case "ascii", "ansi-x3.4-1968", "7bit", "8bit", "unknown-8bit", "default", "": return "us-ascii"
    default: return name.hasPrefix("x-") ? String(name.dropFirst(2)) : name
    }
  }

  /// Our names and those of the system's converter. Only these are handed to it. ISO 8859-1 and -9 are read
  /// as their Windows supersets, and GB 2312 as GB 18030, because that is what writers mean by them.
  private static let converted: [String: String] = {
    var names = [
      "iso-8859-1": "CP1252", "latin1": "CP1252", "iso8859-1": "CP1252", "iso-8859-9": "CP1254",
      "iso-8859-8-i": "ISO-8859-8", "iso-8859-11": "CP874", "tis-620": "CP874", "koi8-r": "KOI8-R",
      "koi8-u": "KOI8-U", "macintosh": "MACINTOSH", "mac-roman": "MACINTOSH", "macroman": "MACINTOSH",
      "shift-jis": "CP932", "sjis": "CP932", "ms-kanji": "CP932", "windows-31j": "CP932", "cp932": "CP932",
      "euc-jp": "EUC-JP", "iso-2022-jp": "ISO-2022-JP", "iso-2022-jp-2": "ISO-2022-JP-2",
      "cp50220": "ISO-2022-JP", "euc-kr": "CP949", "ks-c-5601-1987": "CP949", "cp949": "CP949",
      "iso-2022-kr": "ISO-2022-KR", "gb2312": "GB18030", "gbk": "GB18030", "gb18030": "GB18030",
      "cp936": "GB18030", "hz-gb-2312": "GB18030", "big5": "BIG5-HKSCS", "big5-hkscs": "BIG5-HKSCS",
      "cp950": "CP950", "utf-16": "UTF-16", "utf-16le": "UTF-16LE", "utf-16be": "UTF-16BE",
      "utf-7": "UTF-7", "ibm850": "CP850", "cp850": "CP850", "ibm437": "CP437", "cp437": "CP437",
      "ibm852": "CP852", "cp852": "CP852", "ibm866": "CP866", "cp866": "CP866",
    ]
    for part in [2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16] {
      names["iso-8859-\(part)"] = "ISO-8859-\(part)"
      names["iso8859-\(part)"] = "ISO-8859-\(part)"
    }
    for page in 1250...1258 {
      names["windows-\(page)"] = "CP\(page)"
      names["cp\(page)"] = "CP\(page)"
    }
    names["windows-874"] = "CP874"
    return names
  }()

  /// Through the C library's converter; nil where it doesn't have the charset.
  private static func convert(_ bytes: [UInt8], from charset: String) -> String? {
    let converter = iconv_open("UTF-8", charset)
    guard let converter, Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 4)
    var chunk = [CChar](repeating: 0, count: 4_096)
    var position = 0
    while position < input.count {
      let (used, written, stopped) = input.withUnsafeMutableBufferPointer { source in
        chunk.withUnsafeMutableBufferPointer { target -> (Int, Int, Int32) in
          var from = source.baseAddress.map { $0 + position }
          var fromLeft = source.count - position
          var to = target.baseAddress
          var toLeft = target.count
          let result = iconv(converter, &from, &fromLeft, &to, &toLeft)
          let reason = result == -1 ? errno : 0
          return (source.count - position - fromLeft, target.count - toLeft, reason)
        }
      }
      for index in 0..<written { output.append(UInt8(bitPattern: chunk[index])) }
      position += used
      if stopped == EILSEQ || stopped == EINVAL || (used == 0 && written == 0) {
        output += "\u{FFFD}".utf8
        position += 1
      }
    }
    // Some charsets hold back a character that a combining one might follow.
    let written = chunk.withUnsafeMutableBufferPointer { target -> Int in
      var to = target.baseAddress
      var toLeft = target.count
      _ = iconv(converter, nil, nil, &to, &toLeft)
      return target.count - toLeft
    }
    for index in 0..<written { output.append(UInt8(bitPattern: chunk[index])) }
    return String(decoding: output, as: UTF8.self)
  }
}
