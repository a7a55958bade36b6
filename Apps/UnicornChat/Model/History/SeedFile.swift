import Foundation

/// A file that comes with the history, and what its first bytes tell of it.
struct SeedFile {
  let name: String
  let data: Data

  func attachment(id: UUID) -> Attachment {
    switch name.split(separator: ".").last {
    case "png":
      Attachment(
        id: id, kind: .picture, name: name, mediaType: "image/png", byteCount: data.count,
        width: number(at: 16, bigEndian: true), height: number(at: 20, bigEndian: true))
    case "wav":
      Attachment(
        id: id, kind: .audio, name: name, mediaType: "audio/wav", byteCount: data.count, duration: wavDuration
      )
    case "pdf":
      Attachment(id: id, kind: .file, name: name, mediaType: "application/pdf", byteCount: data.count)
    default:
      Attachment(id: id, kind: .file, name: name, mediaType: "text/plain", byteCount: data.count)
    }
  }

  /// In seconds: the bytes of sound by those of a second (RIFF WAVE, a header of 44 bytes).
  private var wavDuration: Double? {
    guard let perSecond = number(at: 28, bigEndian: false), perSecond > 0, data.count > 44 else { return nil }
    return Double(data.count - 44) / Double(perSecond)
  }

  private func number(at offset: Int, bigEndian: Bool) -> Int? {
    guard data.count >= offset + 4 else { return nil }
    let bytes = data[data.startIndex + offset..<data.startIndex + offset + 4]
    return (bigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
