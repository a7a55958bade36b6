import AlarmKit
import AppIntents
import SwiftUI

/// Starts a timer, which rings as an alarm does.
struct StartTimer: LiveActivityStartingIntent, AudioStartingIntent {
  static let title: LocalizedStringResource = "Start Timer"
  static let description: IntentDescription? = "Counts down, then rings."
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(
    title: "Time", defaultValue: 10, defaultUnit: .minutes, defaultUnitAdjustForLocale: false,
    supportsNegativeNumbers: false)
  var time: Measurement<UnitDuration>

  @Parameter(title: "Label", default: "Eggs")
  var label: String

  @Dependency private var board: TimerBoard

  static var parameterSummary: some ParameterSummary {
    Summary("Start a timer of \(\.$time) for \(\.$label)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<KitchenTimer> {
    let seconds = time.converted(to: .seconds).value
    let timer = KitchenTimer(
      id: UUID(), label: label, end: systemContext.preciseTimestamp?.addingTimeInterval(seconds) ?? .now)
    await board.start(timer)
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground("Show the timer?", alwaysConfirm: false)
    }
    return .result(value: timer)
  }
}
