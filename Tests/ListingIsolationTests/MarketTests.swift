import AppIntents
import CoreTransferable
import SwiftUI
import Synchronization
import Testing
import VisualIntelligence

private nonisolated let ledger = Ledger()
private let openMarket: Void = AppDependencyManager.shared.add(dependency: ledger)

/// A run in which one question is answered with the option of an index.
private nonisolated final class MarketRun: IntentRunContext {
  let systemContext = IntentSystemContext(preciseTimestamp: nil, currentMode: .background)
  let progress = Progress(totalUnitCount: 1)
  @MainActor let undoManager: UndoManager?
  let dependedIntent: (any AppIntent)? = nil
  let cancellationReason: IntentCancellationReason? = nil
  private let index: Int

  init(choosing index: Int, undoManager: UndoManager) {
    self.index = index
    self.undoManager = undoManager
  }

  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer { .index(index) }

  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws { try await operation() }
}

private func ware(_ id: Int, _ name: String = "Thyme", price: Double = 3) -> WareEntity {
  WareEntity(id: id, name: name, price: price)
}

private func parts(_ result: some IntentResult) throws -> any IntentResultParts {
  try #require(result as? any IntentResultParts)
}

@Suite struct MarketTests {
  init() { openMarket }

  @Test func anIntentReachesWhatBelongsToTheMainActor() async throws {
    let intent = FillCrateIntent()
    intent.ware = ware(101)
    #expect(intent.size == .small)
    let result = try await parts(intent.perform())
    #expect(Market.shared.baskets[101] == 1)
    #expect(ledger.has("101"))
    #expect((result.anyValue as? WareEntity)?.id == 101)
    #expect(result.anyDialog.map { String(localized: $0.full) } == "Thyme is in.")
    #expect((result.anySnippetIntent as? CrateSnippetIntent)?.ware.id == 101)
    #expect(FillCrateIntent.supportedModes.foregroundMode == .dynamic)
    #expect(ParameterNames.of(intent).map(\.name) == ["ware", "size", "count"])
  }

  @Test func propertiesOfEveryKindAreRead() async throws {
    let snapshot = EntitySnapshot(ware(102, price: 12))
    #expect(snapshot.properties.map(\.name) == ["name", "price", "isDear", "inBaskets"])
    #expect(try await snapshot.value(of: "isDear") as? Bool == true)
    #expect(try await snapshot.value(of: "price") as? Double == 12)
    Market.shared.put(4, of: 102)
    #expect(try await snapshot.value(of: "inBaskets") as? Int == 4)
    #expect(StallSettings().place.commonName == "Herb stall")
    #expect(try await StallSettings.defaultQuery.uniqueEntity().id == "StallSettings")
  }

  @Test func anEntityIsExportedUnderItsCondition() async throws {
    #expect(try await ware(103).exported(as: .plainText) == Data("Thyme: 3.0".utf8))
    let free = ware(103, price: 0)
    #expect(free.exportedContentTypes().isEmpty)
    await #expect(throws: TransferError.self) { _ = try await free.exported(as: .plainText) }
  }

  @Test func aViewOfASnippetIsAnnotatedAndRunsIntents() async throws {
    let result = try await parts(CrateSnippetIntent(ware: ware(104)).perform())
    let view = try #require(result.snippetView).makeView()
    let node = try #require(ViewRenderer().render(view).first)
    #expect(node.attributes[AppEntityIdentifierKey.self]?.id(of: WareEntity.self) == 104)
    let activity = NSUserActivity(activityType: "org.example.market.ware")
    node.attributes[UserActivityKey.self]?.update(activity)
    #expect(activity.appEntityIdentifier?.identifier == "104")
    #expect(((node.press() as? IntentAction)?.intent as? TipCrateIntent)?.ware.id == 104)
  }

  @Test func aChoiceIsMadeAndUndone() async throws {
    Market.shared.put(5, of: 105)
    let undoManager = UndoManager()
    let run = MarketRun(choosing: 1, undoManager: undoManager)
    let result = try await IntentRun.$context.withValue(run) {
      try await parts(TipCrateIntent(ware: ware(105)).perform())
    }
    #expect((result.anyValue?.presentValue as? WareEntity)?.id == 105)
    #expect(Market.shared.baskets[105] == nil)
    #expect(undoManager.undoActionName == "Tip Thyme")
    undoManager.undo()
    #expect(Market.shared.baskets[105] == 5)
  }

  @Test func aUnionIsTakenApartAndQueriesGiveIt() async throws {
    let found = try await WarePictureQuery().values(for: SemanticContentDescriptor(labels: ["leaf", "pot"]))
    #expect(found.map { $0.taken.payload as? String } == ["leaf", "pot"])
    #expect(Crate.Content.unionCases.map(\.name) == ["ware", "wares", "note"])
    let wares = Crate.Content.made(ofCase: "wares", payload: [ware(106)])
    guard case .wares(let taken) = wares else {
      Issue.record("it is \(String(describing: wares))")
      return
    }
    #expect(taken.map(\.id) == [106])
  }

  @Test func schemasAreNamed() async throws {
    #expect(FindWaresIntent.__appSchemaIntent.domain == "visualIntelligence")
    #expect(PriceTag.__appSchemaEntity.name == "customAttachment")
    #expect(Cry.__appSchemaEnum.name == "messageEffect")
    #expect(String(localized: Cry.slam.localizedStringResource) == "Fresh fish!")
    let intent = FindWaresIntent()
    intent.semanticContent = SemanticContentDescriptor(labels: ["sage"])
    _ = try await intent.perform()
    #expect(ledger.has("sage"))
    let tag = PriceTag(id: UUID())
    tag.description = "Two for one"
    #expect(String(localized: tag.displayRepresentation.title) == "Two for one")
  }

  @Test func anOpenIntentLeadsToItsContent() async throws {
    let intent = OpenWareIntent()
    intent.target = ware(107)
    #expect(intent.contentIdentifier == "OpenWareIntent")
    #expect(try await parts(intent.perform()).anyDialog == nil)
    #expect(FairPackage.withAllIncluded.map { "\($0)" } == ["FairPackage", "MarketPackage"])
    #expect(try await WareEntity.Query().suggestedEntities().map(\.isDear) == [false, true])
  }
}
