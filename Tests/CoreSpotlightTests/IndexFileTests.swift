import CoreSpotlight
import Foundation
import Testing

/// Indexes in files: what survives, what is asked for again.
@Suite struct IndexFileTests {
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "core-spotlight-\(UUID().uuidString)")
    try await body(folder)
    try FileManager.default.removeItem(at: folder)
  }

  private func store(_ folder: URL) -> SearchIndexStore { SearchIndexStore(folder: folder, vectors: nil) }

  /// Runs the probe until it has written a line, and kills it.
  private func killProbe(_ arguments: [String], after line: (String) -> Bool) throws -> [String] {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "index-probe")
    if !FileManager.default.fileExists(atPath: process.executableURL?.path ?? "") {
      process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "index-probe")
    }
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.split(separator: "\n").contains(where: { line(String($0)) }) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += String(decoding: more, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  @Test func itemsStayForTheNextProgram() async throws {
    try await withFolder { folder in
      let names = ["", "a/../b", "ünï", String(repeating: "long", count: 60)]
      for name in names {
        try await store(folder).apply(
          [.put(SearchableItemRecord(item("1", "Lamp of \(name)")))], to: name, clientState: nil)
      }
      let again = store(folder)
      let found = try await again.search(IndexSearch(question: .words("lamp")))
      #expect(Set(found.map(\.index)) == Set(names) && found.count == names.count)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.filter { $0.hasSuffix(".searchindex") }.count == names.count)
      #expect(try await again.reindexRequests().isEmpty)
    }
  }

  @Test func everyAttributeComesBackAsItWas() async throws {
    try await withFolder { folder in
      var record = SearchableItemRecord(uniqueIdentifier: "x", domainIdentifier: "d")
      record.expirationDate = Date(timeIntervalSince1970: 4_000_000_000)
      record.attributes = [
        "title": .text("Tïtle"), "keywords": .texts(["a", ""]), "pageCount": .integer(-5),
        "rating": .real(0.1),
        "allDay": .flag(true), "startDate": .date(Date(timeIntervalSinceReferenceDate: 0.1)),
        "importantDates": .dates([.distantPast, .distantFuture]), "thumbnailData": .data(Data([0, 255])),
        "contentURL": .url(URL(filePath: "/a b")), "emailHeaders": .headers(["To": ["a", "b"]]),
        "authors": .people([CSPerson(displayName: nil, handles: ["h"], handleIdentifier: "i")]),
      ]
      try await store(folder).apply([.put(record)], to: "all", clientState: nil)
      #expect(try await store(folder).records(identifiers: ["x"], in: "all") == [record])
    }
  }

  @Test func whatWasStoredSurvivesAKillAndTheRestIsAskedFor() async throws {
    try await withFolder { folder in
      let lines = try killProbe(["fill", folder.path, "300"]) { $0 == "began 3" }
      let last = lines.last { $0.hasPrefix("stored ") }.flatMap { Int($0.dropFirst("stored ".count)) }
      let stored = try #require(last)
      let store = store(folder)
      let complete = (0...stored).flatMap { call in (0..<300).map { "\(call).\($0)" } }
      #expect(try await store.records(identifiers: complete, in: "probe").count == complete.count)

      // Of the call that was cut off there is all or nothing, and where there is nothing it is asked for.
      let cut = (0..<300).map { "\(stored + 1).\($0)" }
      let there = try await store.records(identifiers: cut, in: "probe").count
      let requests = try await store.reindexRequests()
      #expect(there == 0 || there == 300)
      #expect(requests.allSatisfy { $0.indexName == "probe" && $0.reason == .interrupted })
      for request in requests {
        #expect(there == 0 && request.identifiers == cut.sorted())
        try await store.didReindex(request)
      }
      #expect(try await store.reindexRequests().isEmpty)
    }
  }

  @Test func aBatchThatWasNotEndedIsToldAndTheDelegateAsked() async throws {
    try await withFolder { folder in
      _ = try killProbe(["batch", folder.path]) { $0 == "begun" }
      let store = store(folder)
      try await SearchableIndexStorage.$scoped.withValue(store) {
        let index = CSSearchableIndex(name: "probe")
        #expect(try await index.fetchLastClientState() == Data([1]))
        #expect(try await found("item") == ["first"])
        let requests = try await CSSearchableIndex.reindexRequests()
        #expect(requests.map(\.identifiers) == [nil] && requests.map(\.reason) == [.interrupted])
        let delegate = CountingDelegate()
        #expect(try await index.answerReindexRequests(of: store) == 0)
        // Setting it asks it as well; the request is answered once or twice, and then it is gone.
        index.indexDelegate = delegate
        try await index.answerReindexRequests(of: store)
        #expect(delegate.log.lines.contains("all"))
        #expect(try await CSSearchableIndex.reindexRequests().isEmpty)
      }
    }
  }

  @Test func aDamagedFileIsSetAsideAndEverythingAskedFor() async throws {
    try await withFolder { folder in
      try await store(folder).apply(
        [.put(SearchableItemRecord(item("1", "Lamp")))], to: "n", clientState: nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let file = folder.appending(path: try #require(files.first { $0.hasSuffix(".searchindex") }))
      for ending in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + ending) {
        try FileManager.default.removeItem(atPath: file.path + ending)
      }
      let rubbish = Data(repeating: 0x5A, count: 40_000)
      try rubbish.write(to: file)
      let store = store(folder)
      #expect(try await store.search(IndexSearch(question: .words("lamp"))).isEmpty)
      let request = try #require(try await store.reindexRequests().first)
      #expect(request.reason == .damaged && request.identifiers == nil && request.indexName == "n")
      #expect(request.message.contains(file.path + ".damaged"))
      #expect(try Data(contentsOf: file.appendingPathExtension("damaged")) == rubbish)
      try await store.apply([.put(SearchableItemRecord(item("2", "Lamp")))], to: "n", clientState: nil)
      try await store.didReindex(request)
      let again = self.store(folder)
      #expect(try await again.reindexRequests().isEmpty)
      #expect(try await again.records(identifiers: ["2"], in: "n").count == 1)
    }
  }

  @Test func entitiesAreFoundWithTheirTypeAndWithoutHiddenOnes() async throws {
    func entity(_ name: String, _ title: String, hidden: Bool = false, priority: Int64 = 0)
      -> SearchableItemRecord
    {
      var record = SearchableItemRecord(uniqueIdentifier: name, domainIdentifier: "appEntity.x")
      record.attributes = [
        "displayName": .text(title), "title": .text(title), "custom.appEntityIdentifier": .text(name),
        "custom.appEntityPriority": .integer(priority),
      ]
      if hidden { record.attributes["custom.appEntityHidden"] = .flag(true) }
      return record
    }
    try await withEmptyIndex {
      let records = [
        entity("RecipeEntity/1", "Lemon cake"), entity("RecipeEntity/2", "Lemon curd", priority: 3),
        entity("Shop%2FList/a/b", "Lemon list"), entity("RecipeEntity/3", "Lemon pie", hidden: true),
        SearchableItemRecord(item("plain", "Lemon water")),
      ]
      try await SearchableIndexStorage.store.apply(records.map { .put($0) }, to: "e", clientState: nil)
      let all = try await CSSearchableIndex.findAppEntities(matching: "lem")
      #expect(all.map(\.identifier) == ["2", "1", "a/b"])
      #expect(all.map(\.typeIdentifier) == ["RecipeEntity", "RecipeEntity", "Shop/List"])
      #expect(all.first?.snippet == TextSnippet(text: "Lemon curd", marks: [0..<5]))
      #expect(all.first?.title == "Lemon curd" && all.first?.indexName == "e")
      let lists = try await CSSearchableIndex.findAppEntities(matching: "lemon", types: ["Shop/List"])
      #expect(lists.map(\.identifier) == ["a/b"])
      #expect(try await CSSearchableIndex.findAppEntities(matching: "lemon", types: []).isEmpty)
      #expect(try await CSSearchableIndex.findAppEntities(matching: "pie", includesHidden: true).count == 1)
      #expect(
        try await CSSearchableIndex.findAppEntities(matching: " ", limit: 2).map(\.identifier) == ["2", "1"])
      #expect(try await CSSearchableIndex.findAppEntities(matching: "RecipeEntity").isEmpty)
      let filter = try QueryExpression.parse(#"title == "*c?*"c || title == "*cake*"c"#)
      let cakes = try await CSSearchableIndex.findAppEntities(matching: "lemon", filter: filter)
      #expect(cakes.map(\.identifier) == ["1"])
    }
  }
}

private final class CountingDelegate: CSSearchableIndexDelegate {
  let log = Log()
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    log.add("all")
    acknowledgementHandler()
  }
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) {
    log.add(identifiers.joined(separator: " "))
    acknowledgementHandler()
  }
}
