import AppIntents
import SwiftUI
import Synchronization
import Testing

extension Harbour {
  func book(_ request: CrossingRequestEntity) async throws {
    state.set("looking for seats")
    CrossingSnippetIntent.reload()

    state.set("\(request.seats) seats found")
    CrossingSnippetIntent.reload()
  }
}

struct CrossingSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Crossing Card"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text(Harbour.State.shared.text))
  }
}

extension Harbour {
  /// How far a booking is.
  final class State: Sendable {
    static let shared = State()
    private let current = Mutex("nothing booked")
    var text: String { current.withLock { $0 } }
    func set(_ text: String) { current.withLock { $0 = text } }
  }

  var state: State { .shared }
}

/// Shows nothing, and writes down what it would have shown at each reload.
private final class Screen: SnippetSurface {
  let reloads = Mutex<[(type: any SnippetIntent.Type, state: String)]>([])
  func reload(_ type: any SnippetIntent.Type) {
    reloads.withLock { $0.append((type, Harbour.State.shared.text)) }
  }
}

@Suite(.serialized) struct SnippetReloadTests {
  @Test func eachReloadReachesWhoShowsTheSnippet() async throws {
    let screen = Screen()
    let before = SnippetSurfaces.slot.fill(screen)
    defer { SnippetSurfaces.slot.fill(before) }
    try await Harbour().book(CrossingRequestEntity(id: "to-2", seats: 3))
    let reloads = screen.reloads.withLock { $0 }
    #expect(reloads.map(\.state) == ["looking for seats", "3 seats found"])
    #expect(reloads.allSatisfy { $0.type is CrossingSnippetIntent.Type })
    #expect(try await CrossingSnippetIntent().outcome().texts == ["3 seats found"])
  }
}
