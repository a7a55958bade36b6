import TextAnalysis

/// Somebody to keep in the address book.
public struct ContactValues: ActionContent {
  /// The contact's name.
  public var name: String
  /// The contact's phone number.
  public var phone: PhoneValue?
  /// The contact's e-mail address.
  public var email: String?
  /// The contact's postal address.
  public var address: String?

  /// Creates the values of a contact.
  public init(name: String, phone: PhoneValue? = nil, email: String? = nil, address: String? = nil) {
    self.name = name
    self.phone = phone
    self.email = email
    self.address = address
  }

  /// The kind of the action: adding a contact.
  public static let kind = ActionKind.addContact
  /// The name of the system symbol on the button.
  public static let symbol = "person.crop.circle.badge.plus"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["contact": ["name"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [
      ActionField("name", name), ActionField("phone", phone?.e164), ActionField("email", email),
      ActionField("address", address),
    ]
  }

  /// The name, which tells two contacts of one message apart.
  public var key: String { name }
  /// The number and the e-mail address, in which contacts of one name may differ.
  public var conversationKey: [String?]? { [phone?.e164, email] }
  /// The number, e-mail address and name of the contact.
  public var facts: ActionFacts { ActionFacts(phone: phone, email: email, name: name) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText { TitleText("contact", ["name": name]) }
}

extension ActionKind {
  /// The kind of action for adding a contact.
  public static let addContact = ActionKind("add_contact")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for adding a contact.
  public static func addContact(_ values: ContactValues) -> Self { Self(values) }
}
