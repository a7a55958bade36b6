import CoreSpotlight
import Foundation
import Synchronization
import Testing

/// An item with a title, for tests.
func item(
  _ identifier: String, _ title: String, domain: String? = nil, hint: NSNumber? = nil
) -> CSSearchableItem {
  let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
  attributes.title = title
  attributes.rankingHint = hint
  return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
}

/// The identifiers that a typed text finds in the store of the task.
func found(_ text: String, context: CSUserQueryContext? = nil) async throws -> [String] {
  var identifiers: [String] = []
  for try await result in CSUserQuery(userQueryString: text, userQueryContext: context).results {
    identifiers.append(result.id)
  }
  return identifiers
}

/// Runs `body` with a store of its own, whose clock stands still.
func withEmptyIndex(
  now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_800_000_000) },
  _ body: () async throws -> Void
) async throws {
  try await SearchableIndexStorage.$scoped.withValue(SearchIndexStore(now: now)) { try await body() }
}

/// What an index does with items.
@Suite struct SearchableIndexTests {
  @Test func indexedItemsAreFoundAndDeletedOnesAreNot() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "boats")
      #expect(CSSearchableIndex.isIndexingAvailable())
      try await index.indexSearchableItems([item("1", "Red ketch"), item("2", "Blue ketch")])
      #expect(try await found("ketch") == ["1", "2"])
      try await index.indexSearchableItems([item("1", "Red sloop")])
      #expect(try await found("ketch") == ["2"])
      try await index.deleteSearchableItems(withIdentifiers: ["2", "unknown"])
      #expect(try await found("ketch").isEmpty)
      try await index.deleteAllSearchableItems()
      #expect(try await found("sloop").isEmpty)
    }
  }

  @Test func domainsAreDeletedWithThoseWithinThem() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "mail", protectionClass: .complete)
      try await index.indexSearchableItems([
        item("a", "Letter", domain: "mail"), item("b", "Letter", domain: "mail.work"),
        item("c", "Letter", domain: "mailbox"), item("d", "Letter"),
      ])
      try await index.deleteSearchableItems(withDomainIdentifiers: ["mail"])
      #expect(try await found("letter") == ["c", "d"])
    }
  }

  @Test func anUpdateKeepsWhatItDoesNotName() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "notes")
      let first = item("n", "Shopping list", domain: "notes")
      first.attributeSet.textContent = "pears"
      try await index.indexSearchableItems([first])
      let update = CSSearchableItem(
        uniqueIdentifier: "n", domainIdentifier: nil,
        attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
      update.attributeSet.textContent = "plums"
      update.isUpdate = true
      try await index.indexSearchableItems([update])
      #expect(try await found("plums shopping") == ["n"])
      #expect(try await found("pears").isEmpty)
      try await index.deleteSearchableItems(withDomainIdentifiers: ["notes"])
      #expect(try await found("plums").isEmpty)
    }
  }

  @Test func itemsExpire() async throws {
    let clock = TestClock()
    let now: @Sendable () -> Date = { clock.now }
    try await withEmptyIndex(now: now) {
      let index = CSSearchableIndex.default()
      let short = item("short", "Offer")
      short.expirationDate = Date(timeIntervalSince1970: 60)
      let forever = item("forever", "Offer")
      forever.expirationDate = .distantFuture
      try await index.indexSearchableItems([short, forever, item("month", "Offer")])
      #expect(try await found("offer") == ["forever", "month", "short"])
      clock.now = Date(timeIntervalSince1970: 61)
      #expect(try await found("offer") == ["forever", "month"])
      clock.now = Date(timeIntervalSince1970: 31 * 86_400)
      #expect(try await found("offer") == ["forever"])
    }
  }

  @Test func callsWithHandlersHappenInOrder() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "order")
      let log = Log()
      func fill() {
        for round in 0..<20 {
          index.indexSearchableItems([item("x", "Round \(round)")]) { error in log.add("put \(error == nil)")
          }
          index.deleteSearchableItems(withIdentifiers: ["x"])
        }
      }
      fill()
      index.deleteSearchableItems(withDomainIdentifiers: ["none"]) { _ in log.add("domain") }
      index.deleteAllSearchableItems { _ in log.add("all") }
      await withCheckedContinuation { done in
        index.indexSearchableItems([item("last", "Round end")]) { _ in done.resume() }
      }
      let left = try await found("round")
      #expect(left == ["last"])
      #expect(log.lines.filter { $0 == "put true" }.count == 20)
    }
  }

  @Test func aBatchTakesEffectAtItsEnd() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "batch")
      #expect(try await index.fetchLastClientState().isEmpty)
      index.beginBatch()
      try await index.indexSearchableItems([item("1", "Tulip")])
      #expect(try await found("tulip").isEmpty)
      try await index.endBatch(withClientState: Data([7]))
      #expect(try await found("tulip") == ["1"])
      #expect(try await index.fetchLastClientState() == Data([7]))

      index.beginBatch()
      try await index.deleteAllSearchableItems()
      let error = await #expect(throws: CSIndexError.self) {
        try await index.endBatch(withExpectedClientState: Data([6]), newClientState: Data([8]))
      }
      #expect(error?.code == .mismatchedClientState)
      #expect(try await found("tulip") == ["1"])

      index.beginBatch()
      try await index.deleteAllSearchableItems()
      try await index.endBatch(withExpectedClientState: Data([7]), newClientState: Data([8]))
      #expect(try await found("tulip").isEmpty)
      let state = await withCheckedContinuation { done in
        index.fetchLastClientState { data, _ in done.resume(returning: data) }
      }
      #expect(state == Data([8]))
    }
  }

  @Test func badBatchesAreRefused() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "bad")
      let none = await #expect(throws: CSIndexError.self) {
        try await index.endBatch(withClientState: Data())
      }
      #expect(none?.code == .invalidClientStateError)
      #expect(none?.message.contains("beginBatch()") == true)
      index.beginBatch()
      let heard = await withCheckedContinuation { (done: CheckedContinuation<String?, Never>) in
        index.endBatch(withClientState: Data(count: 251)) { error in
          done.resume(returning: (error as? CSIndexError)?.localizedDescription)
        }
      }
      #expect(heard?.contains("251 bytes") == true)
      let expected = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
        index.endBatch(withExpectedClientState: nil, newClientState: Data()) { error in
          done.resume(returning: error == nil)
        }
      }
      #expect(!expected)
    }
  }

  @Test func indexesOfOneNameShareItemsAndOthersDoNot() async throws {
    try await withEmptyIndex {
      let store = SearchableIndexStorage.store
      try await CSSearchableIndex(name: "one").indexSearchableItems([item("1", "Anchor")])
      try await CSSearchableIndex(name: "two").deleteAllSearchableItems()
      #expect(try await store.records(identifiers: ["1"], in: "one").count == 1)
      #expect(try await store.records(identifiers: ["1"], in: "two").isEmpty)
      let search = IndexSearch(question: .words("anchor"), indexes: ["two"])
      #expect(try await store.search(search).isEmpty)
      try await CSSearchableIndex(name: "one").deleteAllSearchableItems()
      #expect(try await found("anchor").isEmpty)
    }
  }

  @Test func delegatesAreAskedToIndexAgain() async throws {
    try await withEmptyIndex {
      let index = CSSearchableIndex(name: "again")
      #expect(await index.requestReindexing() == false)
      let delegate = Reindexer()
      index.indexDelegate = delegate
      #expect(await index.requestReindexing())
      #expect(await index.requestReindexing(identifiers: ["a", "b"]))
      #expect(delegate.log.lines == ["all", "a b"])
      delegate.searchableIndexDidThrottle(index)
      delegate.searchableIndexDidFinishThrottle(index)
      delegate.searchableItemsDidUpdate([])
      #expect(throws: CSIndexError.self) {
        try delegate.data(for: index, itemIdentifier: "a", typeIdentifier: "public.text")
      }
      #expect(throws: CSIndexError.self) {
        try delegate.fileURL(for: index, itemIdentifier: "a", typeIdentifier: "public.text", inPlace: false)
      }
      let handler = CSIndexExtensionRequestHandler()
      index.indexDelegate = handler
      #expect(await index.requestReindexing())
      #expect(await index.requestReindexing(identifiers: []))
    }
  }

  @Test func itemsAndDescriptionsAreValuesToKeep() throws {
    let original = item("k", "Kite", domain: "toys", hint: 3)
    original.updateListenerOptions = [.priority, .summarization]
    let copy = try #require(original.copy() as? CSSearchableItem)
    copy.attributeSet.title = "Other"
    copy.uniqueIdentifier = "k2"
    #expect(original.attributeSet.title == "Kite")
    #expect(copy.updateListenerOptions == [.summarization, .priority])
    let again = try JSONDecoder().decode(CSSearchableItem.self, from: JSONEncoder().encode(original))
    #expect(SearchableItemRecord(again) == SearchableItemRecord(original))
    #expect(
      CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: original.attributeSet)
        .uniqueIdentifier.isEmpty == false)
    let description = CSSearchableIndex(name: "d", protectionClass: .complete).indexDescription
    #expect(description.protectionClass?.rawValue == FileProtectionType.complete.rawValue)
    #expect(description == CSSearchableIndexDescription(protectionClass: .complete))
  }
}

/// A clock that a test moves.
final class TestClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 0))
  var now: Date {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

/// Lines in the order in which they were added.
final class Log: Sendable {
  private let kept = Mutex<[String]>([])
  var lines: [String] { kept.withLock { $0 } }
  func add(_ line: String) { kept.withLock { $0.append(line) } }
}

private final class Reindexer: CSSearchableIndexDelegate {
  let log = Log()
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {
    log.add("all")
    acknowledgementHandler()
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
