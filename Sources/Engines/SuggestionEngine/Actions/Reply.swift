/// An answer in the conversation.
public struct ReplyValues: ActionContent {
  /// The text where only one will do ("Reply YES to confirm").
  public var text: String?
  /// Whom it answers, where known.
  public var person: String?

  public init(text: String?, person: String? = nil) {
    self.text = text
    self.person = person
  }

  public static let kind = ActionKind.reply
  public static let symbol = "arrowshape.turn.up.left"
  public static let titleForms: [String: Set<String>] = ["text": ["text"], "any": ["person"]]

  public var fields: [ActionField?] { [ActionField("text", text)] }
  public var key: String { text?.lowercased() ?? "" }
  /// Each answers its own message.
  public var conversationKey: [String?]? { nil }

  public func title(_ format: TitleFormat) -> TitleText {
    text.map { TitleText("text", ["text": $0]) } ?? TitleText("any", ["person": person])
  }
}

extension ActionKind {
  public static let reply = ActionKind("reply")
}

extension SuggestedAction.Values {
  public static func reply(text: String?) -> Self { Self(ReplyValues(text: text)) }
}
