import AppIntents

/// Pauses a timer or lets it go on: what a switch in the Control Centre sets.
struct RunTimer: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Run Timer"

  @Parameter(title: "Timer") var timer: KitchenTimer
  @Parameter(title: "Running") var value: Bool

  @Dependency private var board: TimerBoard

  init() {}

  init(timer: KitchenTimer) {
    self.timer = timer
  }

  func perform() async throws -> some IntentResult {
    await board.set(timer.id, isRunning: value)
    return .result()
  }
}
