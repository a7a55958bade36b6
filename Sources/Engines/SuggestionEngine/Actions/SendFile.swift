/// A document that somebody asked for.
public struct SendFileValues: ActionContent {
  public var item: SharedItemValues

  public init(_ item: SharedItemValues) { self.item = item }

  public static let kind = ActionKind.sendFile
  public static let symbol = "doc"
  public static let titleForms: [String: Set<String>] = ["file": ["what", "person"], "any": ["person"]]

  public var fields: [ActionField?] { item.fields }
  public var key: String { item.what?.lowercased() ?? "" }
  public var conversationKey: [String?]? { [item.person] }

  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(item.what == nil ? "any" : "file", ["what": item.what, "person": item.person])
  }
}

extension ActionKind {
  public static let sendFile = ActionKind("send_file")
}

extension SuggestedAction.Values {
  public static func sendFile(_ item: SharedItemValues) -> Self { Self(SendFileValues(item)) }
}
