import CivilTime
import PlainText
import TextAnalysis

/// A flight to follow.
public struct FlightTrackingValues: ActionContent {
  public var flight: FlightValue
  /// The day it leaves, where the message states it.
  public var date: CivilDate?

  public init(flight: FlightValue, date: CivilDate? = nil) {
    self.flight = flight
    self.date = date
  }

  public static let kind = ActionKind.trackFlight
  public static let symbol = "airplane"
  public static let titleForms: [String: Set<String>] = ["flight": ["flight", "date"]]

  public var fields: [ActionField?] {
    [ActionField("flight", flight.designator), ActionField("date", date.map { "\($0)" })]
  }

  public var key: String { flight.designator }
  public var conversationKey: [String?]? { [date.map { "\($0)" }] }
  public var link: String? {
    "https://www.flightaware.com/live/flight/" + PercentEncoding.encode(flight.designator)
  }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("flight", ["flight": "\(flight.airline) \(flight.number)", "date": date.map(format.day)])
  }
}

extension ActionKind {
  public static let trackFlight = ActionKind("track_flight")
}

extension SuggestedAction.Values {
  public static func trackFlight(_ values: FlightTrackingValues) -> Self { Self(values) }
}
