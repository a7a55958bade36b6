import TextAnalysis

/// A phone call: a number, a name to look up, or both.
public struct CallValues: ActionContent {
  public var phone: PhoneValue?
  public var name: String?
  /// Whether the number was known before, from the app or an earlier message: the button names the person alone.
  public internal(set) var isNumberKnown = false

  public init(phone: PhoneValue?, name: String? = nil) {
    self.phone = phone
    self.name = name
  }

  public static let kind = ActionKind.call
  public static let symbol = "phone"
  public static let titleForms: [String: Set<String>] = [
    "person": ["person", "number"], "number": ["number"], "back": [],
  ]

  public var fields: [ActionField?] { [ActionField("phone", phone?.e164), ActionField("name", name)] }
  public var key: String { phone?.e164 ?? name?.lowercased() ?? "" }
  public var conversationKey: [String?]? { [phone?.extension] }
  public var link: String? { phone.map { ActionURI.telephone("tel:", $0) } }
  public var facts: ActionFacts { ActionFacts(phone: phone, name: name) }

  public func title(_ format: TitleFormat) -> TitleText {
    if let name {
      TitleText("person", ["person": name, "number": isNumberKnown ? nil : phone?.formatted])
    } else if let phone {
      TitleText("number", ["number": phone.formatted])
    } else {
      TitleText("back")
    }
  }
}

extension ActionKind {
  public static let call = ActionKind("call")
}

extension SuggestedAction.Values {
  public static func call(_ values: CallValues) -> Self { Self(values) }
}
