/// The format of content, by its own bytes. Nothing is decoded: only headers are read, a bounded number of
/// them.
///
/// Whatever isn't known to be safe to show is bytes without a meaning (`application/octet-stream`): HTML and SVG too,
/// which a browser would run.
struct FileFormat: Equatable {
  var kind: Attachment.Kind
  var mediaType: String
  /// In pixels, as it is to be shown: turned by what the picture says about that.
  var width: Int?
  var height: Int?
  /// In seconds.
  var duration: Double?

  init(
    _ kind: Attachment.Kind, _ mediaType: String, size: (width: Int, height: Int)? = nil,
    duration: Double? = nil
  ) {
    self.kind = kind
    self.mediaType = mediaType
    width = size?.width
    height = size?.height
    self.duration = duration
  }

  static let unknown = FileFormat(.file, "application/octet-stream")

  /// How files of a media type end.
  static func fileExtension(of mediaType: String) -> String {
    switch mediaType {
    case "image/png": "png"
    case "image/jpeg": "jpg"
    case "image/gif": "gif"
    case "image/webp": "webp"
    case "image/heic": "heic"
    case "audio/mpeg": "mp3"
    case "audio/mp4": "m4a"
    case "audio/wav": "wav"
    case "audio/ogg": "ogg"
    case "video/mp4": "mp4"
    case "video/quicktime": "mov"
    case "video/webm": "webm"
    case "application/pdf": "pdf"
    default: "bin"
    }
  }

  /// Looks at a file. A picture needs a size that makes sense; without one it is bytes.
  init(_ file: FileBytes) {
    let start = file.bytes(at: 0, count: 64)
    self = Self.picture(start, file) ?? Self.recording(start, file) ?? Self.document(start) ?? .unknown
  }

  private static func picture(_ start: [UInt8], _ file: FileBytes) -> FileFormat? {
    let found: (mediaType: String, size: PictureSize?)? =
      if start.has("\u{89}PNG\r\n\u{1A}\n") {
        ("image/png", PictureSize.png(start))
      } else if start.has("\u{FF}\u{D8}\u{FF}") {
        ("image/jpeg", PictureSize.jpeg(file))
      } else if start.has("GIF87a") || start.has("GIF89a") {
        ("image/gif", PictureSize.gif(start))
      } else if start.has("RIFF"), start.has("WEBP", at: 8) {
        ("image/webp", PictureSize.webp(start))
      } else if MediaBoxes.isHEIC(start) {
        ("image/heic", MediaBoxes(file).pictureSize())
      } else {
        nil
      }
    guard let found, let size = found.size, size.isPlausible else { return nil }
    return FileFormat(.picture, found.mediaType, size: (size.width, size.height))
  }

  private static func recording(_ start: [UInt8], _ file: FileBytes) -> FileFormat? {
    if start.has("ID3") || MPEGAudio.isFrame(start) {
      return MPEGAudio.isAudio(file)
        ? FileFormat(.audio, "audio/mpeg", duration: MPEGAudio.duration(file)) : nil
    }
    if start.has("RIFF"), start.has("WAVE", at: 8) {
      return FileFormat(.audio, "audio/wav", duration: WaveAudio.duration(file))
    }
    if start.has("OggS") {
      // The first page names what is in it: a picture in motion is none that browsers show.
      return file.bytes(at: 0, count: 512).contains("theora") ? nil : FileFormat(.audio, "audio/ogg")
    }
    if start.has("ftyp", at: 4) {
      let brands = MediaBoxes.brands(start)
      let duration = MediaBoxes(file).duration()
      if brands.first.map({ ["M4A ", "M4B "].contains($0) }) == true {
        return FileFormat(.audio, "audio/mp4", duration: duration)
      }
      if brands.first == "qt  " { return FileFormat(.video, "video/quicktime", duration: duration) }
      let known: Set<String> = [
        "isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash",
      ]
      return brands.contains(where: known.contains)
        ? FileFormat(.video, "video/mp4", duration: duration) : nil
    }
    if start.has("\u{1A}\u{45}\u{DF}\u{A3}"), start.contains("webm") {
      return FileFormat(.video, "video/webm")
    }
    return nil
  }

  private static func document(_ start: [UInt8]) -> FileFormat? {
    start.has("%PDF-") ? FileFormat(.file, "application/pdf") : nil
  }
}

extension [UInt8] {
  /// Whether a text in ASCII stands anywhere in these few bytes.
  fileprivate func contains(_ text: String) -> Bool {
    indices.contains { has(text, at: $0) }
  }
}
