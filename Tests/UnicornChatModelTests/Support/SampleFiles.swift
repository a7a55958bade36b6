import Foundation

/// The beginnings of files of each kind, as small as they can be.
enum SampleFiles {
  static func bytes(_ parts: Any...) -> Data {
    var data = Data()
    for part in parts {
      switch part {
      case let text as String:
        data.append(contentsOf: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      case let bytes as [Int]: data.append(contentsOf: bytes.map { UInt8(truncatingIfNeeded: $0) })
      case let bytes as Data: data.append(bytes)
      default: break
      }
    }
    return data
  }

  static func big(_ number: Int, _ count: Int) -> [Int] {
    (0..<count).reversed().map { number >> ($0 * 8) & 0xFF }
  }
  static func little(_ number: Int, _ count: Int) -> [Int] { (0..<count).map { number >> ($0 * 8) & 0xFF } }

  static func box(_ type: String, _ content: Any...) -> Data {
    let content = content.reduce(into: Data()) { $0.append(bytes($1)) }
    return bytes(big(content.count + 8, 4), type, content)
  }

  static func png(_ width: Int, _ height: Int) -> Data {
    bytes("\u{89}PNG\r\n\u{1A}\n", big(13, 4), "IHDR", big(width, 4), big(height, 4), [8, 6, 0, 0, 0])
  }

  /// - Parameter orientation: Exif's; 6 is a phone held upright.
  static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil) -> Data {
    var data = bytes([0xFF, 0xD8])
    if let orientation {
      let tiff = bytes(
        "MM", big(42, 2), big(8, 4), big(1, 2), big(0x112, 2), big(3, 2), big(1, 4), big(orientation, 2))
      data.append(bytes([0xFF, 0xE1], big(tiff.count + 10, 2), "Exif\0\0", tiff, [0, 0]))
    }
    // A comment of some size, and a byte that fills.
    data.append(bytes([0xFF, 0xFE], big(9_002, 2), String(repeating: "c", count: 9_000), [0xFF]))
    return data + bytes([0xFF, 0xC2], big(17, 2), [8], big(height, 2), big(width, 2), [3, 1, 0x22, 0])
  }

  static func gif(_ width: Int, _ height: Int) -> Data {
    bytes("GIF89a", little(width, 2), little(height, 2), [0, 0, 0])
  }

  static func webp(_ form: String, _ content: Any...) -> Data {
    let content = content.reduce(into: Data()) { $0.append(bytes($1)) }
    return bytes("RIFF", little(content.count + 12, 4), "WEBP", form, little(content.count, 4), content)
  }

  static func heic(_ width: Int, _ height: Int, turned: Bool = false) -> Data {
    func size(_ width: Int, _ height: Int) -> Data { box("ispe", big(0, 4), big(width, 4), big(height, 4)) }
    let properties = box("ipco", size(512, 512), size(width, height), box("irot", [turned ? 1 : 0]))
    return box("ftyp", "mif1", big(0, 4), "mif1heic") + box("meta", big(0, 4), box("iprp", properties))
  }

  static func mp4(_ brand: String, _ others: String = "isommp42") -> Data {
    let header = box("mvhd", big(0, 4), big(0, 8), big(600, 4), big(1_500, 4), big(0, 80))
    return box("ftyp", brand, big(0, 4), others) + box("mdat", "data") + box("moov", header)
  }

  static let wav = bytes(
    "RIFF", little(2_036, 4), "WAVEfmt ", little(16, 4), little(1, 2), little(1, 2), little(1_000, 4),
    little(1_000, 4),
    little(1, 2), little(8, 2), "data", little(2_000, 4), String(repeating: "s", count: 2_000))

  /// Frames of 128 kbit/s at 44.1 kHz, 417 bytes each.
  static func mp3(tag: Bool) -> Data {
    let frame = bytes([0xFF, 0xFB, 0x90, 0x00], String(repeating: "\0", count: 413))
    let head =
      tag ? bytes("ID3", [4, 0, 0], [0, 0, 0x01, 0x00], String(repeating: "t", count: 128)) : Data()
    return head + frame + frame + frame
  }
}
