import AlarmKit
import AppIntents
import SwiftUI

/// An alarm that says which timer it is for.
extension TimerAlarm {
  static func annotated(for timer: KitchenTimer, now: Date)
    -> AlarmManager.AlarmConfiguration<CookingMetadata>
  {
    .timer(
      duration: timer.end.timeIntervalSince(now),
      attributes: attributes(for: timer),
      appEntityIdentifier: EntityIdentifier(for: timer),
      stopIntent: StopTimer(timer: timer),
      secondaryIntent: nil,
      sound: .default)
  }
}
