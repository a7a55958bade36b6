import AppIntents

/// Takes a picture of a dish.
struct PhotographDish: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Photograph Dish"

  func perform() async throws -> some IntentResult { .result() }
}

/// Records what the cook says.
struct DictateNote: AudioRecordingIntent {
  static let title: LocalizedStringResource = "Dictate a Note"

  func perform() async throws -> some IntentResult { .result() }
}

/// Calls the family to the table.
struct CallToTable: PushToTalkTransmissionIntent {
  static let title: LocalizedStringResource = "Call to Table"

  func perform() async throws -> some IntentResult { .result() }
}
