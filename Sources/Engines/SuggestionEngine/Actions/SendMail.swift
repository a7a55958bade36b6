import PlainText

/// A mail to write: to an address, to a name to look up, or both.
public struct MailValues: ActionContent {
  public var address: String?
  public var name: String?
  public var subject: String? { didSet { if subject != oldValue { topic = nil } } }
  /// The subject as it stands within a sentence: "the invoice". It goes with the subject.
  public internal(set) var topic: String?

  public init(address: String?, name: String? = nil, subject: String? = nil) {
    self.address = address
    self.name = name
    self.subject = subject
  }

  public static let kind = ActionKind.sendMail
  public static let symbol = "envelope"
  public static let titleForms: [String: Set<String>] = ["mail": ["to", "subject"], "nobody": ["subject"]]

  public var fields: [ActionField?] {
    [ActionField("address", address), ActionField("name", name), ActionField("subject", subject)]
  }

  public var key: String { (address ?? name ?? "").lowercased() }

  public var link: String? {
    address.map {
      "mailto:" + PercentEncoding.encode($0, keeping: "@")
        + (subject.map { "?subject=" + PercentEncoding.encode($0) } ?? "")
    }
  }

  public var facts: ActionFacts { ActionFacts(email: address, name: name) }

  public func title(_ format: TitleFormat) -> TitleText {
    let to = name ?? address
    // An address is shown whole: by its end people tell whose it is.
    return TitleText(
      to == nil ? "nobody" : "mail", ["to": to, "subject": topic ?? subject],
      limit: name == nil ? nil : 70)
  }
}

extension ActionKind {
  public static let sendMail = ActionKind("send_mail")
}

extension SuggestedAction.Values {
  public static func sendMail(_ values: MailValues) -> Self { Self(values) }
}
