/// The header of a recording in waves (RIFF, WAVE).
enum WaveAudio {
  /// In seconds: the bytes of the data by those of a second.
  static func duration(_ file: FileBytes) -> Double? {
    var offset = 12
    var bytesPerSecond: Int?
    for _ in 0..<100 {
      let head = file.bytes(at: offset, count: 24)
      guard let length = head.little(4, 4) else { return nil }
      if head.has("fmt ") { bytesPerSecond = head.little(16, 4) }
      if head.has("data"), let bytesPerSecond, bytesPerSecond > 0 {
        return Double(min(length, file.count - offset - 8)) / Double(bytesPerSecond)
      }
      offset += 8 + length + length % 2
    }
    return nil
  }
}

/// The headers of MPEG audio, layer III (ISO/IEC 11172-3, 2.4.2.3), behind ID3 tags or without.
enum MPEGAudio {
  private static let bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

  struct Frame {
    var length: Int
    var bitRate: Int
  }

  static func isFrame(_ bytes: [UInt8]) -> Bool { frame(bytes) != nil }

  private static func frame(_ bytes: [UInt8]) -> Frame? {
    guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return nil }
    // 3 is version 1, 2 is version 2, 0 its extension for low rates; layer III is 1.
    let version = bytes[1] >> 3 & 3
    guard version != 1, bytes[1] >> 1 & 3 == 1 else { return nil }
    let (rate, sampling) = (Int(bytes[2] >> 4), Int(bytes[2] >> 2 & 3))
    guard (1...14) ~= rate, sampling < 3 else { return nil }
    let bitRate = (version == 3 ? bitRates1 : bitRates2)[rate] * 1_000
    let samplingRate = [44_100, 48_000, 32_000][sampling] >> (version == 3 ? 0 : version == 2 ? 1 : 2)
    let padding = Int(bytes[2] >> 1 & 1)
    return Frame(length: (version == 3 ? 144 : 72) * bitRate / samplingRate + padding, bitRate: bitRate)
  }

  /// Where the sound begins, behind the tag (ID3v2.4, 3.1).
  private static func start(_ file: FileBytes) -> Int? {
    let head = file.bytes(at: 0, count: 10)
    guard head.has("ID3") else { return 0 }
    guard head.count == 10, head[6..<10].allSatisfy({ $0 < 0x80 }) else { return nil }
    return 10 + head[6..<10].reduce(0) { $0 << 7 | Int($1) } + (head[5] & 0x10 != 0 ? 10 : 0)
  }

  /// Whether two frames follow each other: four bytes alone stand in many a file.
  static func isAudio(_ file: FileBytes) -> Bool {
    guard var offset = start(file) else { return false }
    // Some programs leave room behind the tag.
    let room = file.bytes(at: offset, count: 4_096)
    guard let begin = room.indices.first(where: { room[$0] != 0 }) else { return false }
    offset += begin
    guard let first = frame(file.bytes(at: offset, count: 4)) else { return false }
    return offset + first.length >= file.count || isFrame(file.bytes(at: offset + first.length, count: 4))
  }

  /// In seconds, where all frames are as the first; nil where the rate varies.
  static func duration(_ file: FileBytes) -> Double? {
    guard let offset = start(file) else { return nil }
    let bytes = file.bytes(at: offset, count: 256)
    guard let first = frame(bytes), first.bitRate > 0 else { return nil }
    let varies = bytes.indices.contains { bytes.has("Xing", at: $0) || bytes.has("VBRI", at: $0) }
    return varies ? nil : Double((file.count - offset) * 8) / Double(first.bitRate)
  }
}
