/// A picture that somebody asked for.
public struct SendPhotoValues: ActionContent {
  public var item: SharedItemValues

  public init(_ item: SharedItemValues) { self.item = item }

  public static let kind = ActionKind.sendPhoto
  public static let symbol = "photo"
  public static let titleForms: [String: Set<String>] = ["photo": ["what", "person"], "any": ["person"]]

  public var fields: [ActionField?] { item.fields }
  public var key: String { item.what?.lowercased() ?? "" }
  public var conversationKey: [String?]? { [item.person] }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(item.what == nil ? "any" : "photo", ["what": item.what, "person": item.person])
  }
}

extension ActionKind {
  public static let sendPhoto = ActionKind("send_photo")
}

extension SuggestedAction.Values {
  public static func sendPhoto(_ item: SharedItemValues) -> Self { Self(SendPhotoValues(item)) }
}
