import AppIntents

/// Stops one timer; the alarm's button runs it, too.
struct StopTimer: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop Timer"

  @Parameter(title: "Timer", requestDisambiguationDialog: "Which timer?")
  var timer: KitchenTimer

  @Dependency private var board: TimerBoard

  init() {}

  init(timer: KitchenTimer) {
    self.timer = timer
  }

  func perform() async throws -> some IntentResult {
    let timers = await board.timers
    if timers.count > 1, !timers.contains(where: { $0.id == timer.id }) {
      timer = try await $timer.requestDisambiguation(among: timers, dialog: "That one is over. Which?")
    }
    guard !timers.isEmpty else {
      throw $timer.needsDisambiguationError(among: timers, dialog: "There is none.")
    }
    await board.stop(timer.id)
    return .result()
  }
}
