import TextAnalysis

/// Somebody to keep in the address book.
public struct ContactValues: ActionContent {
  public var name: String
  public var phone: PhoneValue?
  public var email: String?
  public var address: String?

  public init(name: String, phone: PhoneValue? = nil, email: String? = nil, address: String? = nil) {
    self.name = name
    self.phone = phone
    self.email = email
    self.address = address
  }

  public static let kind = ActionKind.addContact
  public static let symbol = "person.crop.circle.badge.plus"
  public static let titleForms: [String: Set<String>] = ["contact": ["name"]]

  public var fields: [ActionField?] {
    [
      ActionField("name", name), ActionField("phone", phone?.e164), ActionField("email", email),
      ActionField("address", address),
    ]
  }

  public var key: String { name }
  public var conversationKey: [String?]? { [phone?.e164, email] }
  public var facts: ActionFacts { ActionFacts(phone: phone, email: email, name: name) }

  public func title(_ format: TitleFormat) -> TitleText { TitleText("contact", ["name": name]) }
}

extension ActionKind {
  public static let addContact = ActionKind("add_contact")
}

extension SuggestedAction.Values {
  public static func addContact(_ values: ContactValues) -> Self { Self(values) }
}
