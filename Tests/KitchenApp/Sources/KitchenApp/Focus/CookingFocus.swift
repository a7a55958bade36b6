import AppIntents
import KitchenKit

/// What a person's Focus changes in the app: while cooking, only timers speak up.
struct CookingFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Cooking"
  static let description: IntentDescription? = IntentDescription(
    "Shows one course and keeps quiet.", categoryName: "Focus")

  @Parameter(title: "Course", default: .main)
  var course: Course

  @Parameter(title: "Only Timers", default: true)
  var onlyTimers: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Cooking", subtitle: onlyTimers ? "Only timers" : "Everything")
  }

  var appContext: FocusFilterAppContext {
    let timers = NSPredicate { identifier, _ in (identifier as? String)?.hasPrefix("timer") == true }
    return FocusFilterAppContext(
      notificationFilterPredicate: onlyTimers ? timers : nil, targetContentIdentifierPrefix: "timer")
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [CookingFocus] {
    let quiet = CookingFocus()
    quiet.course = .dessert
    return [quiet]
  }

  func perform() async throws -> some IntentResult {
    await CookingState.shared.set(onlyTimers: onlyTimers)
    return .result()
  }

  /// What holds now, when the app starts.
  static func restore() async throws {
    do {
      let filter = try await CookingFocus.current
      await CookingState.shared.set(onlyTimers: filter.onlyTimers)
    } catch SetFocusFilterIntentError.notFound {
      await CookingState.shared.set(onlyTimers: false)
    }
  }
}

final class CookingState {
  static let shared = CookingState()

  private(set) var onlyTimers = false

  func set(onlyTimers: Bool) {
    self.onlyTimers = onlyTimers
    CookingFocus.invalidateFocusFilterAppContext()
  }
}
