import CivilTime
import TextAnalysis

/// A ride to order.
public struct RideValues: ActionContent {
  public var destination: String?
  /// When it is to leave; local to the reader.
  public var time: LocalDateTime?

  public init(destination: String?, time: LocalDateTime? = nil) {
    self.destination = destination
    self.time = time
  }

  public static let kind = ActionKind.getRide
  public static let symbol = "car"
  public static let titleForms: [String: Set<String>] = ["ride": ["destination", "time"], "home": ["time"]]

  public var fields: [ActionField?] {
    [ActionField("destination", destination), ActionField("time", time.map { "\($0)" })]
  }

  public var key: String { destination?.lowercased() ?? "" }
  public var conversationKey: [String?]? { [time.map { "\($0)" }] }
  public var facts: ActionFacts { ActionFacts(place: destination) }

  public func title(_ format: TitleFormat) -> TitleText {
    let isHome = destination?.lowercased() == "home"
    return TitleText(
      isHome ? "home" : "ride",
      ["destination": isHome ? nil : destination, "time": time.map(format.moment)])
  }
}

extension ActionKind {
  public static let getRide = ActionKind("get_ride")
}

extension SuggestedAction.Values {
  public static func getRide(_ values: RideValues) -> Self { Self(values) }
}
