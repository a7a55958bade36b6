import PlainText

/// A mail to write: to an address, to a name to look up, or both.
public struct MailValues: ActionContent {
  /// The e-mail address of the recipient, where known.
  public var address: String?
  /// The name of the recipient, where known.
  public var name: String?
  /// The subject line, where the message implies one.
  public var subject: String? { didSet { if subject != oldValue { topic = nil } } }
  /// The subject as it stands within a sentence: "the invoice". It goes with the subject.
  public internal(set) var topic: String?

  /// Creates the values of an e-mail.
  public init(address: String?, name: String? = nil, subject: String? = nil) {
    self.address = address
    self.name = name
    self.subject = subject
  }

  /// The kind of the action: writing an e-mail.
  public static let kind = ActionKind.sendMail
  /// The name of the system symbol on the button.
  public static let symbol = "envelope"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = ["mail": ["to", "subject"], "nobody": ["subject"]]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [ActionField("address", address), ActionField("name", name), ActionField("subject", subject)]
  }

  /// The address, or else the name, in lower case.
  public var key: String { (address ?? name ?? "").lowercased() }

  /// The e-mail as a `mailto:` address (RFC 6068), or nil without an address.
  public var link: String? {
    address.map {
      "mailto:" + PercentEncoding.encode($0, keeping: "@")
        + (subject.map { "?subject=" + PercentEncoding.encode($0) } ?? "")
    }
  }

  /// The e-mail address and the name of the recipient.
  public var facts: ActionFacts { ActionFacts(email: address, name: name) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    let to = name ?? address
    // An address is shown whole: by its end people tell whose it is.
    return TitleText(
      to == nil ? "nobody" : "mail", ["to": to, "subject": topic ?? subject],
      limit: name == nil ? nil : 70)
  }
}

extension ActionKind {
  /// The kind of action for writing an e-mail.
  public static let sendMail = ActionKind("send_mail")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for writing an e-mail.
  public static func sendMail(_ values: MailValues) -> Self { Self(values) }
}
