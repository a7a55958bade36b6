import AppIntents
import SwiftUI
import WidgetKit

/// A widget with one button, for whatever a person puts on it.
struct LauncherWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Launcher"

  @Parameter(title: "Action") var shortcut: SystemShortcut?

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("Do \(\.$shortcut)") }
      DefaultCase { Summary("Launch \(\.$shortcut)") }
    }
  }
}

struct LauncherView: View {
  let shortcut: SystemShortcut?

  var body: some View {
    if let shortcut {
      Button("Go", intent: RunSystemShortcutIntent(shortcut: shortcut))
    } else {
      Button("Timer", systemImage: "timer", role: nil, intent: StartTimer())
    }
  }
}

/// What the widget was set up for, when it opened the app.
func shownCourse(of activity: NSUserActivity) -> MealWidgetIntent? {
  activity.widgetConfigurationIntent(of: MealWidgetIntent.self)
}
