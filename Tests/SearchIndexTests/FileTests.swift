import Foundation
import Synchronization
import Testing

@testable import SearchIndex

/// An index as a file that several use at once.
@Suite struct FileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "search-index-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    try body(folder)
  }

  private func item(_ identifier: String, _ text: String) -> SearchItem {
    SearchItem(identifier: identifier, fields: [SearchField(text)], payload: Array(text.utf8))
  }

  @Test func whatIsStoredIsThereWhenItIsOpenedAgain() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.index")
      try SearchIndex(at: file, vectors: nil).write([
        .put(item("a", "green lamp")), .setState("s", [1, 2]),
      ])
      let again = try SearchIndex(at: file, vectors: nil)
      #expect(try again.search(SearchQuery("lamp")).map(\.item.payload) == [Array("green lamp".utf8)])
      #expect(try again.state("s") == [1, 2])
      try again.write([.setState("s", nil)])
      #expect(try again.states(withPrefix: "").isEmpty)
    }
  }

  @Test func whoSearchesDoesNotWaitForWhoWrites() throws {
    try withFolder { folder in
      let index = try SearchIndex(at: folder.appending(path: "a.index"), vectors: nil)
      try index.put([item("a", "green lamp")])
      let seen = Mutex<[[String]]>([])
      // The writer's transaction is open while the search runs inside it: one that waited would never end.
      try index.write([
        .put(item("b", "red lamp")),
        .merge(identifier: "c") { _ in
          let found = try index.search(SearchQuery("lamp")).map(\.item.identifier)
          seen.withLock { $0.append(found) }
          return item("c", "blue lamp")
        },
      ])
      #expect(seen.withLock { $0 } == [["a"]])
      #expect(try index.search(SearchQuery("lamp")).map(\.item.identifier) == ["a", "b", "c"])
    }
  }

  @Test func aChangeThatFailsTakesAllOthersWithIt() throws {
    try withFolder { folder in
      let index = try SearchIndex(at: folder.appending(path: "a.index"), vectors: nil)
      try index.put([item("a", "green lamp")])
      struct Refused: Error {}
      #expect(throws: Refused.self) {
        try index.write([
          .deleteAll, .put(item("b", "red lamp")), .setState("s", [1]),
          .checkState("s") { _ in throw Refused() },
        ])
      }
      #expect(try index.search(SearchQuery("lamp")).map(\.item.identifier) == ["a"])
      #expect(try index.completions(of: "l", limit: 3).map(\.items) == [1])
    }
  }

  @Test func anotherConnectionsChangesAreSeenAndManyDeletionsDoNotConfuse() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.index")
      let (one, two) = (try SearchIndex(at: file, vectors: nil), try SearchIndex(at: file, vectors: nil))
      try one.put((0..<3_000).map { item("\($0)", "lamp number \($0)") })
      #expect(try two.search(SearchQuery("lamp 2999 ")).map(\.item.identifier) == ["2999"])
      try one.write([.delete((0..<2_990).map { "\($0)" })])
      try one.put([item("new", "lamp")])
      #expect(Set(try two.search(SearchQuery("lamp ")).map(\.item.identifier)).count == 11)
      try two.write([.deleteAll])
      #expect(try one.search(SearchQuery("lamp ")).isEmpty)
      try one.checkIntegrity()
    }
  }

  @Test func aDamagedFileIsRefusedAsItIs() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.index")
      let bytes = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      try bytes.write(to: file)
      let error = #expect(throws: SearchIndexError.self) { try SearchIndex(at: file, vectors: nil) }
      #expect(error?.code == .damaged)
      #expect(try Data(contentsOf: file) == bytes)
    }
  }
}
