/// The boxes of a file of the ISO base media kind (ISO/IEC 14496-12): MP4, M4A, QuickTime, HEIC.
struct MediaBoxes {
  private let file: FileBytes
  init(_ file: FileBytes) { self.file = file }

  private struct Box {
    var type: String
    var content: Range<Int>
  }

  /// Boxes looked at in one row; a film in pieces has thousands, but what is looked for comes before.
  private static let most = 1_000

  /// The kinds of file that it says it is, the first of which is its own.
  static func brands(_ start: [UInt8]) -> [String] {
    guard start.has("ftyp", at: 4), let length = start.big(0, 4), length >= 16 else { return [] }
    // The four bytes after the first brand are its version.
    return stride(from: 8, to: min(length, start.count) - 3, by: 4).filter { $0 != 12 }.map {
      String(decoding: start[$0..<$0 + 4], as: UTF8.self)
    }
  }

  static func isHEIC(_ start: [UInt8]) -> Bool {
    let brands = brands(start)
    let heic: Set<String> = ["heic", "heix", "heim", "heis"]
    guard let first = brands.first else { return false }
    return heic.contains(first)
      || (["mif1", "msf1"].contains(first) && brands.contains(where: heic.contains))
  }

  private func boxes(_ range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, boxes.count < Self.most {
      let head = file.bytes(at: offset, count: 16)
      guard var length = head.big(0, 4) else { break }
      var start = 8
      if length == 1 {
        guard let high = head.big(8, 2), high == 0, let low = head.big(10, 6) else { break }
        length = low
        start = 16
      } else if length == 0 {
        length = range.upperBound - offset
      }
      guard length >= start, offset + length <= range.upperBound else { break }
      boxes.append(
        Box(type: String(decoding: head[4..<8], as: UTF8.self), content: offset + start..<offset + length))
      offset += length
    }
    return boxes
  }

  private func box(_ path: String...) -> Range<Int>? {
    var range = 0..<file.count
    for type in path {
      guard let next = boxes(range).first(where: { $0.type == type })?.content else { return nil }
      range = next
      // A box with a version before what is in it.
      if type == "meta", range.count >= 4 { range = range.lowerBound + 4..<range.upperBound }
    }
    return range
  }

  /// The largest picture's size (ISO/IEC 23008-12): the others are its tiles and thumbnails.
  func pictureSize() -> PictureSize? {
    guard let properties = box("meta", "iprp", "ipco") else { return nil }
    var largest: PictureSize?
    var isTurned = false
    for property in boxes(properties) {
      if property.type == "ispe", let width = file.big(at: property.content.lowerBound + 4, count: 4),
        let height = file.big(at: property.content.lowerBound + 8, count: 4)
      {
        if width * height > (largest.map { $0.width * $0.height } ?? 0) {
          largest = PictureSize(width: width, height: height)
        }
      } else if property.type == "irot", let angle = file.big(at: property.content.lowerBound, count: 1) {
        isTurned = angle & 1 == 1
      }
    }
    return isTurned ? largest.map { PictureSize(width: $0.height, height: $0.width) } : largest
  }

  /// In seconds, by the header of the film or the recording.
  func duration() -> Double? {
    guard let header = box("moov", "mvhd"), let version = file.big(at: header.lowerBound, count: 1) else {
      return nil
    }
    let start = header.lowerBound
    let (scale, length) =
      version == 1
      ? (file.big(at: start + 20, count: 4), file.big(at: start + 26, count: 6))
      : (file.big(at: start + 12, count: 4), file.big(at: start + 16, count: 4))
    return seconds(length, scale)
  }

  private func seconds(_ length: Int?, _ scale: Int?) -> Double? {
    guard let length, let scale, scale > 0, length > 0 else { return nil }
    let seconds = Double(length) / Double(scale)
    // All bits set says that it isn't known.
    return seconds < 86_400 * 7 ? seconds : nil
  }
}
