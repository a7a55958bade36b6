import PlainText

/// A place to look up on a map.
public struct MapValues: ActionContent {
  /// The place or the address to look for.
  public var query: String

  /// Creates the values for a query.
  public init(query: String) { self.query = query }

  /// The kind of the action: showing a place on a map.
  public static let kind = ActionKind.openMap
  /// The name of the system symbol on the button.
  public static let symbol = "map"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["place": ["place"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { [ActionField("query", query)] }
  /// The query in lower case.
  public var key: String { query.lowercased() }
  /// The query as a `geo:` address.
  public var link: String? { "geo:0,0?q=" + PercentEncoding.encode(query) }
  /// The query as a place.
  public var facts: ActionFacts { ActionFacts(place: query) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("place", ["place": TitleFormat.shortened(query, to: 40)])
  }
}

extension ActionKind {
  /// The kind of action for showing a place on a map.
  public static let openMap = ActionKind("open_map")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for showing a place on a map.
  public static func openMap(query: String) -> Self { Self(MapValues(query: query)) }
}
