import CivilTime
import PlainText
import TextAnalysis

/// A flight to follow.
public struct FlightTrackingValues: ActionContent {
  /// The airline and the number of the flight.
  public var flight: FlightValue
  /// The day it leaves, where the message states it.
  public var date: CivilDate?

  /// Creates the values for a flight.
  public init(flight: FlightValue, date: CivilDate? = nil) {
    self.flight = flight
    self.date = date
  }

  /// The kind of the action: tracking a flight.
  public static let kind = ActionKind.trackFlight
  /// The name of the system symbol on the button.
  public static let symbol = "airplane"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["flight": ["flight", "date"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [ActionField("flight", flight.designator), ActionField("date", date.map { "\($0)" })]
  }

  /// The designator of the flight.
  public var key: String { flight.designator }
  /// The date of departure.
  public var conversationKey: [String?]? { [date.map { "\($0)" }] }
  /// The address of the flight's page at FlightAware.
  public var link: String? {
    "https://www.flightaware.com/live/flight/" + PercentEncoding.encode(flight.designator)
  }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("flight", ["flight": "\(flight.airline) \(flight.number)", "date": date.map(format.day)])
  }
}

extension ActionKind {
  /// The kind of action for tracking a flight.
  public static let trackFlight = ActionKind("track_flight")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for tracking a flight.
  public static func trackFlight(_ values: FlightTrackingValues) -> Self { Self(values) }
}
