import CivilTime
import TextAnalysis

/// A ride to order.
public struct RideValues: ActionContent {
  /// The place to be driven to, where the message states it.
  public var destination: String?
  /// The time of departure, local to the reader.
  public var time: LocalDateTime?

  /// Creates the values of a ride.
  public init(destination: String?, time: LocalDateTime? = nil) {
    self.destination = destination
    self.time = time
  }

  /// The kind of the action: ordering a ride.
  public static let kind = ActionKind.getRide
  /// The name of the system symbol on the button.
  public static let symbol = "car"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["ride": ["destination", "time"], "home": ["time"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [ActionField("destination", destination), ActionField("time", time.map { "\($0)" })]
  }

  /// The destination in lower case.
  public var key: String { destination?.lowercased() ?? "" }
  /// The time of departure.
  public var conversationKey: [String?]? { [time.map { "\($0)" }] }
  /// The destination as a place.
  public var facts: ActionFacts { ActionFacts(place: destination) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    let isHome = destination?.lowercased() == "home"
    return TitleText(
      isHome ? "home" : "ride",
      ["destination": isHome ? nil : destination, "time": time.map(format.moment)])
  }
}

extension ActionKind {
  /// The kind of action for ordering a ride.
  public static let getRide = ActionKind("get_ride")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for ordering a ride.
  public static func getRide(_ values: RideValues) -> Self { Self(values) }
}
