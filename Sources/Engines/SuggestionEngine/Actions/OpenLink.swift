import PlainText

/// A link to open.
public struct LinkValues: ActionContent {
  /// The address of the link.
  public var url: String

  /// Creates the values for an address.
  public init(url: String) { self.url = url }

  /// The kind of the action: opening a link.
  public static let kind = ActionKind.openLink
  /// The name of the system symbol on the button.
  public static let symbol = "link"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["link": ["address"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { [ActionField("url", url)] }
  /// The address without a final slash.
  public var key: String { url.hasSuffix("/") ? String(url.dropLast()) : url }
  /// The address itself.
  public var link: String? { url }
  /// The address as a place, since an event may name a meeting's link as its place.
  public var facts: ActionFacts { ActionFacts(place: url) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText("link", ["address": TitleFormat.shortened(LinkValues.shown(url), to: 40)])
  }

  /// A link as people read it: without scheme, "www." and a final slash, and with a host that can't be taken
  /// for another.
  static func shown(_ url: String) -> String {
    var text = url[...]
    if let scheme = text.range(of: "://") { text = text[scheme.upperBound...] }
    if text.hasPrefix("www.") { text = text.dropFirst(4) }
    let host = text.prefix { !"/?#:".contains($0) }
    let rest = text[host.endIndex...]
    return HostName.shown(String(host)) + (rest.hasSuffix("/") ? rest.dropLast() : rest)
  }
}

extension ActionKind {
  /// The kind of action for opening a link.
  public static let openLink = ActionKind("open_link")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for opening a link.
  public static func openLink(_ url: String) -> Self { Self(LinkValues(url: url)) }
}
