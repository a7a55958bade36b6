import AppIntents
import CoreSpotlight
import IntentDiscovery
import IntentRuntime
import Synchronization
import Testing

private let reindexed = Mutex<[String]>([])
private func note(_ text: String) { reindexed.withLock { $0.append(text) } }

private struct Jar: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
  static let defaultQuery = JarQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Jar \(id)" }
}

private struct JarQuery: IndexedEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Jar] { identifiers.map(Jar.init) }
  func reindexEntities(for identifiers: [Int], indexDescription: CSSearchableIndexDescription) async throws {
    note("jars \(identifiers)")
  }
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws { note("all jars") }
}

private struct Tin: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tin"
  static let defaultQuery = TinQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Tin" }
}

private struct TinQuery: IndexedEntityQuery {
  struct Locked: Error {}
  func entities(for identifiers: [String]) async throws -> [Tin] { [] }
  func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws
  {
    throw Locked()
  }
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws { throw Locked() }
}

@Suite(.serialized) struct ReindexingTests {
  private func answer(
    _ queries: [any EntityQuery.Type], _ identifiers: [String]?
  ) async throws -> (answer: Reindexing.Answer, calls: [String], isDone: Bool) {
    reindexed.withLock { $0 = [] }
    let done = Mutex(0)
    let request = ReindexRequest(
      indexName: "", reason: .damaged, identifiers: identifiers, message: "The file was damaged.")
    let answers = await Reindexing(
      catalog: IntentCatalog(queries: queries), requests: { [request] },
      done: { _ in done.withLock { $0 += 1 } }
    ).answerAll()
    let answer = try #require(answers.first)
    return (answer, reindexed.withLock { $0 }, done.withLock { $0 } == 1)
  }

  @Test func everythingIsAskedForAfterDamage() async throws {
    let (answer, calls, isDone) = try await answer([JarQuery.self], nil)
    #expect(calls == ["all jars"])
    #expect(answer.entityTypes == [Jar.persistentIdentifier])
    #expect(isDone)
  }

  @Test func onlyWhatIsLostIsAskedForWhereThatIsKnown() async throws {
    let lost = [1, 3].map { EntityIdentifier(for: Jar.self, identifier: $0).description } + ["no entity"]
    let (_, calls, isDone) = try await answer([JarQuery.self], lost)
    #expect(calls == ["jars [1, 3]"])
    #expect(isDone)
  }

  @Test func aRequestStandsThatOneQueryCouldNotAnswer() async throws {
    let (answer, calls, isDone) = try await answer([JarQuery.self, TinQuery.self], nil)
    #expect(calls == ["all jars"])
    #expect(answer.errors.count == 1)
    #expect(!isDone)
  }

  @Test func aRequestStandsThatNobodyCanAnswer() async throws {
    let (answer, _, isDone) = try await answer([LoafQuery.self], nil)
    #expect(answer.entityTypes.isEmpty)
    #expect(!isDone)
  }
}
