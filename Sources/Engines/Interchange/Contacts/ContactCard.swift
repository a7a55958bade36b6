import Conversations

/// A person for an address book (RFC 6350, vCard 4.0).
public struct ContactCard: Sendable, Hashable {
  /// A value with its label: "home", "work", "cell".
  public struct Labeled: Sendable, Hashable {
    /// The number, address or other value itself.
    public var value: String
    /// The label in lower case; nil where none is given.
    public var label: String?

    /// Creates a value with a label.
    public init(_ value: String, label: String? = nil) {
      self.value = value
      self.label = label
    }
  }

  /// The displayed name, which a card requires (FN).
  public var name: String
  /// The given name (N).
  public var givenName: String?
  /// The family name (N).
  public var familyName: String?
  /// The phone numbers (TEL).
  public var phones: [Labeled] = []
  /// The mail addresses (EMAIL).
  public var emails: [Labeled] = []
  /// The postal addresses (ADR).
  public var addresses: [PostalAddress] = []
  /// The addresses of web pages (URL).
  public var links: [String] = []
  /// The organization that the person belongs to (ORG).
  public var organization: String?
  /// The person's job title (TITLE).
  public var jobTitle: String?
  /// A note about the person (NOTE).
  public var note: String?
  /// The globally unique identifier (UID), which the caller makes.
  public var uid: String?

  /// Creates a card of a name alone.
  public init(name: String) { self.name = name }
}
