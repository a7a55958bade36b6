import PlainText
import TextAnalysis

/// A text message to write: to a number, to a name to look up, or both.
public struct TextMessageValues: ActionContent {
  /// The number of the recipient, where known.
  public var phone: PhoneValue?
  /// The name of the recipient, where known.
  public var name: String?
  /// The text of the message, where the request states it.
  public var text: String?
  /// A Boolean value that indicates whether the number was known before, from the app or an earlier message;
  /// the button then names the person alone.
  public internal(set) var isNumberKnown = false

  /// Creates the values of a text message.
  public init(phone: PhoneValue?, name: String? = nil, text: String? = nil) {
    self.phone = phone
    self.name = name
    self.text = text
  }

  /// The kind of the action: writing a text message.
  public static let kind = ActionKind.sendMessage
  /// The name of the system symbol on the button.
  public static let symbol = "message"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = [
    "person": ["person", "number", "text"], "number": ["number", "text"], "nobody": ["text"],
  ]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [
      ActionField("to", phone?.e164 ?? name), phone == nil ? nil : ActionField("name", name),
      ActionField("text", text),
    ]
  }

  /// The number in E.164, or else the name in lower case.
  public var key: String { phone?.e164 ?? name?.lowercased() ?? "" }
  /// The text of the message.
  public var conversationKey: [String?]? { [text] }

  /// The message as an `sms:` address (RFC 5724), or nil without a number.
  public var link: String? {
    phone.map {
      ActionURI.telephone("sms:", $0, withExtension: false)
        + (text.map { "?body=" + PercentEncoding.encode($0) } ?? "")
    }
  }

  /// The number and the name of the recipient.
  public var facts: ActionFacts { ActionFacts(phone: phone, name: name) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    let text = text.map { TitleFormat.shortened($0, to: 40) }
    if let name {
      // What is to be said tells more than a number.
      let number = text == nil && !isNumberKnown ? phone?.formatted : nil
      return TitleText("person", ["person": name, "number": number, "text": text])
    }
    return phone.map { TitleText("number", ["number": $0.formatted, "text": text]) }
      ?? TitleText("nobody", ["text": text])
  }
}

extension ActionKind {
  /// The kind of action for writing a text message.
  public static let sendMessage = ActionKind("send_message")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for writing a text message.
  public static func sendMessage(_ values: TextMessageValues) -> Self { Self(values) }
}
