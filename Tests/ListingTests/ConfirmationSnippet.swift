import AppIntents
import SwiftUI
import Testing

struct BookCrossingIntent: AppIntent {
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let request = await harbour.makeRequest(lighthouse: lighthouse)

    // The number of seats can be changed in the snippet before the answer is given.
    try await requestConfirmation(
      actionName: .search,
      snippetIntent: CrossingRequestSnippetIntent(request: request)
    )

    return .result(snippetIntent: CrossingSnippetIntent())
  }

  static let title: LocalizedStringResource = "Book a Crossing"
  @Parameter var lighthouse: LighthouseEntity
  init() {}
}

extension BookCrossingIntent {
  var harbour: Harbour { Harbour() }

  init(lighthouse: LighthouseEntity) { self.lighthouse = lighthouse }
}

/// Where boats leave.
struct Harbour: Sendable {
  func makeRequest(lighthouse: LighthouseEntity) async -> CrossingRequestEntity {
    CrossingRequestEntity(id: "to-\(lighthouse.id)", seats: 2)
  }
}

struct ConfirmationSnippetTests {
  private let intent = BookCrossingIntent(lighthouse: Guide.all[0].entity)

  @Test func theSnippetStandsBesideTheQuestion() async throws {
    let run = RehearsedRun(answers: [.confirmed(true)])
    let outcome = try await run.perform(intent)
    #expect(outcome.snippetIntent is CrossingSnippetIntent)
    let prompt = try #require(run.asked.first)
    guard case .action(let name, let conditions) = prompt.kind else {
      Issue.record("it asked for \(prompt.kind)")
      return
    }
    #expect(name == .search)
    #expect(conditions == [])
    let snippet = try #require(prompt.snippetIntent as? CrossingRequestSnippetIntent)
    #expect(snippet.request.id == "to-1")
  }

  @Test func aNoEndsTheRun() async throws {
    let run = RehearsedRun(answers: [.confirmed(false)])
    let error = await #expect(throws: IntentRunError.self) { _ = try await run.perform(intent) }
    #expect(error?.code == .cancelled)
  }

  @Test func withoutARunNobodyCanBeAsked() async throws {
    let error = await #expect(throws: IntentRunError.self) { _ = try await intent.perform() }
    #expect(error?.code == .outsideOfRun)
  }
}
