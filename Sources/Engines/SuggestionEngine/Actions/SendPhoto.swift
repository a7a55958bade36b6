/// A picture that somebody asked for.
public struct SendPhotoValues: ActionContent {
  /// The picture and the person who asked for it.
  public var item: SharedItemValues

  /// Creates the values for a picture.
  public init(_ item: SharedItemValues) { self.item = item }

  /// The kind of the action: sending a picture.
  public static let kind = ActionKind.sendPhoto
  /// The name of the system symbol on the button.
  public static let symbol = "photo"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["photo": ["what", "person"], "any": ["person"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { item.fields }
  /// The description of the picture in lower case.
  public var key: String { item.what?.lowercased() ?? "" }
  /// The person who asked for the picture.
  public var conversationKey: [String?]? { [item.person] }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(item.what == nil ? "any" : "photo", ["what": item.what, "person": item.person])
  }
}

extension ActionKind {
  /// The kind of action for sending a picture.
  public static let sendPhoto = ActionKind("send_photo")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for sending a picture.
  public static func sendPhoto(_ item: SharedItemValues) -> Self { Self(SendPhotoValues(item)) }
}
