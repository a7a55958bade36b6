import AppIntents
import Synchronization
import Testing

private struct PotWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pot"
  @Parameter(title: "Pot") var pot: Kitchen.Pot?
}

@Suite struct RelevantContextTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  @Test func timesAreRanges() {
    let later = noon + 60
    #expect(RelevantContext.date(noon).clue == .date(noon...noon, .default))
    #expect(RelevantContext.date(noon, kind: .scheduled).clue == .date(noon...noon, .scheduled))
    #expect(RelevantContext.date(from: later, to: noon).clue == .date(noon...later, .default))
    #expect(
      RelevantContext.date(interval: DateInterval(start: noon, duration: 60), kind: .informational).clue
        == .date(noon...later, .informational))
    #expect(RelevantContext.date(range: noon...later, kind: .default) == .date(from: noon, to: later))
  }

  @Test func conditionsAreKeptApart() {
    let all: [RelevantContext] = [
      .location(inferred: .home), .location(inferred: .work), .location(inferred: .school),
      .location(inferred: .commute), .sleep(.wakeup), .sleep(.bedtime), .fitness(.workoutActive),
      .fitness(.activityRingsIncomplete), .hardware(headphones: .connected),
      .location(
        CLCircularRegion(
          center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 50, identifier: "kitchen")),
    ]
    #expect(Set(all).count == all.count)
    #expect(all[0].clue == .inferredLocation(.home))
  }
}

@Suite struct RelevantIntentTests {
  private final class Observer: RelevantIntentObserver, RelevantEntitiesObserver {
    let told = Mutex<[String]>([])
    func relevantIntentsChanged(to intents: [RelevantIntent]) async throws {
      told.withLock { $0.append("\(intents.count)") }
    }
    func relevantEntitiesChanged(in entities: RelevantEntities) async throws {
      told.withLock { $0.append("\(entities.entities(for: .audio(.nowPlaying)).count)") }
    }
  }

  @Test func whatWasSaidLastHolds() async throws {
    let manager = RelevantIntentManager()
    let observer = Observer()
    manager.observe(observer)
    let intent = RelevantIntent(PotWidget(), widgetKind: "pots", relevance: .sleep(.wakeup))
    try await manager.updateRelevantIntents([intent, intent])
    #expect(manager.relevantIntents.map(\.widgetKind) == ["pots", "pots"])
    #expect(manager.relevantIntents[0].relevance == .sleep(.wakeup))
    #expect(manager.relevantIntents[0].intent is PotWidget)
    #expect(intent.debugDescription.contains("PotWidget in pots"))
    try await manager.updateRelevantIntents([])
    #expect(manager.relevantIntents.isEmpty)
    #expect(observer.told.withLock { $0 } == ["2", "0"])
  }

  @Test func theProcessHasOneManager() async throws {
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(PotWidget(), widgetKind: "shared", relevance: .hardware(headphones: .connected))
    ])
    #expect(RelevantIntentManager.shared.relevantIntents.map(\.widgetKind) == ["shared"])
  }

  @Test func entitiesBelongToContexts() async throws {
    let relevant = RelevantEntities()
    let observer = Observer()
    relevant.observe(observer)
    let pots = (1...3).map { Kitchen.Pot(id: $0) }
    let workout = AppEntityContext.audio(.workout(intensityLevel: .high))
    func kept(_ context: AppEntityContext) -> [Int?] {
      relevant.entities(for: context).map { ($0 as? Kitchen.Pot)?.id }
    }
    try await relevant.updateEntities(pots, for: .audio(.nowPlaying))
    try await relevant.updateEntities(pots, for: workout)
    try await relevant.updateEntities(pots, for: .audio(.workout))
    try await relevant.removeEntities([pots[0]], from: .audio(.nowPlaying))
    #expect(kept(.audio(.nowPlaying)) == [2, 3])
    #expect(kept(workout) == [1, 2, 3])
    try await relevant.removeEntities([pots[1]])
    #expect(kept(.audio(.nowPlaying)) == [3])
    #expect(kept(workout) == [1, 3])
    try await relevant.removeAllEntities(for: workout)
    #expect(kept(workout) == [])
    #expect(kept(.audio(.workout)) == [1, 3])
    try await relevant.removeAllEntities()
    #expect(kept(.audio(.workout)) == [])
    #expect(observer.told.withLock { $0 } == ["3", "3", "3", "2", "1", "1", "0"])
    #expect(AudioContext.WorkoutIntensityLevel(rawValue: 1) == .medium)
    #expect(AudioContext.WorkoutIntensityLevel.low != .high)
  }

  @Test func theProcessHasOneList() async throws {
    let context = AppEntityContext.audio(.workout(intensityLevel: .low))
    try await RelevantEntities.shared.updateEntities([Kitchen.Pot(id: 4)], for: context)
    #expect(RelevantEntities.shared.entities(for: context).count == 1)
  }
}
