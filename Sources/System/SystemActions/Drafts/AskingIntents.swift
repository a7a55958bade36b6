import AppIntents

/// An intent that drafts a message about money that is owed.
struct PayIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Pay")
  static let description: IntentDescription? = IntentDescription(
    .own("Begins a message with which money is sent."))
  static let persistentIdentifier = "Beckon.Pay"
  static let isDiscoverable = false
  static var note: String? { .own("Pay with the program that you use for it.") }

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await draft().dialog)
  }
}

/// An intent that drafts a message that asks for money.
struct RequestMoneyIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Request Money")
  static let description: IntentDescription? = IntentDescription(
    .own("Begins a message that asks for money."))
  static let persistentIdentifier = "Beckon.RequestMoney"
  static let isDiscoverable = false

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await draft().dialog)
  }
}

/// An intent that drafts a message that asks for a ride.
struct RequestRideIntent: DraftingIntent {
  static let title: LocalizedStringResource = .own("Request Ride")
  static let description: IntentDescription? = IntentDescription(
    .own("Begins a message that asks for a ride."))
  static let persistentIdentifier = "Beckon.RequestRide"
  static let isDiscoverable = false

  @Parameter(title: .own("Name")) var name: String?
  @Parameter(title: .own("To")) var handle: String?
  @Parameter(title: .own("Subject")) var subject: String?
  @Parameter(title: .own("Text")) var text: String?
  @Parameter(title: .own("Sender")) var sender: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await draft().dialog)
  }
}
