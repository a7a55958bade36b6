import TextAnalysis

/// A phone call: a number, a name to look up, or both.
public struct CallValues: ActionContent {
  /// The number to call, where known.
  public var phone: PhoneValue?
  /// The name of the person to call, where known.
  public var name: String?
  /// A Boolean value that indicates whether the number was known before, from the app or an earlier message;
  /// the button then names the person alone.
  public internal(set) var isNumberKnown = false

  /// Creates the values of a call to a number, a person, or both.
  public init(phone: PhoneValue?, name: String? = nil) {
    self.phone = phone
    self.name = name
  }

  /// The kind of the action: a phone call.
  public static let kind = ActionKind.call
  /// The name of the system symbol on the button.
  public static let symbol = "phone"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = [
    "person": ["person", "number"], "number": ["number"], "back": [],
  ]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] { [ActionField("phone", phone?.e164), ActionField("name", name)] }
  /// The number in E.164, or else the name in lower case.
  public var key: String { phone?.e164 ?? name?.lowercased() ?? "" }
  /// The extension of the number.
  public var conversationKey: [String?]? { [phone?.extension] }
  /// The number as a `tel:` address (RFC 3966), or nil without a number.
  public var link: String? { phone.map { ActionURI.telephone("tel:", $0) } }
  /// The number and the name of the person to call.
  public var facts: ActionFacts { ActionFacts(phone: phone, name: name) }

  /// Returns the form of the title and its values, as the format writes them.
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
  /// The kind of action for a phone call.
  public static let call = ActionKind("call")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for a phone call.
  public static func call(_ values: CallValues) -> Self { Self(values) }
}
