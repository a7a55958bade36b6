import Synchronization
import Testing

@testable import AppIntents

@Suite struct RunningIntentTests {
  struct Stock: UndoableIntent {
    static let title: LocalizedStringResource = "Stock"
    let shelf: Shelf

    init() { shelf = Shelf() }
    init(shelf: Shelf) { self.shelf = shelf }

    func perform() async throws -> some IntentResult {
      await undoManager?.registerUndo(withTarget: shelf) { shelf in shelf.jars.withLock { $0 -= 1 } }
      await undoManager?.setActionName("Stock \(1)")
      shelf.jars.withLock { $0 += 1 }
      return .result()
    }
  }

  final class Shelf: Sendable {
    let jars = Mutex(0)
  }

  struct Simmer: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Simmer"
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      progress.totalUnitCount = 3
      let done = try await performBackgroundTask(options: .requiresGPU) {
        progress.completedUnitCount = 3
        return "simmered"
      }
      return .result(value: done)
    }
  }

  @Test func theEffectCanBeUndone() async throws {
    let manager = await UndoManager()
    let shelf = Shelf()
    _ = try await ScriptedRun(undoManager: manager).perform(Stock(shelf: shelf))
    #expect(shelf.jars.withLock { $0 } == 1)
    #expect(await manager.undoActionName == "Stock 1")
    await manager.undo()
    #expect(shelf.jars.withLock { $0 } == 0)
  }

  @Test func outsideOfARunThereIsNoUndoManager() async throws {
    let shelf = Shelf()
    _ = try await Stock(shelf: shelf).perform()
    #expect(shelf.jars.withLock { $0 } == 1)
    #expect(await Stock().undoManager == nil)
  }

  @Test func longWorkTellsHowFarItIs() async throws {
    let run = ScriptedRun()
    #expect(try await run.perform(Simmer()).value == "simmered")
    #expect(run.progress.fractionCompleted == 1)
    #expect(run.longTasks == [.requiresGPU])
    // Outside of a run it is done all the same.
    #expect(try await Simmer().perform().value == "simmered")
  }

  @Test func whyItWasCancelledIsKnown() async throws {
    let reasons = Mutex<[IntentCancellationReason]>([])
    let run = ScriptedRun(cancellationReason: .timeout)
    let task = Task {
      try await IntentRun.$context.withValue(run) { () async throws -> Void in
        try await Simmer().withIntentCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: { reason in
          reasons.withLock { $0.append(reason) }
        }
      }
    }
    task.cancel()
    try await task.value
    #expect(reasons.withLock { $0 } == [.timeout])
    #expect(IntentCancellationReason.timeout != .userCancelled)
  }

  @Test func longWorkIsToldThatItIsCancelled() async throws {
    let reasons = Mutex<[IntentCancellationReason]>([])
    let task = Task {
      try await Simmer().performBackgroundTask {
        while !Task.isCancelled { await Task.yield() }
        return 1
      } onCancel: { reason in
        reasons.withLock { $0.append(reason) }
      }
    }
    task.cancel()
    #expect(try await task.value == 1)
    #expect(reasons.withLock { $0 } == [.userCancelled])
  }

  @Test func descriptionsAreFoundInBothForms() {
    struct Plain: AppIntent {
      static let title: LocalizedStringResource = "Plain"
      static let description = IntentDescription(
        "Boils eggs.", categoryName: "Cooking", searchKeywords: ["egg"], resultValueName: "Eggs")
      func perform() async throws -> some IntentResult { .result() }
    }
    struct Optional: AppIntent {
      static let title: LocalizedStringResource = "Optional"
      static let description: IntentDescription? = "Fries eggs."
      func perform() async throws -> some IntentResult { .result() }
    }
    struct None: AppIntent {
      static let title: LocalizedStringResource = "None"
      func perform() async throws -> some IntentResult { .result() }
    }
    func text(_ type: any AppIntent.Type) -> String? {
      type.writtenDescription.map { String(localized: $0.descriptionText) }
    }
    #expect(text(Plain.self) == "Boils eggs.")
    #expect(text(Optional.self) == "Fries eggs.")
    #expect(text(None.self) == nil)
    let written = Plain.writtenDescription
    #expect(written?.categoryName.map { String(localized: $0) } == "Cooking")
    #expect(written?.searchKeywords.count == 1)
    #expect(written?.resultValueName.map { String(localized: $0) } == "Eggs")
  }

  @Test func readingWhatWasNeverSetTrapsWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Peel: AppIntent {
        static let title: LocalizedStringResource = "Peel"
        @Parameter(title: "Vegetable") var vegetable: String
        func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: vegetable) }
      }
      _ = try await Peel().perform()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("The parameter 'Vegetable' of type String was read before it had a value"))
  }

  @Test func contentIsNamedByTheIntent() async throws {
    struct ShowShelf: TargetContentProvidingIntent {
      static let title: LocalizedStringResource = "Show Shelf"
    }
    #expect(ShowShelf().contentIdentifier == "ShowShelf")
    #expect(ShowShelf.openAppWhenRun)
    _ = try await ShowShelf().perform()
  }
}
