/// The person's own location, for whoever asked where they are.
public struct LocationValues: ActionContent {
  /// The name of the person who asked, where known.
  public var person: String?

  /// Creates the values for the person who asked.
  public init(person: String?) { self.person = person }

  /// The kind of the action: sharing the person's own location.
  public static let kind = ActionKind.shareLocation
  /// The name of the system symbol on the button.
  public static let symbol = "location"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["location": ["person"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { [ActionField("to", person)] }
  /// The name of the person asking, in lower case.
  public var key: String { person?.lowercased() ?? "" }
  /// No key, since a location changes: each action answers its own message.
  public var conversationKey: [String?]? { nil }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText { TitleText("location", ["person": person]) }
}

extension ActionKind {
  /// The kind of action for sharing the person's own location.
  public static let shareLocation = ActionKind("share_location")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for sharing the person's own location.
  public static func shareLocation(to person: String?) -> Self { Self(LocationValues(person: person)) }
}
