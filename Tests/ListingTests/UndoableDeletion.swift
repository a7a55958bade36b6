import AppIntents
import Testing

struct DeleteTourIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Delete a Tour"
  @Parameter var tour: TourEntity
  @Dependency var guide: Guide

  func perform() async throws -> some IntentResult {
    try await requestConfirmation()

    await undoManager?.registerUndo(withTarget: guide) { guide in
      guide.restoreTour(tour.id)
    }
    await undoManager?.setActionName("Delete \(tour.name)")

    guide.removeTour(tour.id)
    return .result()
  }
}

@Suite struct UndoableDeletionTests {
  init() { Station.open }

  private func intent(_ id: Int) -> DeleteTourIntent {
    let intent = DeleteTourIntent()
    intent.tour = TourEntity(id: id, name: "Night Tour")
    return intent
  }

  @MainActor @Test func undoingBringsItBack() async throws {
    let undoManager = UndoManager()
    let run = RehearsedRun(undoManager: undoManager, answers: [.confirmed(true)])
    _ = try await run.perform(intent(70))
    #expect(!Station.guide.hasTour(70))
    #expect(undoManager.canUndo)
    #expect(undoManager.undoActionName == "Delete Night Tour")
    undoManager.undo()
    #expect(Station.guide.hasTour(70))
    #expect(!undoManager.canUndo)
  }

  @Test func withoutAnUndoStackItIsDeletedAllTheSame() async throws {
    _ = try await RehearsedRun(answers: [.confirmed(true)]).perform(intent(71))
    #expect(!Station.guide.hasTour(71))
  }

  @Test func aNoLeavesIt() async throws {
    await #expect(throws: IntentRunError.self) {
      _ = try await RehearsedRun(answers: [.confirmed(false)]).perform(intent(72))
    }
    #expect(Station.guide.hasTour(72))
  }
}
