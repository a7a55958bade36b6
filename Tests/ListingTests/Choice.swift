import AppIntents
import SwiftUI
import Testing

struct TidyToursIntent: UndoableIntent {
  func perform() async throws -> some IntentResult & ReturnsValue<TourEntity?> {
    let shelve = Option(title: "Shelve", style: .default)
    let delete = Option(title: "Throw Away", style: .destructive)

    let choice = try await requestChoice(
      between: [.cancel, shelve, delete],
      dialog: "Shelve \(tour.name) or throw it away?",
      view: tourCard(tour)
    )

    switch choice {
    case shelve:
      return .result(value: tour)
    case delete:
      return .result(value: nil)
    default:
      throw GuideError.noPages
    }
  }

  static let title: LocalizedStringResource = "Tidy Tours"
  @Parameter var tour: TourEntity
}

extension TidyToursIntent {
  func tourCard(_ tour: TourEntity) -> some View { Text(tour.name) }
}

@Suite struct ChoiceTests {
  private let intent: TidyToursIntent

  init() {
    intent = TidyToursIntent()
    intent.tour = TourEntity(id: 8, name: "Eight Lights")
  }

  @Test func theChosenOptionDecides() async throws {
    let shelved = try await RehearsedRun(answers: [.index(1)]).perform(intent).value
    #expect((shelved?.presentValue as? TourEntity)?.id == 8)
    let deleted = try await RehearsedRun(answers: [.index(2)]).perform(intent).value
    #expect(deleted?.presentValue == nil)
  }

  @MainActor @Test func theQuestionHasOptionsAndADialogAndAView() async throws {
    let run = RehearsedRun(answers: [.index(1)])
    _ = try await run.perform(intent)
    let prompt = try #require(run.asked.first)
    guard case .choice(let options) = prompt.kind else {
      Issue.record("it asked for \(prompt.kind)")
      return
    }
    #expect(options.map { String(localized: $0.title) } == ["Cancel", "Shelve", "Throw Away"])
    #expect(options.map(\.style) == [.cancel, .default, .destructive])
    #expect(prompt.dialog.map { String(localized: $0.full) } == "Shelve Eight Lights or throw it away?")
    let view = try #require(prompt.view).makeView()
    #expect(ViewRenderer().texts(of: view) == ["Eight Lights"])
  }

  @Test func cancellingEndsTheRun() async throws {
    let error = await #expect(throws: IntentRunError.self) {
      _ = try await RehearsedRun(answers: [.index(0)]).perform(intent)
    }
    #expect(error?.code == .cancelled)
  }
}
