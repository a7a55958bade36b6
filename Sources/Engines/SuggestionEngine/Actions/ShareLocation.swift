/// The person's own location, for whoever asked where they are.
public struct LocationValues: ActionContent {
  public var person: String?

  public init(person: String?) { self.person = person }

  public static let kind = ActionKind.shareLocation
  public static let symbol = "location"
  public static let titleForms: [String: Set<String>] = ["location": ["person"]]

  public var fields: [ActionField?] { [ActionField("to", person)] }
  public var key: String { person?.lowercased() ?? "" }
  /// Where somebody is changes: each answers its own message.
  public var conversationKey: [String?]? { nil }

  public func title(_ format: TitleFormat) -> TitleText { TitleText("location", ["person": person]) }
}

extension ActionKind {
  public static let shareLocation = ActionKind("share_location")
}

extension SuggestedAction.Values {
  public static func shareLocation(to person: String?) -> Self { Self(LocationValues(person: person)) }
}
