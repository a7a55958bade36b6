import AppIntents
import Synchronization
import Testing

private struct Quiet: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Kitchen"
  @Parameter(title: "Pot") var pot: Kitchen.Pot?
  @Parameter(title: "Alarm") var alarm: String
  var displayRepresentation: DisplayRepresentation { "Quiet \(alarm)" }
  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(
      notificationFilterPredicate: NSPredicate { value, _ in value as? String == alarm },
      targetContentIdentifierPrefix: "kitchen/")
  }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Quiet] {
    let filter = Quiet()
    filter.alarm = "none"
    return [filter]
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Plain: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Plain"
  var displayRepresentation: DisplayRepresentation { "Plain" }
  func perform() async throws -> some IntentResult { .result() }
}

@Suite(.serialized) struct SetFocusFilterIntentTests {
  @Test func theFilterOfTheFocusThatIsOnIsCurrent() async throws {
    await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await Quiet.current }
    let filter = Quiet()
    FocusFilters.turnOn(filter)
    defer { FocusFilters.turnOff(Quiet.self) }
    await #expect(throws: SetFocusFilterIntentError.missingParameterValue) { _ = try await Quiet.current }
    filter.alarm = "bell"
    #expect(try await Quiet.current.alarm == "bell")
    await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await Plain.current }
    FocusFilters.turnOff(Quiet.self)
    await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await Quiet.current }
  }

  @Test func theContextChoosesNotifications() async throws {
    let filter = try #require(await Quiet.suggestedFocusFilters(for: FocusFilterSuggestionContext()).first)
    let context = filter.appContext
    #expect(context.notificationFilterPredicate?.evaluate(with: "none") == true)
    #expect(context.notificationFilterPredicate?.evaluate(with: "bell") == false)
    #expect(context.targetContentIdentifierPrefix == "kitchen/")
    #expect(String(localized: filter.localizedStringResource) == "Quiet none")
    #expect(Plain().appContext.notificationFilterPredicate == nil)
    #expect(Plain().appContext.targetContentIdentifierPrefix == nil)
    #expect(await Plain.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
  }

  @Test func changesReachTheSystem() async throws {
    let host = MemoryFocusFilterHost()
    FocusFilters.use(host)
    defer { FocusFilters.use(nil) }
    Plain.invalidateFocusFilterAppContext()
    Plain.invalidateFocusFilterAppContext()
    #expect(host.changeCount(of: Plain.self) == 2)
    #expect(host.changeCount(of: Quiet.self) == 0)
    host.turnOn(Plain())
    _ = try await Plain.current
  }

  @Test func errorsHaveWords() {
    #expect(SetFocusFilterIntentError.notFound.errorDescription?.contains("Focus") == true)
    #expect(SetFocusFilterIntentError.missingParameterValue.errorDescription?.isEmpty == false)
  }
}
