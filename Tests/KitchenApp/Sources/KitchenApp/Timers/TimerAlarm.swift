import AlarmKit
import AppIntents
import SwiftUI

/// What an alarm carries for the view that shows it.
nonisolated struct CookingMetadata: AlarmMetadata {
  var dish: String
}

/// Makes a timer ring, even when the device is silent.
enum TimerAlarm {
  static func configuration(for timer: KitchenTimer, now: Date)
    -> AlarmManager.AlarmConfiguration<CookingMetadata>
  {
    .timer(
      duration: timer.end.timeIntervalSince(now), attributes: attributes(for: timer),
      stopIntent: StopTimer(timer: timer))
  }

  static func attributes(for timer: KitchenTimer) -> AlarmAttributes<CookingMetadata> {
    let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "checkmark")
    let pause = AlarmButton(text: "Pause", textColor: .white, systemImageName: "pause")
    let alert = AlarmPresentation.Alert(title: "\(timer.label)", stopButton: stop)
    let presentation = AlarmPresentation(
      alert: alert,
      countdown: AlarmPresentation.Countdown(title: "Cooking", pauseButton: pause),
      paused: nil)
    return AlarmAttributes(
      presentation: presentation, metadata: CookingMetadata(dish: timer.label), tintColor: .orange)
  }

  static func ring(_ timer: KitchenTimer, now: Date) async throws -> Alarm? {
    guard try await AlarmManager.shared.requestAuthorization() == .authorized else { return nil }
    return try await AlarmManager.shared.schedule(
      id: timer.id, configuration: configuration(for: timer, now: now))
  }

  static func stop(_ timer: KitchenTimer) throws {
    try AlarmManager.shared.cancel(id: timer.id)
  }

  /// Every morning at six, when the bread has risen.
  static func breadAlarm(for timer: KitchenTimer) -> AlarmManager.AlarmConfiguration<CookingMetadata> {
    let schedule = Alarm.Schedule.relative(
      .init(time: .init(hour: 6, minute: 0), repeats: .weekly([.saturday, .sunday])))
    return .alarm(schedule: schedule, attributes: attributes(for: timer), stopIntent: StopTimer(timer: timer))
  }
}
