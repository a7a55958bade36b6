import Foundation
import Testing

@testable import CommandLineSurface

@Suite struct TerminalTests {
  @Test(arguments: [
    ("plain text, naïve 日本語 👩‍👩‍👧 é", "plain text, naïve 日本語 👩‍👩‍👧 é"),
    ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"),
    ("title\u{1B}]0;x\u{07}", "title\\u{1B}]0;x\\u{7}"),
    ("c1 \u{9B}31m", "c1 \\u{9B}31m"),
    ("\u{202E}evil\u{2069}", "\\u{202E}evil\\u{2069}"),
    ("one\r\ntwo\tthree\u{7F}", "one\\u{D} two three\\u{7F}"),
    ("tag\u{E0041}", "tag\\u{E0041}"),
  ])
  func controlsAreShown(_ text: String, _ expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  @Test func linesMayStay() {
    #expect(TerminalText.escaped("a\n\tb\u{1B}", keepingLines: true) == "a\n\tb\\u{1B}")
  }

  @Test(arguments: [
    ("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("", 0), ("ｆ", 2), ("✔️", 2),
  ])
  func columns(_ text: String, _ width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test func paddingAndCuttingCountColumns() {
    #expect(DisplayWidth.padded("日本", to: 6) == "日本  ")
    #expect(DisplayWidth.truncated("日本語です", to: 6) == "日本…")
    #expect(DisplayWidth.truncated("short", to: 5) == "short")
    #expect(DisplayWidth.wrapped("aa bb  cc\ndd toolongword", to: 5) == ["aa bb", "cc dd", "toolongword"])
  }

  @Test func colourFollowsTheTerminalAndTheEnvironment() {
    let stream = OutputStream(descriptor: -1)
    #expect(!Terminal.isColoured(.auto, stream, [:]))
    #expect(Terminal.isColoured(.always, stream, ["NO_COLOR": "1"]))
    #expect(!Terminal.isColoured(.never, stream, [:]))
    #expect(Styles(isColoured: true).apply(.error, to: "x") == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(Styles(isColoured: false).apply(.error, to: "x") == "x")
    #expect(Styles(isColoured: true).apply(.error, to: "") == "")
  }

  @Test func aPipeWithoutReaderIsClosed() throws {
    Terminal.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = OutputStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try stream.write("x")
    #expect(throws: OutputError.closed) { try stream.flush() }
  }
}

@Suite struct LineReaderTests {
  private func lines(_ bytes: [UInt8], limit: Int = 10) throws -> [LineReader.Line] {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "lines-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forReadingFrom: url)
    var reader = LineReader(descriptor: file.fileDescriptor, limit: limit)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test func linesEndInTheirWays() throws {
    func content(_ text: String) -> LineReader.Line { .content(Array(text.utf8)) }
    #expect(
      try lines(Array("a\nb\r\n\nlast".utf8)) == [content("a"), content("b"), content(""), content("last")])
    #expect(try lines([]) == [])
    #expect(try lines(Array("\n".utf8)) == [content("")])
    #expect(try lines([0xFF, 0x0A]) == [.content([0xFF])])
  }

  /// Also across the reader's own buffer of 64 kB.
  @Test func longLinesAreSkippedAndCounted() throws {
    let long = [UInt8](repeating: 0x61, count: 200_000)
    let found = try lines(Array("ok\n".utf8) + long + Array("\nafter".utf8), limit: 100_000)
    #expect(found == [.content(Array("ok".utf8)), .tooLong(bytes: 200_000), .content(Array("after".utf8))])
    #expect(try lines(long + [0x0A], limit: 200_000) == [.content(long)])
  }
}
