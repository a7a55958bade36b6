import AppIntents

/// Kneading dough by hand is exercise.
struct StartKneading: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Kneading"
  static var suggestedWorkouts: [StartKneading] {
    [StartKneading(style: .bread), StartKneading(style: .pasta)]
  }

  @Parameter(title: "Dough")
  var workoutStyle: Dough

  var displayRepresentation: DisplayRepresentation {
    Dough.caseDisplayRepresentations[workoutStyle] ?? "Dough"
  }

  init() {}

  init(style: Dough) {
    workoutStyle = style
  }

  func perform() async throws -> some IntentResult {
    .result(actionButtonIntent: PauseKneading())
  }
}

enum Dough: String, AppEnum {
  case bread, pasta

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dough"
  static let caseDisplayRepresentations: [Dough: DisplayRepresentation] = [.bread: "Bread", .pasta: "Pasta"]
}

struct PauseKneading: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause Kneading"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(actionButtonIntent: ResumeKneading(), dialog: "Let it rest.")
  }
}

struct ResumeKneading: ResumeWorkoutIntent {
  static let title: LocalizedStringResource = "Resume Kneading"

  func perform() async throws -> some IntentResult { .result() }
}
