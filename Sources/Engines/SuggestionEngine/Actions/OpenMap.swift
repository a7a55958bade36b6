import PlainText

/// What to look for on a map.
public struct MapValues: ActionContent {
  public var query: String

  public init(query: String) { self.query = query }

  public static let kind = ActionKind.openMap
  public static let symbol = "map"
  public static let titleForms: [String: Set<String>] = ["place": ["place"]]

  public var fields: [ActionField?] { [ActionField("query", query)] }
  public var key: String { query.lowercased() }
  public var link: String? { "geo:0,0?q=" + PercentEncoding.encode(query) }
  public var facts: ActionFacts { ActionFacts(place: query) }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("place", ["place": TitleFormat.shortened(query, to: 40)])
  }
}

extension ActionKind {
  public static let openMap = ActionKind("open_map")
}

extension SuggestedAction.Values {
  public static func openMap(query: String) -> Self { Self(MapValues(query: query)) }
}
