/// A link to open.
public struct LinkValues: ActionContent {
  public var url: String

  public init(url: String) { self.url = url }

  public static let kind = ActionKind.openLink
  public static let symbol = "link"
  public static let titleForms: [String: Set<String>] = ["link": ["address"]]

  public var fields: [ActionField?] { [ActionField("url", url)] }
  public var key: String { url.hasSuffix("/") ? String(url.dropLast()) : url }
  public var link: String? { url }
  public var facts: ActionFacts { ActionFacts(place: url) }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("link", ["address": TitleFormat.shortened(LinkValues.shown(url), to: 40)])
  }

  /// A link as people read it: without scheme, "www." and a final slash.
  static func shown(_ url: String) -> String {
    var text = url[...]
    if let scheme = text.range(of: "://") { text = text[scheme.upperBound...] }
    if text.hasPrefix("www.") { text = text.dropFirst(4) }
    return String(text.hasSuffix("/") ? text.dropLast() : text)
  }
}

extension ActionKind {
  public static let openLink = ActionKind("open_link")
}

extension SuggestedAction.Values {
  public static func openLink(_ url: String) -> Self { Self(LinkValues(url: url)) }
}
