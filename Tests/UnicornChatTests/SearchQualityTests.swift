import CaseFiles
import CoreSpotlight
import Embeddings
import Foundation
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// Whether word vectors are installed; without them messages are found by their words alone.
private let isWithMeaning: Bool = {
  do { return try WordVectors.bundled() != nil } catch { return false }
}()

/// What a person finds who searches the sample conversations in words of their own.
@MainActor @Suite struct SearchQualityTests {
  /// A search, and the beginnings or parts of the messages any of which a person means by it.
  private struct Search: Decodable {
    var query: String
    var wanted: [String]

    static func all() throws -> [Search] {
      try CaseFiles("UnicornChat").json("searches.json")
    }

    func finds(_ match: MessageMatch) -> Bool { wanted.contains { match.message.text.contains($0) } }
  }

  /// The list as a person sees it.
  private func list(_ words: String, in world: ChatWorld) async throws -> [MessageMatch] {
    let held = try world.model.messages(holding: words, limit: 50)
    return held + (try await world.model.messages(near: words, besides: Set(held.map(\.id))))
  }

  private func inIndexedWorld(_ body: (ChatWorld) async throws -> Void) async throws {
    let world = try ChatWorld(isSeeded: true)
    // As the program has it; the index of tests of intents knows no meanings.
    let index = SearchIndexStore(folder: nil, vectors: try WordVectors.bundled())
    try await SearchableIndexStorage.$scoped.withValue(index) {
      try await ChatIndex(store: world.store).catchUp()
      try await body(world)
    }
  }

  @Test(
    "Four of five searches find what is meant first, nineteen of twenty among five",
    .enabled(if: isWithMeaning))
  func quality() async throws {
    try await inIndexedWorld { world in
      let searches = try Search.all()
      let texts = try world.store.recentMessages(limit: nil).map(\.text)
      var (first, among) = (0, 0)
      for search in searches {
        for part in search.wanted { #expect(texts.contains { $0.contains(part) }, "nobody says \(part)") }
        let found = try await list(search.query, in: world).prefix(5)
        if found.first.map(search.finds) ?? false {
          first += 1
        }
        if found.contains(where: search.finds) { among += 1 }
      }
      #expect(searches.count >= 60)
      #expect(Double(first) >= 0.8 * Double(searches.count), "\(first)")
      #expect(Double(among) >= 0.95 * Double(searches.count), "\(among)")
    }
  }

  @Test("A message says which of its words are near to what was searched for", .enabled(if: isWithMeaning))
  func reasons() async throws {
    try await inIndexedWorld { world in
      let found = try await list("concert", in: world)
      let gig = try #require(found.first { $0.message.text.hasPrefix("gig on") })
      #expect(gig.related == ["gig"])
      // What holds the words itself needs no reason, and stands before the rest, each once.
      let rain = try await list("tomatoes", in: world)
      #expect(rain.first?.related == nil)
      let held = rain.prefix { $0.related == nil }
      #expect(held.allSatisfy { $0.message.text.lowercased().contains("tomatoes") })
      #expect(rain.dropFirst(held.count).allSatisfy { $0.related != nil }, "\(rain.map(\.related))")
      #expect(Set(rain.map(\.id)).count == rain.count)
    }
  }

  @Test("Contractions aren't joined with words: eight times “I'll” isn't “ill”", .enabled(if: isWithMeaning))
  func contractions() async throws {
    try await inIndexedWorld { world in
      let found = try await list("illness", in: world)
      #expect(!found.contains { $0.message.text.contains("I'll") && $0.related?.contains("I'll") == true })
      #expect(!(try await list("ill", in: world)).contains { $0.related?.contains("I'll") == true })
    }
  }

  @Test("What nobody speaks of finds little", .enabled(if: isWithMeaning))
  func noise() async throws {
    try await inIndexedWorld { world in
      for words in ["quantum physics", "blockchain tokens", "xylophone"] {
        let found = try await list(words, in: world)
        #expect(found.count <= 5, "\(words): \(found.map(\.message.text))")
      }
    }
  }
}
