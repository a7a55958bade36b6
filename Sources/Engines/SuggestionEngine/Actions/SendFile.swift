/// A document that somebody asked for.
public struct SendFileValues: ActionContent {
  /// The document and the person who asked for it.
  public var item: SharedItemValues

  /// Creates the values for a document.
  public init(_ item: SharedItemValues) { self.item = item }

  /// The kind of the action: sending a document.
  public static let kind = ActionKind.sendFile
  /// The name of the system symbol on the button.
  public static let symbol = "doc"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["file": ["what", "person"], "any": ["person"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { item.fields }
  /// The description of the document in lower case.
  public var key: String { item.what?.lowercased() ?? "" }
  /// The person who asked for the document.
  public var conversationKey: [String?]? { [item.person] }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(item.what == nil ? "any" : "file", ["what": item.what, "person": item.person])
  }
}

extension ActionKind {
  /// The kind of action for sending a document.
  public static let sendFile = ActionKind("send_file")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for sending a document.
  public static func sendFile(_ item: SharedItemValues) -> Self { Self(SendFileValues(item)) }
}
