import AppIntents
import PlainText

/// An intent that opens the page of a courier that says where a parcel is.
struct TrackParcelIntent: OpeningIntent {
  static let title: LocalizedStringResource = .own("Track Parcel")
  static let description: IntentDescription? = IntentDescription(
    .own("Opens the courier's page of a parcel."))
  static let persistentIdentifier = "Beckon.TrackParcel"
  static let isDiscoverable = false
  static let actionName = ConfirmationActionName.open

  @Parameter(title: .own("Number")) var number: String
  @Parameter(title: .own("Page")) var url: String?

  @MainActor var question: String { .own("Open the page of this parcel?") }

  @MainActor func draft(_ context: ActionContext) throws -> FieldsDraft {
    let link = try ActionLink(page(of: ActionText.line(number, limit: 80)))
    return FieldsDraft(
      [.init(id: "number", label: .own("Number"), kind: .line, value: ActionText.line(number, limit: 80))],
      note: link.host.map { .own("\($0) is told the number.") })
  }

  @MainActor func address(_ draft: FieldsDraft, _ context: ActionContext) throws -> (
    address: String, done: String
  ) {
    let number = draft["number"]
    guard !number.isEmpty else {
      throw SystemActionsError(.invalidValue, .own("There is no number of a parcel."))
    }
    return (try page(of: number), .own("Opened the page of parcel \(number)"))
  }

  /// The courier's page, of the number as the person left it.
  private func page(of number: String) throws -> String {
    let found = ActionText.line(self.number, limit: 80)
    guard let url, !url.isEmpty else {
      throw SystemActionsError(.unavailable, .own("No courier's page is known for the number \(found)."))
    }
    guard number != found else { return url }
    guard !found.isEmpty, url.contains(PercentEncoding.encode(found)) else {
      throw SystemActionsError(
        .invalidValue, .own("The courier's page is known for the number \(found) only."))
    }
    return url.replacing(PercentEncoding.encode(found), with: PercentEncoding.encode(number))
  }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await open())
  }
}

/// An intent that opens a page that says where a flight is.
struct TrackFlightIntent: OpeningIntent {
  static let title: LocalizedStringResource = .own("Track Flight")
  static let description: IntentDescription? = IntentDescription(.own("Opens the page of a flight."))
  static let persistentIdentifier = "Beckon.TrackFlight"
  static let isDiscoverable = false
  static let actionName = ConfirmationActionName.open

  @Parameter(title: .own("Flight")) var flight: String

  @MainActor var question: String { .own("Open the page of this flight?") }

  @MainActor func draft(_ context: ActionContext) throws -> FieldsDraft {
    FieldsDraft(
      [.init(id: "flight", label: .own("Flight"), kind: .line, value: ActionText.line(flight, limit: 20))],
      note: .own("www.flightaware.com is told the flight."))
  }

  @MainActor func address(_ draft: FieldsDraft, _ context: ActionContext) throws -> (
    address: String, done: String
  ) {
    let flight = draft["flight"].filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.uppercased()
    guard (3...8).contains(flight.count) else {
      throw SystemActionsError(.invalidValue, .own("“\(draft["flight"])” is no flight such as LH 400."))
    }
    return ("https://www.flightaware.com/live/flight/" + flight, .own("Opened the page of flight \(flight)"))
  }

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try await open())
  }
}
