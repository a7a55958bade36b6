import Foundation
import Testing

@testable import ViewHTML

@Suite("The file of symbols")
struct SymbolFileTests {
  private func text(_ name: String) throws -> String {
    let folder = try #require(Bundle.module.url(forResource: "Resources", withExtension: nil))
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("Its content has the checksum that its header tells, and its licence lies beside it")
  func checksum() throws {
    let file = try SymbolFile.bundled()
    let line = try #require(file.header.first { $0.hasPrefix("body sha256 ") })
    let copy = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try file.body.write(to: copy)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: copy) } }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = [copy.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let sum = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(String(decoding: sum.prefix(64), as: UTF8.self) == line.dropFirst("body sha256 ".count))
    #expect(SymbolLibrary.shared.provenance.contains { $0.contains("Phosphor Icons 2.1.0") })
    let licence = try text("symbols-LICENSE.txt")
    #expect(licence.contains("MIT License\n\nCopyright (c) Phosphor Icons"))
  }

  @Test("It was made from the list that lies beside it")
  func list() throws {
    let file = try SymbolFile.bundled()
    var listed: [String] = []
    for line in try text("symbols-names.txt").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, words[0].utf8.allSatisfy(SymbolNames.isPlain) else { continue }
      if ["container", "levels", "outline"].contains(words[0]) { continue }
      listed.append(words[0])
      #expect(file.fields(words[0], in: .names) == [words[1], words.dropFirst(2).joined(separator: " ")])
    }
    #expect(listed.sorted() == SymbolLibrary.shared.listedNames.sorted())
  }

  @Test("No name and no drawing is there twice, and each is found")
  func order() throws {
    let file = try SymbolFile.bundled()
    for section in [SymbolFile.Section.names, .drawings] {
      let keys = file.keys(in: section)
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      for key in keys { #expect(file.fields(key, in: section) != nil, "\(key)") }
      for key in keys { #expect(file.fields(key + "x.y", in: section) == nil, "\(key)") }
    }
    for key in file.keys(in: .drawings) { #expect(file.paths(of: key)?.count == 5, "\(key)") }
  }

  @Test("A file that was cut anywhere is refused with a reason")
  func cut() throws {
    let whole = Self.small
    #expect(throws: Never.self) { try SymbolFile(whole, named: "small") }
    for length in 0..<whole.count {
      let error = #expect(throws: SymbolError.self) {
        try SymbolFile(whole.prefix(length), named: "cut.data")
      }
      #expect(error?.code == .malformed)
      #expect(error?.message.hasPrefix("cut.data: expected") == true)
    }
    let absent = URL(filePath: "/nowhere/symbols.data")
    #expect(throws: SymbolError.self) { try SymbolFile(contentsOf: absent) }
  }

  @Test("A file with wrong bytes is read without a trap")
  func wrongBytes() throws {
    let bytes = [UInt8](Self.small)
    for place in bytes.indices {
      for byte: UInt8 in [0, 9, 10, 45, 57, 255] {
        var changed = bytes
        changed[place] = byte
        let file: SymbolFile
        do { file = try SymbolFile(Data(changed), named: "changed") } catch { continue }
        let library = SymbolLibrary(file: file) { _ in }
        for name in ["heart", "heart.circle.fill", "wifi.slash", "a.circle", "none"] {
          _ = library.drawing(for: SymbolRequest(name, rendering: .multicolor, value: 0.5))
        }
      }
    }
  }

  @Test("Without drawings every symbol is a placeholder")
  func empty() {
    let library = SymbolLibrary(file: .empty) { _ in }
    #expect(library.drawing(for: SymbolRequest("heart")).isPlaceholder)
    #expect(library.listedNames == [])
  }

  private static let small: Data = {
    let names = "%wifi\twifi-low wifi\t\n@circle\tcircle\t0.5 128 128\nheart\theart\t#red\nwifi\twifi\t\n"
    let paths = ["M1,1h2\t\t\tM0,0h9v9z\t\n", "M2,2h2\t\t\t\t\n"]
    let index =
      "circle\t0\t\(paths[0].count - 1)\nheart\t0\t\(paths[0].count - 1)\n"
      + "wifi\t\(paths[0].count)\t\(paths[1].count - 1)\n"
    let all = paths.joined()
    return Data(
      "beckon symbols 1\nsections \(names.count) \(index.count) \(all.count)\n\n\(names)\(index)\(all)".utf8)
  }()
}
