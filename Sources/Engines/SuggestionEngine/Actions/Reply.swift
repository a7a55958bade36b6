/// An answer in the conversation.
public struct ReplyValues: ActionContent {
  /// The text where only one will do ("Reply YES to confirm").
  public var text: String?
  /// The name of the person it answers, where known.
  public var person: String?

  /// Creates the values of a reply; without a text, the person writes it.
  public init(text: String?, person: String? = nil) {
    self.text = text
    self.person = person
  }

  /// The kind of the action: replying to a message.
  public static let kind = ActionKind.reply
  /// The name of the system symbol on the button.
  public static let symbol = "arrowshape.turn.up.left"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["text": ["text"], "any": ["person"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { [ActionField("text", text)] }
  /// The text in lower case; empty for a reply without a fixed text.
  public var key: String { text?.lowercased() ?? "" }
  /// No key, since each reply answers its own message.
  public var conversationKey: [String?]? { nil }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    text.map { TitleText("text", ["text": $0]) } ?? TitleText("any", ["person": person])
  }
}

extension ActionKind {
  /// The kind of action for replying to a message.
  public static let reply = ActionKind("reply")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for replying to a message.
  public static func reply(text: String?) -> Self { Self(ReplyValues(text: text)) }
}
