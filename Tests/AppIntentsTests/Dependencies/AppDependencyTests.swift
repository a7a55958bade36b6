import Testing

@testable import AppIntents

@Suite struct AppDependencyTests {
  final class Oven: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Counter: Sendable {
    private let made = NSLock()
    nonisolated(unsafe) private var count = 0
    func next() -> Int {
      made.withLock {
        count += 1
        return count
      }
    }
  }

  struct Broken: Error {}

  @Test func theObjectIsMadeOnceAndShared() {
    let manager = AppDependencyManager()
    let counter = Counter()
    manager.add(dependency: Oven("gas \(counter.next())"))
    let first = AppDependency<Oven>(manager: manager)
    let second = AppDependency<Oven>(manager: manager)
    #expect(first.wrappedValue.name == "gas 1")
    #expect(first.wrappedValue === second.wrappedValue)
    #expect(first.projectedValue === first)
  }

  @Test func keysTellObjectsOfOneTypeApart() {
    let manager = AppDependencyManager()
    manager.add(key: "upper", dependency: Oven("upper"))
    manager.add(key: "lower", dependency: Oven("lower"))
    #expect(AppDependency<Oven>(key: "lower", manager: manager).wrappedValue.name == "lower")
    #expect(AppDependency<Oven>(key: "upper", manager: manager).wrappedValue.name == "upper")
  }

  @Test func aDefaultIsTakenWhereNoneWasAdded() {
    let manager = AppDependencyManager()
    let dependency = AppDependency<Oven>(manager: manager, default: Oven("spare"))
    #expect(dependency.wrappedValue.name == "spare")
    // It is the object for all from then on.
    #expect(AppDependency<Oven>(manager: manager).wrappedValue.name == "spare")
  }

  @Test func whatTakesTimeIsReadyAfterLoading() async throws {
    let manager = AppDependencyManager()
    manager.add { () async throws -> Oven in
      await Task.yield()
      return Oven("slow")
    }
    let dependency = AppDependency<Oven>(manager: manager)
    #expect { try manager.dependency(of: Oven.self, key: nil) } throws: {
      "\($0)".contains("still being made") && "\($0)".contains("Oven")
    }
    try await dependency.load()
    #expect(dependency.wrappedValue.name == "slow")
  }

  @Test func oneThatWasNotAddedSaysHow() async {
    let manager = AppDependencyManager()
    await #expect { try await AppDependency<Oven>(key: "third", manager: manager).load() } throws: { error in
      guard case AppDependencyManager.Error.failedToRetrieveDependency(let text) = error else { return false }
      return text.contains("Oven") && text.contains("'third'")
        && text.contains("AppDependencyManager.shared.add(")
        && (error as? any LocalizedError)?.errorDescription == text
    }
  }

  @Test func oneThatCannotBeMadeSaysWhy() async {
    let manager = AppDependencyManager()
    manager.add { () throws -> Oven in throw Broken() }
    #expect { try manager.dependency(of: Oven.self, key: nil) } throws: { error in
      guard case AppDependencyManager.Error.failedToLoadDependency(let text) = error else { return false }
      return text.contains("Oven") && text.contains("Broken")
    }
  }

  @Test func readingOneThatWasNotAddedTrapsWithItsName() async {
    struct Unknown: Sendable {}
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Bakery: Sendable {}
      _ = AppDependency<Bakery>().wrappedValue
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("The dependency Bakery was not added"))
  }

  @Test func intentsAndQueriesFindThem() async throws {
    struct Preheat: AppIntent {
      static let title: LocalizedStringResource = "Preheat"
      @Dependency(key: "AppDependencyTests") var oven: Oven
      func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: oven.name) }
    }
    AppDependencyManager.shared.add(key: "AppDependencyTests", dependency: Oven("shared"))
    #expect(try await Preheat().perform().value == "shared")
  }
}
