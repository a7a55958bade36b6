import AppIntents
import SwiftUI
import WidgetKit

/// Which timer the switch in the Control Centre is for.
struct TimerControlIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer"

  @Parameter(title: "Timer") var timer: KitchenTimer?
}

struct TimerControl: ControlWidget {
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: TimerControlIntent) -> KitchenTimer {
      configuration.timer ?? KitchenTimer(id: UUID(), label: "Eggs", end: .distantFuture)
    }

    func currentValue(configuration: TimerControlIntent) async throws -> KitchenTimer {
      guard let timer = configuration.timer else { throw AppIntentError.restartPerform }
      return timer
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "timer", provider: Provider()) { timer in
      ControlWidgetToggle(timer.label, isOn: timer.isRunning, action: RunTimer(timer: timer)) { isOn in
        Label(isOn ? "Runs" : "Paused", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .promptsForUserConfiguration()
  }
}

struct StartTimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "start-timer") {
      ControlWidgetButton(action: StartTimer()) {
        Label("Start Timer", systemImage: "timer")
      }
    }
  }
}

struct KitchenWidgets: WidgetBundle {
  var body: some Widget {
    MealWidget()
    TimerControl()
    StartTimerControl()
  }
}
