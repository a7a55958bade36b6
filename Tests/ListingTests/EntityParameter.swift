import AppIntents
import SwiftUI
import Testing

struct CrossingRequestSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Crossing Request Card"

  @Parameter var request: CrossingRequestEntity

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let view = CrossingRequestCard(request: request)

    return .result(view: view)
  }
}

extension CrossingRequestSnippetIntent {
  init(request: CrossingRequestEntity) { self.request = request }
}

/// What somebody wants to book: made anew from the harbour's list each time it is asked for.
struct CrossingRequestEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crossing Request"
  static let defaultQuery = CrossingRequestQuery()
  var id: String
  @Property var seats: Int
  var displayRepresentation: DisplayRepresentation { "\(seats) seats" }
}

struct CrossingRequestQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CrossingRequestEntity] {
    identifiers.map { CrossingRequestEntity(id: $0, seats: 4) }
  }
}

struct CrossingRequestCard: View {
  let request: CrossingRequestEntity

  var body: some View { Text("\(request.seats) seats") }
}

@Suite struct EntityParameterTests {
  @Test func theViewShowsTheEntityAsItIsNow() async throws {
    let snippet = CrossingRequestSnippetIntent(request: CrossingRequestEntity(id: "to-1", seats: 2))
    #expect(try await snippet.outcome().texts == ["2 seats"])
    snippet.request = try await CrossingRequestEntity.entity(withIdentifier: "to-1")
    #expect(try await snippet.outcome().texts == ["4 seats"])
  }
}
