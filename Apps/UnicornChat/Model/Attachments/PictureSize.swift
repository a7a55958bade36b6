/// The size of a picture, read from its header.
struct PictureSize: Equatable {
  var width: Int
  var height: Int

  /// The pixels that a picture may have: those of the largest cameras of phones, and some. A browser takes four
  /// bytes for each to show it, however few the file has.
  static let mostPixels = 250_000_000

  /// Whether it can be the size of a picture: what has more pixels on a side than formats and browsers take is none,
  /// and neither is what would take a browser gigabytes; it is kept as a file that isn't shown.
  var isPlausible: Bool {
    (1...65_535) ~= width && (1...65_535) ~= height && width * height <= PictureSize.mostPixels
  }

  /// ISO/IEC 15948, 11.2.2: the first chunk has the size.
  static func png(_ start: [UInt8]) -> PictureSize? {
    guard start.has("IHDR", at: 12), let width = start.big(16, 4), let height = start.big(20, 4) else {
      return nil
    }
    return PictureSize(width: width, height: height)
  }

  /// GIF89a, 18: the logical screen.
  static func gif(_ start: [UInt8]) -> PictureSize? {
    guard let width = start.little(6, 2), let height = start.little(8, 2) else { return nil }
    return PictureSize(width: width, height: height)
  }

  /// RFC 9649, 2.5 to 2.7: three forms of the first chunk.
  static func webp(_ start: [UInt8]) -> PictureSize? {
    if start.has("VP8X", at: 12), let width = start.little(24, 3), let height = start.little(27, 3) {
      return PictureSize(width: width + 1, height: height + 1)
    }
    if start.has("VP8L\u{2F}", at: 12) || start.has("VP8L", at: 12), start.count > 20, start[20] == 0x2F,
      let bits = start.little(21, 4)
    {
      return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    if start.has("VP8 ", at: 12), start.has("\u{9D}\u{01}\u{2A}", at: 23), let width = start.little(26, 2),
      let height = start.little(28, 2)
    {
      return PictureSize(width: width & 0x3FFF, height: height & 0x3FFF)
    }
    return nil
  }

  /// ISO/IEC 10918-1, B.1.1: segments up to the one that begins the frame. Turned by Exif's orientation (5 to 8).
  static func jpeg(_ file: FileBytes) -> PictureSize? {
    var offset = 2
    var isTurned = false
    // Large profiles and thumbnails come in segments of 64 KB; more than a few hundred are no picture's.
    for _ in 0..<500 {
      let head = file.bytes(at: offset, count: 9)
      guard head.count >= 4, head[0] == 0xFF else { return nil }
      let marker = head[1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8) ~= marker {
        offset += 2
        continue
      }
      guard let length = head.big(2, 2), length >= 2 else { return nil }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = head.big(5, 2), let width = head.big(7, 2) else { return nil }
        return isTurned
          ? PictureSize(width: height, height: width) : PictureSize(width: width, height: height)
      case 0xD9, 0xDA: return nil
      case 0xE1:
        isTurned = isTurned || ExifOrientation.isTurned(file.bytes(at: offset + 4, count: length - 2))
      default: break
      }
      offset += 2 + length
    }
    return nil
  }
}

/// The way in which a camera was held (Exif 2.32, 4.6.4, tag 0x112).
enum ExifOrientation {
  /// Whether width and height change places. Linear in the segment, which has 64 KB at most.
  static func isTurned(_ segment: [UInt8]) -> Bool {
    guard segment.has("Exif\0\0") else { return false }
    let tiff = Array(segment.dropFirst(6))
    let isBig = tiff.has("MM")
    guard isBig || tiff.has("II") else { return false }
    func number(_ offset: Int, _ length: Int) -> Int? {
      isBig ? tiff.big(offset, length) : tiff.little(offset, length)
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else {
      return false
    }
    for entry in 0..<min(count, 200) {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, 2) else { return false }
      if tag == 0x112 { return number(offset + 8, 2).map { (5...8) ~= $0 } ?? false }
    }
    return false
  }
}
