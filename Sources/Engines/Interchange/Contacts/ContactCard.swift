import Conversations

/// A person for an address book (RFC 6350, vCard 4.0).
public struct ContactCard: Sendable, Hashable {
  /// A value with what it is for: "home", "work", "cell".
  public struct Labeled: Sendable, Hashable {
    public var value: String
    /// In lower case; nil where nobody says.
    public var label: String?

    public init(_ value: String, label: String? = nil) {
      self.value = value
      self.label = label
    }
  }

  /// The name as it is shown; a card needs one.
  public var name: String
  public var givenName: String?
  public var familyName: String?
  public var phones: [Labeled] = []
  public var emails: [Labeled] = []
  public var addresses: [PostalAddress] = []
  public var links: [String] = []
  public var organization: String?
  public var jobTitle: String?
  public var note: String?
  /// Unique in the world; the caller makes it.
  public var uid: String?

  public init(name: String) { self.name = name }
}
