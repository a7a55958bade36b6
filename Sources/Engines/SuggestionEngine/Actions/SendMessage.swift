import PlainText
import TextAnalysis

/// A text message to write: to a number, to a name to look up, or both.
public struct TextMessageValues: ActionContent {
  public var phone: PhoneValue?
  public var name: String?
  /// What it is to say, where the request says so.
  public var text: String?
  /// Whether the number was known before, from the app or an earlier message: the button names the person alone.
  public internal(set) var isNumberKnown = false

  public init(phone: PhoneValue?, name: String? = nil, text: String? = nil) {
    self.phone = phone
    self.name = name
    self.text = text
  }

  public static let kind = ActionKind.sendMessage
  public static let symbol = "message"
  public static let titleForms: [String: Set<String>] = [
    "person": ["person", "number", "text"], "number": ["number", "text"], "nobody": ["text"],
  ]

  public var fields: [ActionField?] {
    [
      ActionField("to", phone?.e164 ?? name), phone == nil ? nil : ActionField("name", name),
      ActionField("text", text),
    ]
  }

  public var key: String { phone?.e164 ?? name?.lowercased() ?? "" }
  public var conversationKey: [String?]? { [text] }

  public var link: String? {
    phone.map {
      ActionURI.telephone("sms:", $0, withExtension: false)
        + (text.map { "?body=" + PercentEncoding.encode($0) } ?? "")
    }
  }

  public var facts: ActionFacts { ActionFacts(phone: phone, name: name) }

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
  public static let sendMessage = ActionKind("send_message")
}

extension SuggestedAction.Values {
  public static func sendMessage(_ values: TextMessageValues) -> Self { Self(values) }
}
