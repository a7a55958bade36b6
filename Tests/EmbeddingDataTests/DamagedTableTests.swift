import EmbeddingData
import Foundation
import Testing

/// Whatever the bytes are: an error that says so, or some answer, and never a trap.
@Suite struct DamagedTableTests {
  private static let texts = ["lower new low", "", "</s> é ▁▁ x", String(repeating: "low", count: 50)]

  private func read(_ data: Data) throws {
    let table = try EmbeddingTable(data: data)
    var sum = [Float](repeating: 0, count: table.dimensions)
    for text in Self.texts {
      for token in table.tokens(of: text) { #expect(Int(token) < table.count) }
      sum.withUnsafeMutableBufferPointer { sum in
        _ = Array(text.utf8).withUnsafeBytes { table.addRows(ofUTF8: $0, to: sum) }
      }
    }
    _ = (table.isIntact, table.provenance)
  }

  @Test func aCutTableIsRefused() throws {
    let data = try SmallModel().compiled()
    for length in stride(from: 0, to: data.count - 8, by: 13) {
      #expect {
        try read(data.prefix(length))
      } throws: { ($0 as? EmbeddingError)?.code == .damaged && "\($0)".contains("run script/setup") }
    }
  }

  @Test func everyChangedByteShowsInTheChecksum() throws {
    let data = try SmallModel().compiled()
    for offset in stride(from: 24, to: data.count, by: 7) {
      var changed = data
      changed[offset] ^= 0x41
      let table = try? EmbeddingTable(data: changed)
      #expect(table?.isIntact != true, "byte \(offset)")
    }
  }

  @Test func changedBytesNeverTrap() throws {
    let data = try SmallModel().compiled()
    var seed: UInt64 = 11
    for _ in 0..<2_000 {
      var changed = data
      for _ in 0..<4 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Half of them in the header and directory, where they do most.
        let bound = seed & 1 == 0 ? 192 : data.count
        changed[Int(seed >> 33) % bound] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      do { try read(changed) } catch is EmbeddingError {}
    }
  }

  @Test(arguments: [
    (8, UInt8(9), "is of version 9, expected 1"), (0, 0, "is not a table of word vectors"),
    (12, 5, "bytes of rows, expected"), (20, 3, "ends within its directory"), (19, 255, "numbers"),
  ])
  func errorsSayWhatWasExpected(_ offset: Int, _ value: UInt8, _ message: String) throws {
    var data = try SmallModel().compiled()
    data[offset] = value
    #expect {
      _ = try EmbeddingTable(data: data)
    } throws: { "\($0)".contains(message) }
  }

  @Test func aMissingOrEmptyFileIsAnErrorThatNamesIt() throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).vectors")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect {
      _ = try EmbeddingTable(contentsOf: file)
    } throws: { "\($0)".contains("\(file.path): No such file") }
    try Data().write(to: file)
    #expect {
      _ = try EmbeddingTable(contentsOf: file)
    } throws: { "\($0)".contains("\(file.path): is empty") }
    try SmallModel().compiled().write(to: file)
    #expect(try EmbeddingTable(contentsOf: file).isIntact)
  }
}
