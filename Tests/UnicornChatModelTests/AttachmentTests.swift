import Foundation
import Testing

@testable import UnicornChatModel

struct AttachmentTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var data: Data
    var kind: Attachment.Kind
    var mediaType: String
    var size: [Int] = []
    var duration: Double?
    var testDescription: String { "\(name) \(mediaType)" }
  }

  private typealias Files = SampleFiles

  static let known: [Sample] = [
    Sample(
      name: "a.png", data: Files.png(640, 480), kind: .picture, mediaType: "image/png", size: [640, 480]),
    Sample(
      name: "a.txt", data: Files.jpeg(4_000, 3_000), kind: .picture, mediaType: "image/jpeg",
      size: [4_000, 3_000]),
    Sample(
      name: "upright.jpg", data: Files.jpeg(4_000, 3_000, orientation: 6), kind: .picture,
      mediaType: "image/jpeg",
      size: [3_000, 4_000]),
    Sample(
      name: "level.jpg", data: Files.jpeg(400, 300, orientation: 3), kind: .picture, mediaType: "image/jpeg",
      size: [400, 300]),
    Sample(name: "a.gif", data: Files.gif(300, 2), kind: .picture, mediaType: "image/gif", size: [300, 2]),
    Sample(
      name: "a.webp", data: Files.webp("VP8X", [0, 0, 0, 0], Files.little(799, 3), Files.little(599, 3)),
      kind: .picture, mediaType: "image/webp", size: [800, 600]),
    Sample(
      name: "b.webp", data: Files.webp("VP8L", [0x2F], Files.little(99 | 49 << 14, 4)), kind: .picture,
      mediaType: "image/webp", size: [100, 50]),
    Sample(
      name: "c.webp",
      data: Files.webp(
        "VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A], Files.little(320 | 1 << 14, 2), Files.little(240, 2)),
      kind: .picture, mediaType: "image/webp", size: [320, 240]),
    Sample(
      name: "a.heic", data: Files.heic(4_032, 3_024), kind: .picture, mediaType: "image/heic",
      size: [4_032, 3_024]),
    Sample(
      name: "b.heic", data: Files.heic(4_032, 3_024, turned: true), kind: .picture, mediaType: "image/heic",
      size: [3_024, 4_032]),
    Sample(
      name: "a.mp3", data: Files.mp3(tag: true), kind: .audio, mediaType: "audio/mpeg",
      duration: 1_251.0 / 16_000),
    Sample(
      name: "b.mp3", data: Files.mp3(tag: false), kind: .audio, mediaType: "audio/mpeg",
      duration: 1_251.0 / 16_000),
    Sample(name: "a.m4a", data: Files.mp4("M4A "), kind: .audio, mediaType: "audio/mp4", duration: 2.5),
    Sample(name: "a.wav", data: Files.wav, kind: .audio, mediaType: "audio/wav", duration: 2),
    Sample(
      name: "a.ogg", data: Files.bytes("OggS\0\u{2}", "\u{1}vorbis"), kind: .audio, mediaType: "audio/ogg"),
    Sample(name: "a.mp4", data: Files.mp4("isom"), kind: .video, mediaType: "video/mp4", duration: 2.5),
    Sample(
      name: "a.mov", data: Files.mp4("qt  ", ""), kind: .video, mediaType: "video/quicktime", duration: 2.5),
    Sample(
      name: "a.webm", data: Files.bytes([0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84], "webm"),
      kind: .video,
      mediaType: "video/webm"),
    Sample(name: "a.pdf", data: Files.bytes("%PDF-1.7\n"), kind: .file, mediaType: "application/pdf"),
  ]

  @Test(arguments: known) func contentSaysWhatItIs(sample: Sample) throws {
    let scratch = try ChatScratch()
    let attachment = try scratch.store.addAttachment(sample.data, named: sample.name)
    #expect(attachment.kind == sample.kind && attachment.mediaType == sample.mediaType)
    #expect([attachment.width, attachment.height].compactMap(\.self) == sample.size)
    #expect(attachment.name == sample.name && attachment.byteCount == sample.data.count)
    if let duration = sample.duration {
      #expect(attachment.duration.map { abs($0 - duration) < 0.02 } == true)
    }
    #expect(try scratch.store.data(of: attachment) == sample.data)
    #expect(try scratch.again().attachment(attachment.id) == attachment)
  }

  /// What is served is never run: these are bytes, whatever they are called.
  private static let unknownFiles: [(String, Data)] = [
    ("cat.png", Files.bytes("this is no picture")),
    ("page.html", Files.bytes("<!doctype html><script>x()</script>")),
    ("drawing.svg", Files.bytes("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>")),
    ("empty.png", Data()),
    ("cut.png", Files.png(1, 1).prefix(20)), ("huge.png", Files.png(1 << 30, 1 << 30)),
    // Some hundred bytes that would take a browser 17 GB.
    ("bomb.png", Files.png(65_535, 65_535)), ("bomb.jpg", Files.jpeg(65_535, 65_535)),
    ("none.png", Files.png(0, 5)),
    ("cut.jpg", Files.jpeg(5, 5).prefix(5_000)),
    ("endless.jpg", Files.bytes([0xFF, 0xD8], [Int](repeating: 0xFF, count: 9_000))),
    ("scan.jpg", Files.bytes([0xFF, 0xD8, 0xFF, 0xDA, 0, 2])), ("short.gif", Files.bytes("GIF89a", [1])),
    ("odd.webp", Files.webp("XXXX", [0, 0, 0, 0])), ("empty.heic", Files.box("ftyp", "heic", [0, 0, 0, 0])),
    (
      "loop.heic",
      Files.box("ftyp", "heic", [0, 0, 0, 0], "heic") + Files.bytes([0, 0, 0, 0], "meta", [0, 0, 0, 1])
    ),
    ("tag.mp3", Files.bytes("ID3 is how this text begins, and nothing more.")),
    ("noise.mp3", Files.bytes([0xFF, 0xFB, 0x90, 0, 1], String(repeating: "n", count: 900))),
    ("film.ogg", Files.bytes("OggS\0\u{2}", "\u{80}theora")),
    ("matroska.webm", Files.bytes([0x1A, 0x45, 0xDF, 0xA3], "matroska")),
    ("odd.mp4", Files.box("ftyp", "xxxx", [0, 0, 0, 0], "yyyy")), ("program", Files.bytes([0x7F], "ELF")),
    ("text.pdf", Files.bytes(" %PDF-1.7")),
  ]
  static let unknown = unknownFiles.map {
    Sample(name: $0.0, data: $0.1, kind: .file, mediaType: "application/octet-stream")
  }

  @Test(arguments: unknown) func whatIsNotKnownIsBytes(sample: Sample) throws {
    let scratch = try ChatScratch()
    let attachment = try scratch.store.addAttachment(sample.data, named: sample.name)
    #expect(attachment.kind == .file && attachment.mediaType == "application/octet-stream")
    #expect(attachment.width == nil && attachment.name == sample.name)
    #expect(scratch.store.url(of: attachment).pathExtension == "bin")
  }

  @Test func anyBytesEndAndDoNotTrap() throws {
    let scratch = try ChatScratch()
    let starts = Self.known.map(\.data)
    var state: UInt64 = 42
    func random() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let file = scratch.folder.appending(path: "bytes")
    for round in 0..<2_000 {
      var data = starts[round % starts.count]
      for _ in 0..<1 + random() % 6 { data[data.startIndex + random() % data.count] = UInt8(random() & 0xFF) }
      data = data.prefix(random() % (data.count + 1))
      try data.write(to: file)
      let descriptor = open(file.path, O_RDONLY)
      defer { close(descriptor) }
      let format = FileFormat(FileBytes(descriptor: descriptor, count: data.count))
      if format.kind == .picture { #expect((format.width ?? 0) > 0 && (format.height ?? 0) > 0) }
      if let duration = format.duration { #expect(duration >= 0 && duration.isFinite) }
    }
  }

  @Test(arguments: [
    ("photo.jpg", "photo.jpg"), ("../../etc/passwd", "passwd"), ("C:\\Users\\me\\cv.pdf", "cv.pdf"),
    ("gpj.\u{202E}exe", "gpj.exe"), ("a\u{0}b\u{7}\n.txt", "ab .txt"), ("", "Attachment"),
    ("///", "Attachment"),
    ("..", "Attachment"), (".hidden", "hidden"), ("\u{200B}\u{2066}", "Attachment"),
    ("Zoë 🦄.png", "Zoë 🦄.png"),
    ("archive.tar.gz", "archive.tar.gz"), ("Meeting v1. final notes", "Meeting v1. final notes"),
  ])
  func namesAreWhatIsSeen(name: String, expected: String) {
    #expect(AttachmentName.cleaned(name) == expected)
  }

  @Test(arguments: ["x", "🦄", "\u{301}", "../", " ", "é"])
  func longNamesKeepTheirEnding(part: String) {
    let cleaned = AttachmentName.cleaned("e" + String(repeating: part, count: 50_000) + "x.jpeg")
    #expect(cleaned.count <= 120 && cleaned.utf8.count <= 240 && cleaned.hasSuffix(".jpeg"))
    #expect(cleaned.count > 5)
  }

  @Test func filesAreCopiedForTheOwnerAlone() throws {
    let scratch = try ChatScratch()
    let source = scratch.folder.appending(path: "Holiday (1).PNG")
    var content = SampleFiles.png(10, 20)
    content.append(Data(repeating: 7, count: 1_000_000))
    try content.write(to: source)
    let attachment = try scratch.store.addAttachment(at: source)
    #expect(attachment.name == "Holiday (1).PNG" && attachment.height == 20)
    let url = scratch.store.url(of: attachment)
    #expect(url.lastPathComponent == attachment.id.uuidString.lowercased() + ".png")
    #expect(try scratch.store.data(of: attachment) == content)
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try scratch.files() == [url.lastPathComponent])
  }

  @Test func whatIsTooLargeOrNoFileIsRefused() throws {
    let scratch = try ChatScratch()
    let large = scratch.folder.appending(path: "film.mp4")
    try Data().write(to: large)
    #expect(truncate(large.path, 100_000_001) == 0)
    let error = refused(.tooLarge) { try scratch.store.addAttachment(at: large) }
    #expect(error?.message.contains("film.mp4") == true && error?.message.contains("100 MB") == true)
    let pipe = scratch.folder.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    refused(.notFound) { try scratch.store.addAttachment(at: pipe) }
    refused(.notFound) { try scratch.store.addAttachment(at: scratch.folder) }
    refused(.notFound) { try scratch.store.addAttachment(at: scratch.folder.appending(path: "missing")) }
    // A file that grows while it is read.
    let piece = [UInt8](repeating: 0, count: 1 << 20)[...]
    refused(.tooLarge) { try scratch.store.files.take(UUID(), named: "stream") { piece } }
    #expect(try scratch.files().isEmpty)
  }

  @Test func whatNobodySentGoesAfterAnHour() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let (loose, sent, drafted) = (
      try scratch.store.addAttachment(Data("a".utf8), named: "a"),
      try scratch.store.addAttachment(Data("b".utf8), named: "b"),
      try scratch.store.addAttachment(Data("c".utf8), named: "c")
    )
    // The same attachment in two messages is forwarded.
    for _ in 0..<2 {
      _ = try scratch.store.send(OutgoingMessage(text: "", attachments: [sent, sent]), in: id)
    }
    try scratch.store.setDraft(Draft(attachments: [drafted]), in: id)
    _ = try scratch.again()
    #expect(try scratch.files().count == 3)
    scratch.pass(3_601)
    _ = try scratch.again()
    refused(.notFound) { try scratch.store.data(of: loose) }
    #expect(try scratch.files().count == 2)
    #expect(try scratch.store.messages(in: id, before: nil, limit: 5).map(\.attachments) == [[sent], [sent]])
  }
}
