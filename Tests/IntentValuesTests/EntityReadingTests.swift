import AppIntents
import JSONValues
import Synchronization
import Testing

@testable import IntentValues

@Suite("Entities that are read from JSON")
struct EntityReadingTests {
  private let coding = IntentValueCoding(locale: Locale(identifier: "en_US"))

  private func volume(_ id: Int) -> JSONValue {
    .members(["entity": .string("ShelfVolume"), "id": .string(String(id)), "title": .string("Old title")])
  }

  @Test("all entities of a type are asked for once, each once, whatever parameters and lists they are in")
  func batch() async throws {
    let stock = Shelf.VolumeQuery.StockBox()
    let subject = JSONValue.members(["case": .string("volume"), "value": volume(5)])
    let values = try await Shelf.VolumeQuery.$stock.withValue(stock) {
      try await coding.values(from: [
        .init(.array([volume(3), volume(1), volume(3)]), as: [Shelf.Volume].self, at: "volumes"),
        .init(subject, as: ShelfSubject.self, at: "subject"),
        .init(volume(1), as: Shelf.Volume?.self, at: "one"),
        .init(.null, as: Shelf.Volume?.self, at: "none"),
      ])
    }
    #expect(stock.state.withLock { $0.asked } == [[3, 1, 5]])
    #expect((values[0] as? [Shelf.Volume])?.map(\.id) == [3, 1, 3])
    #expect((values[0] as? [Shelf.Volume])?.first?.title == "Volume 3")
    guard case .volume(let found)? = values[1] as? ShelfSubject else {
      Issue.record("\(values[1])")
      return
    }
    #expect(found.id == 5)
    #expect((values[2] as? Shelf.Volume?)??.id == 1)
    #expect((values[3] as? any OptionalIntentValue)?.wrapped == nil)
  }

  @Test("an entity that is gone is named, with the place")
  func stale() async throws {
    let json = JSONValue.array([volume(1), volume(7_777)])
    let error = await #expect(throws: IntentRunError.self) {
      try await coding.value(from: json, as: [Shelf.Volume].self, at: "volumes")
    }
    #expect(error?.code == .unknownEntity)
    #expect(
      error?.message == "volumes[1]: there is no ShelfVolume '7777' any more: the reference is stale.")
  }

  @Test("entities that were not asked for count for nothing")
  func uninvited() async throws {
    let stock = Shelf.VolumeQuery.StockBox()
    stock.state.withLock { $0.extra = [9, 1] }
    let read = try await Shelf.VolumeQuery.$stock.withValue(stock) {
      try await coding.value(from: .array([volume(1)]), as: [Shelf.Volume].self)
    }
    #expect((read as? [Shelf.Volume])?.map(\.id) == [1])
  }

  @Test("nothing is fetched for JSON that is wrong elsewhere")
  func formFirst() async throws {
    let stock = Shelf.VolumeQuery.StockBox()
    await Shelf.VolumeQuery.$stock.withValue(stock) {
      _ = await #expect(throws: IntentRunError.self) {
        try await coding.value(from: .array([volume(1), .null]), as: [Shelf.Volume].self)
      }
    }
    #expect(stock.state.withLock { $0.asked }.isEmpty)
  }

  @Test("a finder of the caller's own is asked instead of the query")
  func finder() async throws {
    let asked = Mutex<[String]>([])
    let coding = IntentValueCoding(locale: Locale(identifier: "en_US")) { type, identifiers in
      asked.withLock { $0 += ["\(type)"] + identifiers }
      return ["2": Shelf.Volume(id: 2, title: "Given")]
    }
    let read = try await coding.value(from: volume(2), as: Shelf.Volume.self)
    #expect((read as? Shelf.Volume)?.title == "Given")
    #expect(asked.withLock { $0 } == ["Volume", "2"])
  }

  @Test("a collection of identifiers asks nobody")
  func collection() async throws {
    let stock = Shelf.VolumeQuery.StockBox()
    let given = EntityCollection<Shelf.Volume>(identifiers: [5, 5_000])
    try await Shelf.VolumeQuery.$stock.withValue(stock) {
      let read = try await coding.value(
        from: try coding.json(of: given), as: EntityCollection<Shelf.Volume>.self)
      #expect(read as? EntityCollection<Shelf.Volume> == given)
    }
    #expect(stock.state.withLock { $0.asked }.isEmpty)
  }
}
